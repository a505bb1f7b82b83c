import type { CompleteChange } from '@portal/domain/actions/action.ts'
import { bringsWork } from '@portal/domain/inbox/kinds.ts'
import { insertEvent } from '../records/cases/review.ts'
import { listCompleteChanges } from '../records/facilities/complete-changes.ts'
import { notify } from '../records/messages/notifications.ts'
import type { Acting } from '../use-case/context.ts'

/** Enters in the timeline that requests for a change have all that was asked of their owners, and tells the officers who decide. */
export async function tellOfCompleteChanges(
  { db, user, now }: Acting,
  { text, notifiesOfficers }: CompleteChange,
  requestIds: readonly number[],
): Promise<void> {
  const at = now.toISOString()
  for (const { facility_id, company_name, registration_id, status } of await listCompleteChanges(db, requestIds)) {
    if (registration_id !== null && status !== null) {
      const entry = { registration_id, from_status: status, to_status: status, reason: text }
      await insertEvent(db, { ...entry, actor_id: user?.id ?? null, at })
    }
    await notify(db, {
      user_id: null,
      officers_who_may: notifiesOfficers.capability,
      is_work: bringsWork(notifiesOfficers.capability),
      kind: notifiesOfficers.kind,
      title: notifiesOfficers.title,
      body: company_name,
      about_kind: 'facility',
      about_id: facility_id,
      created_at: at,
    })
  }
}
