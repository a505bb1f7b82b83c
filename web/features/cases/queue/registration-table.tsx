import * as calls from '@portal/contract/applications/calls/registrations.ts'
import type { Reply } from '@portal/contract/call.ts'
import type { CaseFlag } from '@portal/domain/cases/case-flags.ts'
import { Link } from 'react-router'
import { useSession } from '../../../api/session.ts'
import { useCall } from '../../../api/use-call.ts'
import { CaseClock } from '../../../fields/case-clock.tsx'
import { FacilityStatus } from '../../../fields/facility-status.tsx'
import { FoundBy } from '../../../fields/found-facility.tsx'
import { paths } from '../../../paths.ts'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { Highlighted, type Searched } from '../../../ui/table/highlighted.tsx'
import type { useListAddress } from '../../../ui/table/use-list-address.ts'
import textStyles from '../../../ui/text.module.css'
import { rowLinkId, useReturnToCase } from './last-case.ts'
import { NothingInQueue } from './nothing-in-queue.tsx'
import styles from './queue.module.css'
import { queueQuery } from './queue.ts'

type Row = Reply<typeof calls.listRegistrations>['data'][number]

interface Shown {
  searched: Searched
  /** The signed-in officer. */
  officerId: number | undefined
  /** The address of the list, for the links between its cases. */
  queue: string
}

const columnsOf = ({ searched, officerId, queue }: Shown): Column<Row>[] => [
  {
    header: 'Facility',
    inCard: 'name',
    cell: ({ id, facility }) => (
      <>
        <Link id={rowLinkId(id)} to={paths.registration(id, queue)} title={facility.company_name}>
          <Highlighted text={facility.company_name} searched={searched} />
        </Link>
        <FoundBy facility={facility} searched={searched} hidesOwner />
      </>
    ),
    sort: 'name',
  },
  {
    header: 'Category',
    inCard: 'fact',
    cell: ({ facility: { facility_types: type } }) => <span title={type.category_list}>{type.category_list}</span>,
    sort: 'category',
  },
  {
    header: 'Owner',
    inCard: 'fact',
    cell: ({ facility: { owner_name } }) => (
      <span title={owner_name}>
        <Highlighted text={owner_name} searched={searched} />
      </span>
    ),
  },
  { header: 'LGA', inCard: 'fact', cell: ({ facility }) => facility.local_gov_areas.list, sort: 'lga' },
  {
    header: 'Status',
    inCard: 'state',
    cell: (row) => <FacilityStatus registration={row} facility={row.facility} />,
    sort: 'status',
  },
  { header: 'Waiting', inCard: 'state', cell: (row) => row.case && <CaseClock {...row.case} />, sort: 'submitted_at' },
  { header: 'Officer', cell: (row) => <Officer of={row} officerId={officerId} /> },
  { header: 'Flags', inCard: 'state', cell: (row) => <Flags of={row} /> },
  {
    header: 'Action',
    inCard: 'actions',
    cell: ({ id, facility }) => (
      <Link to={paths.registration(id, queue)} aria-label={`View the registration of ${facility.company_name}`}>
        View
      </Link>
    ),
  },
]

function Officer({ of, officerId }: { of: Row; officerId: number | undefined }) {
  const assignee = of.case?.assignee
  if (!assignee) return <span className={textStyles.quiet}>Nobody</span>
  return assignee.id === officerId ? <strong>You</strong> : `${assignee.first_name} ${assignee.last_name}`
}

/** The flags in a row of one line, which has the whole words as a title. */
const shortly = {
  'Over time': 'Late',
  'Correction overdue': 'Overdue',
  'Temporary approval ended': 'Lapsed',
  'Shared practitioner': 'Shared officer',
  'Likely duplicate': 'Duplicate?',
} as const satisfies Record<CaseFlag, string>

/** The flags besides Over time, which the days show. */
function Flags({ of }: { of: Row }) {
  return of.case?.flags
    .filter((flag) => flag !== 'Over time')
    .map((flag) => (
      <span key={flag} className={styles.flag} title={flag}>
        {shortly[flag]}
      </span>
    ))
}

interface TableProps {
  address: ReturnType<typeof useListAddress>
}

/** The officers' queue: every registration with its status, or those that the filters choose. Spec §2, Registrations list. */
export function RegistrationTable({ address }: TableProps) {
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
      columns={columnsOf({
        searched: { typed: address.get('q'), matched: registrations.data?.matched },
        officerId: session?.id,
        queue: address.search,
      })}
      sorting={address.sorting}
      hasKeys
      onPage={address.goToPage}
      onPageSize={(per_page) => address.filter({ per_page })}
      empty={<NothingInQueue address={address} />}
    />
  )
}
