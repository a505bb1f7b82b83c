import type { Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/standing/calls/penalties.ts'
import { orNotRecorded } from '@portal/domain/facilities/not-recorded.ts'
import { formatNaira } from '@portal/domain/money/money.ts'
import { Link } from 'react-router'
import { useCall } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { CounterCard, Counters } from '../../../ui/chart/counter-card.tsx'
import { Day } from '../../../ui/dates.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LinkButton } from '../../../ui/layout/link-button.tsx'
import { PenaltyBadge } from '../../../ui/penalty-badge.tsx'
import signedIn from '../../../ui/signed-in.module.css'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { ClearFilters } from '../../../ui/table/list-filters.tsx'
import type { useListAddress } from '../../../ui/table/use-list-address.ts'
import textStyles from '../../../ui/text.module.css'
import styles from './penalties.module.css'
import { PenaltyFilters } from './penalty-filters.tsx'
import { WaivePenalty } from './waive-penalty.tsx'

type Row = Reply<typeof calls.listPenalties>['data'][number]

function AmountOf({ penalty: { amount, invoice_id, due_date } }: { penalty: Row }) {
  if (amount === null || invoice_id === null || due_date === null) return null
  return (
    <div className={styles.amount}>
      <Link to={paths.invoice(invoice_id)} className={textStyles.figure}>
        {formatNaira(amount)}
      </Link>{' '}
      <span className={textStyles.note}>
        by <Day of={due_date} />
      </span>
    </div>
  )
}

const columns: Column<Row>[] = [
  {
    header: 'Name',
    inCard: 'name',
    cell: ({ facility }) => <Link to={paths.facility(facility.id)}>{facility.company_name}</Link>,
    sort: 'name',
  },
  {
    header: 'Category',
    inCard: 'fact',
    cell: ({ facility }) => facility.facility_types.category_list,
    sort: 'category',
  },
  { header: 'Owner', inCard: 'fact', cell: ({ facility }) => orNotRecorded(facility.owner_name) },
  { header: 'LGA', inCard: 'fact', cell: ({ facility }) => facility.local_gov_areas.list, sort: 'lga' },
  { header: 'Date', inCard: 'fact', cell: ({ created_at }) => <Day of={created_at} />, sort: 'created_at' },
  {
    header: 'Reason',
    cell: ({ offence, comment }) => (
      <div>
        {offence && <span className={signedIn.first}>{offence}</span>}
        {comment}
      </div>
    ),
  },
  {
    header: 'Status',
    inCard: 'actions',
    cell: (penalty) => (
      <div className={styles.state}>
        <PenaltyBadge penalty={penalty} />
        <AmountOf penalty={penalty} />
        <WaivePenalty penalty={penalty} company_name={penalty.facility.company_name} />
      </div>
    ),
    sort: 'status',
  },
]

/** The number of penalised facilities, and the penalties with their facilities, the newest first. Spec §2, Penalties and Fines. */
export function PenaltyTable({ address }: { address: ReturnType<typeof useListAddress> }) {
  const penalties = useCall(calls.listPenalties, { query: address.query })
  return (
    <>
      {!penalties.error && (
        <Counters isSmall>
          <CounterCard label="Total Number of Facilities Penalized" value={penalties.data?.facilities} />
        </Counters>
      )}
      <PenaltyFilters address={address} />
      <DataTable
        caption="Penalties"
        hidesCaption
        of={penalties}
        rows={({ data }) => data}
        page={(reply) => reply}
        rowKey={({ id }) => id}
        columns={columns}
        sorting={address.sorting}
        isNumbered
        hasKeys
        onPage={address.goToPage}
        onPageSize={(per_page) => address.filter({ per_page })}
        empty={
          address.get('state') ? (
            <EmptyState
              title="No penalty has this status"
              action={<ClearFilters address={address} names={['state']} />}
            />
          ) : (
            <EmptyState
              title="No facility has been penalised"
              action={<LinkButton to={paths.facilities()}>See all facilities</LinkButton>}
            >
              To penalise a facility, open its page from Facility Management.
            </EmptyState>
          )
        }
      />
    </>
  )
}
