import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { useSession } from '../api/session.ts'
import { usePortal } from '../api/use-portal.ts'
import type { StatusMeaning } from './status-meanings.ts'

const whoActs = {
  owner: { owner: 'You have to act now.', officer: 'The owner has to act now.' },
  ministry: { owner: 'The ministry has to act now.', officer: 'The ministry has to act now.' },
  nobody: { owner: 'Nobody has to act now.', officer: 'Nobody has to act now.' },
} as const

/** What a status means, who has to act, what happens next, and how long it usually takes, for the signed-in person. */
export function Meaning({ of: { means, next, acts, takes } }: { of: StatusMeaning }) {
  const reader = mayDo(useSession(), 'see the applications') ? 'officer' : 'owner'
  const days = usePortal()?.service_days
  return (
    <>
      <p>{means}</p>
      <p>
        <strong>{whoActs[acts][reader]}</strong> {next[reader]}
      </p>
      <p>{takes(days)}</p>
    </>
  )
}
