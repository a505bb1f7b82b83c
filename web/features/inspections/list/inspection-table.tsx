import { listInspections } from '@portal/contract/inspections/calls/inspections.ts'
import type { Inspection } from '@portal/contract/inspections/inspection.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { complianceClasses } from '@portal/domain/inspections/compliance-class.ts'
import { recordOf } from '@portal/domain/record-of.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import { Link } from 'react-router'
import { useSession } from '../../../api/session.ts'
import { useCall } from '../../../api/use-call.ts'
import { LgaFilter } from '../../../fields/type-and-lga-filters.tsx'
import { paths } from '../../../paths.ts'
import { Day } from '../../../ui/dates.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { FilterSelect, ListFilters } from '../../../ui/table/list-filters.tsx'
import { NothingListed } from '../../../ui/table/nothing-listed.tsx'
import type { useListAddress } from '../../../ui/table/use-list-address.ts'
import { useSelection } from '../../../ui/table/use-selection.ts'
import textStyles from '../../../ui/text.module.css'
import { ClassBadge, InspectionBadge } from '../badges.tsx'
import { choicesIn, kindWords, nameOf, scoreInWords } from '../inspection-words.ts'
import styles from '../inspections.module.css'
import { InspectionTabs } from './inspection-tabs.tsx'

const filters = ['kind', 'class', 'local_gov_area_id'] as const

/** The day of a visit: the one on which it was done, else the planned one. */
function DayOfVisit({ of: { done_on, planned_day, planned_half } }: { of: Inspection }) {
  if (done_on) return <Day of={done_on} />
  if (!planned_day) return <span className={textStyles.quiet}>No day yet</span>
  return (
    <>
      <Day of={planned_day} />
      {planned_half && <span className={textStyles.second}>{sentenceCase(planned_half)}</span>}
    </>
  )
}

function Team({ of: { team } }: { of: Inspection }) {
  const [lead, ...others] = team
  if (!lead) return <span className={textStyles.quiet}>No team yet</span>
  return (
    <>
      <span className={styles.name}>{nameOf(lead)}</span>
      {others.length > 0 && <span className={textStyles.second}>and {others.length} more</span>}
    </>
  )
}

function Result({ of: { class: reached, score, done_on } }: { of: Inspection }) {
  if (!done_on) return null
  return (
    <>
      {reached && <ClassBadge of={reached} />}
      <span className={textStyles.second}>{scoreInWords(score)}</span>
    </>
  )
}

const columns: Column<Inspection>[] = [
  {
    header: 'Facility',
    inCard: 'name',
    cell: ({ id, company_name, number, facility_type }) => (
      <>
        <Link to={paths.inspection(id)} aria-label={`${company_name}, ${number}`}>
          {company_name}
        </Link>
        <span className={textStyles.second}>
          {number} · {facility_type}
        </span>
      </>
    ),
    sort: 'facility',
  },
  { header: 'Kind', inCard: 'fact', cell: ({ kind }) => kindWords[kind] },
  { header: 'LGA', inCard: 'fact', cell: ({ lga }) => lga, sort: 'lga' },
  { header: 'Day', inCard: 'fact', cell: (row) => <DayOfVisit of={row} />, sort: 'planned_day' },
  { header: 'Team', inCard: 'fact', cell: (row) => <Team of={row} /> },
  { header: 'Result', cell: (row) => <Result of={row} />, sort: 'score' },
  { header: 'Status', inCard: 'state', cell: ({ status }) => <InspectionBadge status={status} />, sort: 'status' },
]

function SheetsButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="subtle" isCompact icon={<Icon name="print" size={16} />} onClick={onClick}>
      Day sheets
    </Button>
  )
}

interface TableProps {
  address: ReturnType<typeof useListAddress>
  /** Shows the day sheets of the selected inspections. */
  onSheets: (inspections: Inspection[]) => void
}

/** The inspections in one view, those that come first at the top. */
export function InspectionTable({ address, onSheets }: TableProps) {
  const inspections = useCall(listInspections, { query: address.query })
  const selection = useSelection(address.search)
  const mayPlan = mayDo(useSession(), 'plan an inspection')
  return (
    <div className={layout.stack3}>
      <InspectionTabs address={address} />
      <ListFilters address={address} names={filters}>
        <FilterSelect address={address} name="kind" label="Kind" all="Any" choices={choicesIn(kindWords)} />
        <FilterSelect
          address={address}
          name="class"
          label="Class"
          all="Any"
          choices={choicesIn(recordOf(complianceClasses, sentenceCase))}
        />
        <LgaFilter address={address} />
      </ListFilters>
      <DataTable
        hasKeys
        caption="Inspections"
        hidesCaption
        of={inspections}
        rows={({ data }) => data}
        page={(reply) => reply}
        rowKey={({ id }) => id}
        columns={columns}
        sorting={address.sorting}
        {...(mayPlan && {
          selection: {
            of: selection,
            nameOf: ({ company_name, number }: Inspection) => `${company_name}, ${number}`,
            actions: (rows: Inspection[]) => <SheetsButton onClick={() => onSheets(rows)} />,
          },
        })}
        onPage={address.goToPage}
        onPageSize={(per_page) => address.filter({ per_page })}
        empty={
          <NothingListed
            address={address}
            names={[...filters, 'status', 'mine']}
            noMatch="No inspection is here"
            advice="Choose another view, or other filters."
          >
            <EmptyState title="No inspection has been planned" icon="calendar">
              Plan one of a facility, or see which facilities should be visited first.
            </EmptyState>
          </NothingListed>
        }
      />
    </div>
  )
}
