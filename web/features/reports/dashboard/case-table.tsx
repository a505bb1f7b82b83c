import type * as calls from '@portal/contract/applications/calls/registrations.ts'
import type { Reply } from '@portal/contract/call.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CaseClock } from '../../../fields/case-clock.tsx'
import { paths } from '../../../paths.ts'
import { Day } from '../../../ui/dates.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { type CaseFilters, useOldestCases } from './use-oldest-cases.ts'

type Case = Reply<typeof calls.listRegistrations>['data'][number]

/** `queue` is the address of the queue, so that each case links on to the next one. */
function columnsIn(queue: string): Column<Case>[] {
  return [
    {
      header: 'Facility',
      inCard: 'name',
      cell: ({ id, facility }) => <Link to={paths.review(id, queue)}>{facility.company_name}</Link>,
    },
    { header: 'Category', inCard: 'fact', cell: ({ facility }) => facility.facility_types.category_list },
    { header: 'LGA', inCard: 'fact', cell: ({ facility }) => facility.local_gov_areas.list },
    { header: 'Status', inCard: 'state', cell: (row) => <StatusBadge {...row} /> },
    { header: 'Submitted', cell: ({ submitted_at }) => submitted_at && <Day of={submitted_at} /> },
    { header: 'Waiting', inCard: 'state', cell: (row) => row.case && <CaseClock {...row.case} />, isFigure: true },
  ]
}

interface CaseTableProps {
  caption: string
  /** The filters of the cases, the oldest of which are shown. */
  filters: CaseFilters
  empty: ReactNode
}

/** The oldest of the cases that the filters choose, each with its clock. */
export function CaseTable({ caption, filters, empty }: CaseTableProps) {
  return (
    <DataTable
      caption={caption}
      hidesCaption
      of={useOldestCases(filters)}
      rows={({ data }) => data}
      rowKey={({ id }) => id}
      columns={columnsIn(new URLSearchParams(filters).toString())}
      empty={empty}
    />
  )
}
