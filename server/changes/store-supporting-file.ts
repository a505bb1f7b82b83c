import type { StoredFile } from '../files/store-file.ts'
import { insertFile } from '../records/applications/files.ts'
import { checkStorage, lockAccount, lockOwnerIfAny } from '../records/applications/quotas.ts'
import type { Moment, Reading } from '../use-case/context.ts'

/**
 * Keeps a file that supports a request to the ministry, if one was sent. It counts towards the storage of the owner, also what a
 * helper sends; of a facility without an owner account, towards that of the officer who records it.
 */
export async function storeSupportingFile(
  context: Reading & Moment,
  facility_id: number,
  file: StoredFile | undefined,
): Promise<void> {
  if (!file) return
  const { db, user } = context
  const owner = await lockOwnerIfAny(db, facility_id)
  if (owner === undefined) await lockAccount(db, user.id)
  await checkStorage(context, owner ?? user.id, file.size_bytes)
  await insertFile(db, { ...file, facility_id, recorded_by: user.id })
}
