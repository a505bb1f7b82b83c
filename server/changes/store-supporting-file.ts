import type { StoredFile } from '../files/store-file.ts'
import { insertFile } from '../records/applications/files.ts'
import { checkStorage, lockOwner } from '../records/applications/quotas.ts'
import type { Moment, Reading } from '../use-case/context.ts'

/** Keeps a file that supports a request to the ministry, if one was sent. It counts towards the storage of the owner, also what a helper sends. */
export async function storeSupportingFile(
  context: Reading & Moment,
  facility_id: number,
  file: StoredFile | undefined,
): Promise<void> {
  if (!file) return
  await checkStorage(context, await lockOwner(context.db, facility_id), file.size_bytes)
  await insertFile(context.db, { ...file, facility_id, recorded_by: context.user.id })
}
