import type { Reply } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/money/calls/revenue.ts'
import { formatNaira } from '@portal/domain/money/money.ts'
import { alreadyLoaded } from '../../../ui/feedback/already-loaded.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'

type Figures = Reply<typeof calls.showRevenue>['total']

interface Row extends Figures {
  name: string
  isTotal?: true
}

const figure = (header: string, of: keyof Figures): Column<Row> => ({
  header,
  isFigure: true,
  cell: ({ isTotal, ...row }) => (isTotal ? <strong>{formatNaira(row[of])}</strong> : formatNaira(row[of])),
})

const figures = [
  figure('Invoiced', 'invoiced'),
  figure('Waived', 'waived'),
  figure('Confirmed', 'confirmed'),
  figure('Still open', 'open'),
]

interface TableProps {
  caption: string
  /** What a row is: 'Month'. */
  of: string
  rows: readonly (Figures & { name: string })[]
  total: Figures
}

/** Money by month, LGA or facility type, with the total in the last row. */
export function RevenueTable({ caption, of, rows, total }: TableProps) {
  const all: Row[] = rows.length > 0 ? [...rows, { ...total, name: 'Total', isTotal: true }] : []
  return (
    <DataTable
      caption={caption}
      hidesCaption
      of={alreadyLoaded(all)}
      rows={(loaded) => loaded}
      rowKey={({ name, isTotal }) => (isTotal ? '' : name)}
      columns={[
        { header: of, inCard: 'name', cell: ({ name, isTotal }) => (isTotal ? <strong>{name}</strong> : name) },
        ...figures,
      ]}
      empty={<EmptyState isSmall title="No money in this period" />}
    />
  )
}
