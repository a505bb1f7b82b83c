import { isOffered } from '@portal/domain/actions/offered-actions.ts'
import type { RegistrationFacts } from '@portal/domain/actions/registration-state.ts'
import { mayDo } from '@portal/domain/capabilities.ts'
import { lagosDate } from '@portal/domain/registration-expiry.ts'
import {
  lastDayToAnswer,
  maxRepresentationFiles,
  mayDecideOn,
  representationDecisions,
} from '@portal/domain/representations.ts'
import type { Context } from './http/context.ts'
import { listAllOfficers } from './records/officers.ts'
import type { StoredRepresentation } from './records/representations.ts'

type Officers = Awaited<ReturnType<typeof listAllOfficers>>
type Reader = Pick<Context, 'user' | 'today'>

/** An answer as the wire shows it to an officer: with what they may decide on it. */
export function shownTo(user: Context['user'], { decliner_id, ...answer }: StoredRepresentation, officers: Officers) {
  const mayDecide = answer.outcome === null && mayDecideOn({ officer: user, decidedBy: decliner_id, officers })
  return { ...answer, offered: mayDecide ? [...representationDecisions] : [], may_add_files: false }
}

/** An answer as the wire shows it on the page of its registration. */
export async function withOffers(
  { db, user }: Pick<Context, 'db' | 'user'>,
  answer: StoredRepresentation,
  ownerId: number | null,
) {
  const isWaiting = answer.outcome === null
  const officers = isWaiting && mayDo(user, 'decide on a representation') ? await listAllOfficers(db) : []
  return {
    ...shownTo(user, answer, officers),
    may_add_files: isWaiting && ownerId === user.id && answer.files.length < maxRepresentationFiles,
  }
}

interface Decline extends RegistrationFacts {
  processed_by?: { at: string } | null
}

/** The last day on which the owner can answer a decline; null for everybody else, and when it is answered or too late. */
export function answerUntil(
  { user, today }: Reader,
  decline: Decline,
  { answer, days, ownerId }: { answer: StoredRepresentation | null; days: number; ownerId: number | null },
): string | null {
  const declinedAt = decline.processed_by?.at
  if (!declinedAt || ownerId !== user.id || !isOffered('Answer decline', decline, today)) return null
  if (answer?.declined_at === declinedAt) return null
  const lastDay = lastDayToAnswer(lagosDate(Date.parse(declinedAt)), days)
  return today <= lastDay ? lastDay : null
}
