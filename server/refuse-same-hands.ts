import { refuse } from '@portal/domain/refusal.ts'
import { needsAnotherOfficer } from '@portal/domain/separate-hands.ts'
import type { Context } from './http/context.ts'
import type { LockedRegistration } from './records/registrations.ts'
import { listConsiderers } from './records/review.ts'
import type { Settings } from './records/settings.ts'

/** Refuses an approval by whoever ever saved the consideration, if the ministry has set so. The registration is locked. */
export async function refuseSameHands(
  { db, user }: Pick<Context, 'db' | 'user'>,
  { id, status }: LockedRegistration,
  readSettingsOnce: () => Promise<Settings>,
): Promise<void> {
  const { separate_hands } = await readSettingsOnce()
  if (separate_hands === 'no') return
  if (!needsAnotherOfficer(separate_hands, { officerId: user.id, consideredBy: await listConsiderers(db, id) })) return
  refuse('action_not_offered', 'You considered this application, so another officer must approve it', {
    status,
    offered: [],
  })
}
