import { byJob, recordChanges } from '../audit/record-changes.ts'
import type { Database } from '../database/connect.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Spool } from '../files/spool.ts'
import { sweepOrphans } from '../files/sweep-orphans.ts'
import { type UploadFolder, uploadLifetimeMs } from '../files/upload-folder.ts'
import { deleteAttempts } from '../records/accounts/attempts.ts'
import { deleteEndedSecrets } from '../records/accounts/password-resets.ts'
import { deleteEndedSessions } from '../records/accounts/sessions.ts'
import { deleteOldDrafts } from '../records/applications/drafts.ts'
import { deleteGivenUp } from '../records/imports/imports.ts'
import { deleteOldMessages } from '../records/messages/outbox.ts'
import { deleteOldKeys } from '../records/shared/idempotency-keys.ts'
import { deleteUploadsBefore } from '../records/shared/resumable-uploads.ts'

const dayMs = 24 * 3_600_000
/** An answer that was typed without a network is sent within this time or never. */
const keyLifetimeMs = 30 * dayMs
/** Somebody who opens an account and loses the connection tries again within this time or never. */
const signedOutKeyLifetimeMs = 2 * dayMs
/** A draft that was not changed for this long counts as abandoned. */
const draftLifetimeMs = 30 * dayMs
/** Long enough to answer a person who says that a message did not arrive. */
const sentMessageLifetimeMs = 90 * dayMs
/** An officer may still send a failed message again. */
const failedMessageLifetimeMs = 365 * dayMs

/** Counts of attempts that are kept at most. They take some 200 MB. */
const mostAttempts = 1_000_000

/** Deletes what has expired in the folders of this portal, which no other one sees: what was left of uploads. */
export async function cleanUpFolders({ spool, uploads }: { spool: Spool; uploads: UploadFolder }, now: Date) {
  await spool.cleanUp(now)
  await uploads.cleanUp(now)
}

/**
 * Deletes what has expired in the database and among the files: unfinished uploads, replies stored for retries, abandoned drafts,
 * ended sessions, counts of attempts, and old messages.
 */
export async function cleanUp(db: Database['db'], files: FileStore, now: Date): Promise<void> {
  await deleteUploadsBefore(db, new Date(now.getTime() - uploadLifetimeMs))
  await deleteOldKeys(db, {
    people: new Date(now.getTime() - keyLifetimeMs),
    others: new Date(now.getTime() - signedOutKeyLifetimeMs),
  })
  await deleteAttempts(db, now, mostAttempts)
  const cause = byJob('clean-up', now)
  await recordChanges(db, cause, async (transaction) => {
    await deleteEndedSessions(transaction, now)
    await deleteEndedSecrets(transaction, now)
  })
  await recordChanges(db, cause, (transaction) => deleteGivenUp(transaction, new Date(now.getTime() - draftLifetimeMs)))
  await deleteOldDrafts(db, new Date(now.getTime() - draftLifetimeMs))
  await deleteMessages('sent', sentMessageLifetimeMs)
  await deleteMessages('failed', failedMessageLifetimeMs)
  // Last, because a bucket may be out of reach.
  await sweepOrphans(db, files, now)

  async function deleteMessages(state: 'sent' | 'failed', lifetimeMs: number): Promise<void> {
    const before = new Date(now.getTime() - lifetimeMs)
    while (await recordChanges(db, cause, (transaction) => deleteOldMessages(transaction, state, before)));
  }
}
