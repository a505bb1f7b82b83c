import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { isOffered } from '@portal/domain/actions/offered-actions.ts'
import type { RegistrationFacts } from '@portal/domain/actions/registration-state.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import {
  lastDayToContest,
  maxRepresentationFiles,
  mayDecideOn,
  representationDecisions,
} from '@portal/domain/standing/representations.ts'
import { listAllOfficers } from '../records/accounts/officers.ts'
import type { StoredRepresentation } from '../records/standing/representations.ts'
import type { Caller, Context, Stored } from '../use-case/context.ts'

type Officers = Awaited<ReturnType<typeof listAllOfficers>>
type Reader = Pick<Caller, 'user' | 'today'>

/** A representation as the wire shows it to an officer: with what they may decide on it. */
export function shownTo(
  user: Context['user'],
  { taker_id, owner_id, ...representation }: StoredRepresentation,
  officers: Officers,
) {
  const mayDecide = representation.outcome === null && mayDecideOn({ officer: user, decidedBy: taker_id, officers })
  return { ...representation, offered: mayDecide ? [...representationDecisions] : [], may_add_files: false }
}

/** A representation as the wire shows it to the owner of its facility, to a helper or to an officer. */
export async function withOffers({ db, user }: Stored & Pick<Caller, 'user'>, representation: StoredRepresentation) {
  const isWaiting = representation.outcome === null
  const officers = isWaiting && mayDo(user, 'decide on a representation') ? await listAllOfficers(db) : []
  return {
    ...shownTo(user, representation, officers),
    may_add_files:
      isWaiting && representation.owner_id === user.id && representation.files.length < maxRepresentationFiles,
  }
}

interface Decline extends RegistrationFacts {
  processed_by?: { at: string } | null
}

interface Made {
  representation: StoredRepresentation | null
  days: number
  ownerId: number | null
}

/** The last day on which the owner can contest a decline; null for everybody else, and when it is contested or too late. */
export function contestUntil(
  { user, today }: Reader,
  decline: Decline,
  { representation, days, ownerId }: Made,
): string | null {
  const declinedAt = decline.processed_by?.at
  if (!declinedAt || ownerId !== user.id || !isOffered('Contest decline', decline, today)) return null
  if (representation?.taken_at === declinedAt) return null
  const lastDay = lastDayToContest(lagosDate(Date.parse(declinedAt)), days)
  return today <= lastDay ? lastDay : null
}
