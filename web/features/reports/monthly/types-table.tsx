import { byNumber } from '@portal/domain/text/by-number.ts'
import { lazily } from '@portal/domain/text/lazily.ts'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { alreadyLoaded } from '../../../ui/feedback/already-loaded.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { type MonthlyReport, yearOf } from './month-charts.tsx'

/** A type of facility, or all of them together, which have no id. */
type Row = Omit<MonthlyReport['by_type'][number], 'id'> & { id: number | undefined }

const inFigures = lazily(() => new Intl.NumberFormat('en-NG'))
const inPercent = lazily(() => new Intl.NumberFormat('en-NG', { style: 'percent', maximumFractionDigits: 0 }))

const inDays = (days: number | null) => (days === null ? '–' : byNumber(days, { one: '# day', other: '# days' }))

/** A number that leads to the list of what it counts. */
function Leading({ n, what, name, to }: { n: number; what: string; name: string; to: string }) {
  return (
    <Link to={to} aria-label={`${inFigures().format(n)} ${what}, ${name}`}>
      {inFigures().format(n)}
    </Link>
  )
}

function columnsOf(report: MonthlyReport): Column<Row>[] {
  const year = yearOf(report)
  const ofType = (id: number | undefined) => (id === undefined ? {} : { facility_type_id: id })
  const late = (id: number | undefined) => `late=yes${id === undefined ? '' : `&facility_type_id=${id}`}`
  return [
    { header: 'Type', inCard: 'name', cell: ({ id, name }) => (id === undefined ? <strong>{name}</strong> : name) },
    { header: 'Facilities', isFigure: true, cell: ({ facilities }) => inFigures().format(facilities) },
    {
      header: 'Licensed',
      isFigure: true,
      cell: ({ id, name, licensed }) => (
        <Leading n={licensed} what="licensed" name={name} to={paths.licensedFacilities(ofType(id))} />
      ),
    },
    {
      header: 'Received',
      isFigure: true,
      cell: ({ id, name, received }) => (
        <Leading
          n={received}
          what="received"
          name={name}
          to={paths.report('applications', { ...year, ...ofType(id) })}
        />
      ),
    },
    {
      header: 'Decided',
      isFigure: true,
      cell: ({ id, name, decided }) => (
        <Leading n={decided} what="decided" name={name} to={paths.report('days', { ...year, ...ofType(id) })} />
      ),
    },
    { header: 'Half within', isFigure: true, cell: ({ half }) => inDays(half) },
    { header: 'Nine in ten', isFigure: true, cell: ({ most }) => inDays(most) },
    { header: 'In time', isFigure: true, cell: ({ kept }) => (kept === null ? '–' : inPercent().format(kept)) },
    {
      header: `Waiting past ${report.service_days}`,
      isFigure: true,
      cell: ({ id, name, late: n }) => (
        <Leading n={n} what="waiting past the promise" name={name} to={paths.queue(late(id))} />
      ),
    },
  ]
}

/** Each type of facility: licences of today, and what came in and was decided in the year. */
export function TypesTable(report: MonthlyReport) {
  const { by_type, of_year, facilities, licensed, waiting } = report
  const all: Row = { ...of_year, id: undefined, name: 'All types', facilities, licensed, late: waiting.late }
  return (
    <DataTable
      caption="By type of facility"
      of={alreadyLoaded<Row[]>([...by_type, all])}
      rows={(loaded) => loaded}
      rowKey={({ id }) => id ?? 0}
      columns={columnsOf(report)}
      empty={<EmptyState title="No types of facility yet" isSmall />}
    />
  )
}
