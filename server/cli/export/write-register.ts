import { byProgram, recordChanges } from '../../audit/record-changes.ts'
import { recordEntry } from '../../audit/record-entry.ts'
import type { Database } from '../../database/connect.ts'
import type { FileStore } from '../../files/file-store.ts'
import { registerParts } from './register-parts.ts'
import { writeParts } from './write-parts.ts'

interface Wanted {
  /** A folder, or a file that ends with .zip. */
  target: string
  /** The file store, if the contents of files are to be in it. */
  files: FileStore | undefined
  now: Date
}

/**
 * Writes the whole register, as of one moment. That it is given out is recorded before anything is written. The database must be open
 * without timeouts: a large register takes minutes.
 */
export async function writeRegister(db: Database['db'], { target, files, now }: Wanted): Promise<void> {
  await recordChanges(db, byProgram('export', now), (transaction) =>
    recordEntry(transaction, {
      ...{ at: now, actor: null, address: null },
      action: 'export_data',
      about: { kind: 'export', id: 'whole register' },
      after: { with_files: files !== undefined },
    }),
  )
  await writeParts(target, registerParts(db, { now, files }))
}
