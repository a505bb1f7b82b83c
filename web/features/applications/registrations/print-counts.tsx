import * as calls from '@portal/contract/licences/calls/certificates.ts'
import type { Prints } from '@portal/contract/licences/prints.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { printingOf } from '@portal/domain/actions/offered-actions.ts'
import { printedKinds } from '@portal/domain/licences/certificate.ts'
import { useSession } from '../../../api/session.ts'
import { useCall } from '../../../api/use-call.ts'
import { Moment } from '../../../ui/dates.tsx'
import { ScreenOnly } from '../../../ui/print/screen-only.tsx'

interface CountProps {
  registrationId: number
  /** The offered actions of the reply. */
  offered: readonly string[]
}

/** How often what may be printed now was printed, for officers who read the audit record. */
export function PrintCounts({ registrationId, offered }: CountProps) {
  const mayRead = mayDo(useSession(), 'read the audit record')
  const kinds = printedKinds.filter((kind) => offered.includes(printingOf(kind)))
  if (!mayRead || kinds.length === 0) return null
  return <Counts registrationId={registrationId} kinds={kinds} />
}

function Counts({ registrationId, kinds }: { registrationId: number; kinds: Prints['kind'][] }) {
  const prints = useCall(calls.listPrints, { params: { id: registrationId } })
  if (!prints.data) return null
  const { data } = prints.data
  return (
    <ScreenOnly>
      {kinds.map((kind) => (
        <Count key={kind} kind={kind} prints={data.find((one) => one.kind === kind)} />
      ))}
    </ScreenOnly>
  )
}

const names = { certificate: 'Certificate', statement: 'Temporary statement' } as const

function Count({ kind, prints }: { kind: Prints['kind']; prints: Prints | undefined }) {
  if (!prints) return <p>{names[kind]} not printed yet.</p>
  const { count, last_at, last_by } = prints
  return (
    <p>
      {names[kind]} printed {count === 1 ? 'once, on' : `${count} times, last on`} <Moment of={last_at} /> by {last_by}.
    </p>
  )
}
