import type { Reply } from '@portal/contract/call.ts'
import { listRestrictions } from '@portal/contract/standing/calls/standing.ts'
import { useCall } from '../../../api/use-call.ts'
import { useMoreRows } from '../../../api/use-more-rows.ts'
import { RestrictionPeriod } from '../../../fields/restriction-period.tsx'
import { Day } from '../../../ui/dates.tsx'
import { WhenLoaded } from '../../../ui/feedback/when-loaded.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { ShowMore } from '../../../ui/table/show-more.tsx'
import textStyles from '../../../ui/text.module.css'
import { LiftButton } from './lift-button.tsx'
import styles from './standing.module.css'

type Page = Reply<typeof listRestrictions>
type Restriction = Page['data'][number]

const kinds = { suspended: 'Suspended', sealed: 'Sealed', revoked: 'Licence revoked' } as const satisfies Record<
  Restriction['kind'],
  string
>

interface HistoryProps {
  facility: { id: number; company_name: string; offered: readonly string[] }
}

function Line({ facility, restriction }: HistoryProps & { restriction: Restriction }) {
  const { kind, state, reason, imposed_at, imposed_by, lifted_at, lifted_by, lift_reason } = restriction
  const isOpen = state === 'in force' || state === 'announced'
  return (
    <li data-state={state}>
      <p>
        <strong>{kinds[kind]}</strong>, {state}
      </p>
      <p>
        <RestrictionPeriod of={restriction} />
      </p>
      <p className={textStyles.written}>{reason}</p>
      <p className={textStyles.quiet}>
        {imposed_by}, <Day of={imposed_at} />
      </p>
      {lifted_at && (
        <>
          <p className={textStyles.written}>Lifted: {lift_reason}</p>
          <p className={textStyles.quiet}>
            {lifted_by}, <Day of={lifted_at} />
          </p>
        </>
      )}
      {isOpen && facility.offered.includes('Lift') && (
        <div>
          <LiftButton facility={facility} restriction={restriction} />
        </div>
      )}
    </li>
  )
}

function Lines({ facility, page }: HistoryProps & { page: Page }) {
  const restrictions = useMoreRows(listRestrictions, {
    id: facility.id,
    first: page.data,
    total: page.total,
    rowKey: ({ id }) => id,
  })
  if (restrictions.total === 0) return <p>This facility was never suspended, sealed or revoked.</p>
  return (
    <>
      <ol className={`${layout.stack5} ${styles.lines}`}>
        {restrictions.rows.map((restriction) => (
          <Line key={restriction.id} facility={facility} restriction={restriction} />
        ))}
      </ol>
      <ShowMore of={restrictions} />
    </>
  )
}

/** Everything that a facility was put under, the newest first, with what can be lifted. */
export function StandingHistory({ facility }: HistoryProps) {
  const restrictions = useCall(listRestrictions, { params: { id: facility.id }, query: { per_page: 100 } })
  return <WhenLoaded of={restrictions}>{(page) => <Lines facility={facility} page={page} />}</WhenLoaded>
}
