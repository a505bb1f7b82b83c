import { decisionTo } from '@portal/domain/actions/offered-actions.ts'
import { ownerMessageText } from '@portal/domain/actions/owner-message.ts'
import { registrationActions } from '@portal/domain/actions/registration.ts'
import { decidedStatuses } from '@portal/domain/applications/registration-status.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { notify } from '../../records/messages/notifications.ts'

/** How many owners have been told of a decision; enough for several pages. */
const howMany = 40

/** Tells owners of the newest decisions. Of the messages some are sent, some wait, and some failed. */
export async function makeDemoMessages(db: Db): Promise<void> {
  const decided = await db
    .selectFrom('registration')
    .innerJoin('facility', 'facility.id', 'registration.facility_id')
    .where('facility.user_id', 'is not', null)
    .where('registration.processed_at', 'is not', null)
    .select([
      'registration.id',
      'registration.reference',
      'registration.status',
      'registration.processed_at',
      'facility.company_name',
      'facility.user_id',
    ])
    .orderBy('registration.processed_at', 'desc')
    .limit(howMany)
    .execute()
  for (const { id, status, user_id, processed_at, ...about } of decided.toReversed()) {
    const decision = decidedStatuses.find((one) => one === status)
    if (!decision || user_id === null || processed_at === null) continue
    const { notifiesOwner } = registrationActions[decisionTo(decision)].causes
    await notify(db, {
      user_id,
      kind: notifiesOwner.kind,
      title: notifiesOwner.title,
      body: ownerMessageText(notifiesOwner, { ...about, reason: null }),
      reference: about.reference,
      about_kind: 'registration',
      about_id: id,
      created_at: processed_at,
    })
  }
  await db
    .updateTable('outbox')
    .set({ state: 'sent', attempts: 1, sent_at: sql<string>`created_at + interval '20 seconds'` })
    .where(sql<boolean>`id % 4 > 1`)
    .execute()
  await db
    .updateTable('outbox')
    .set({ state: 'failed', attempts: 1, last_error: '550 5.1.1 The mailbox does not exist' })
    .where(sql<boolean>`id % 4 = 1`)
    .execute()
}
