import type { Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/calls/registrations.ts'
import { Link } from 'react-router'
import { useSession } from '../../api/session.ts'
import { useCall } from '../../api/use-call.ts'
import { CaseClock } from '../../fields/case-clock.tsx'
import { paths } from '../../paths.ts'
import { FoundBy } from '../../fields/found-facility.tsx'
import { Highlighted, type Searched } from '../../ui/table/highlighted.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { useListAddress } from '../../ui/table/use-list-address.ts'
import { rowLinkId, useReturnToCase } from './last-case.ts'
import { queueQuery } from './queue.ts'
import { NothingInQueue } from './nothing-in-queue.tsx'
import styles from './queue.module.css'

type Row = Reply<typeof calls.listRegistrations>['data'][number]

/** Where a case is cut off with an ellipsis, its title has the whole text. */
const columnsOf = (searched: Searched, officerId: number | undefined): Column<Row>[] => [
  {
    header: 'Facility',
    cell: ({ facility }) => (
      <>
        <Link to={paths.facility(facility.id)} title={facility.company_name}>
          <Highlighted text={facility.company_name} searched={searched} />
        </Link>
        <FoundBy facility={facility} searched={searched} hidesOwner />
      </>
    ),
    sort: 'name',
  },
  { header: 'Category', cell: ({ facility }) => facility.facility_types.category_list, sort: 'category' },
  { header: 'Owner', cell: ({ facility }) => <Highlighted text={facility.owner_name} searched={searched} /> },
  { header: 'LGA', cell: ({ facility }) => facility.local_gov_areas.list, sort: 'lga' },
  { header: 'Status', cell: (row) => <StatusBadge {...row} />, sort: 'status' },
  { header: 'Waiting', cell: (row) => row.case && <CaseClock {...row.case} />, sort: 'submitted_at' },
  { header: 'Officer', cell: (row) => <Officer of={row} officerId={officerId} /> },
  { header: 'Flags', cell: (row) => <Flags of={row} /> },
]

function Officer({ of, officerId }: { of: Row; officerId: number | undefined }) {
  const assignee = of.case?.assignee
  if (!assignee) return <span className={styles.nobody}>Nobody</span>
  return assignee.id === officerId ? <strong>You</strong> : `${assignee.first_name} ${assignee.last_name}`
}

/** The flags besides Over time, which the days show. */
function Flags({ of }: { of: Row }) {
  return of.case?.flags
    .filter((flag) => flag !== 'Over time')
    .map((flag) => (
      <span key={flag} className={styles.flag}>
        {flag}
      </span>
    ))
}

/** The column with links to the cases. The link contains the queue. */
function viewIn(queue: string): Column<Row> {
  return {
    header: 'View',
    cell: ({ id, facility }) => (
      <Link
        id={rowLinkId(id)}
        to={paths.registration(id, queue)}
        aria-label={`View the registration of ${facility.company_name}`}
      >
        View
      </Link>
    ),
  }
}

interface TableProps {
  address: ReturnType<typeof useListAddress>
  isCompact: boolean
}

/** The officers' queue: every registration with its status, or those that the filters choose. Spec §2, Registrations list. */
export function RegistrationTable({ address, isCompact }: TableProps) {
  const session = useSession()
  const query = queueQuery(new URLSearchParams(address.search))
  const registrations = useCall(calls.listRegistrations, { query })
  useReturnToCase(address.search, registrations.data !== undefined && !registrations.isPlaceholderData)
  return (
    <DataTable
      caption="Registrations"
      hidesCaption
      of={registrations}
      rows={({ data }) => data}
      page={(reply) => reply}
      rowKey={({ id }) => id}
      columns={[
        ...columnsOf({ typed: address.get('q'), matched: registrations.data?.matched }, session?.id),
        viewIn(address.search),
      ]}
      sorting={address.sorting}
      isOneLine
      isCompact={isCompact}
      onPage={address.goToPage}
      onPageSize={(per_page) => address.filter({ per_page })}
      empty={<NothingInQueue address={address} />}
    />
  )
}
