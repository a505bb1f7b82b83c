import type { Db } from '../../database/connect.ts'
import { lockImport, updateImport } from '../../records/imports/imports.ts'

/** An import that was being read is a draft now, unless somebody gave it up meanwhile. */
export async function endReading(db: Db, id: number, now: Date): Promise<void> {
  const { status } = await lockImport(db, id)
  if (status === 'reading') await updateImport(db, id, { status: 'draft', leased_until: null }, now)
}

/** A file that cannot be read is refused with a sentence. */
export async function refuseReading(db: Db, id: number, refusal: string, now: Date): Promise<void> {
  const { status } = await lockImport(db, id)
  if (status !== 'reading') return
  await updateImport(db, id, { status: 'refused', refusal: refusal.slice(0, 500), leased_until: null }, now)
}
