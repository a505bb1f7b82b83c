import type { Db } from '../../database/connect.ts'
import { lockImport, updateImport } from '../../records/imports/imports.ts'

/** An import that was being read is a draft now, unless somebody gave it up meanwhile. */
export async function endReading(db: Db, id: number, now: Date): Promise<void> {
  const { status, reading } = await lockImport(db, id)
  if (status !== 'reading') return
  await updateImport(db, id, { status: 'draft', leased_until: null, reading: { ...reading, failure: undefined } }, now)
}

/** A new file that cannot be read is refused with a sentence. A draft that cannot be read again is a draft as before, with the sentence. */
export async function failReading(db: Db, id: number, sentence: string, now: Date): Promise<void> {
  const { status, reading } = await lockImport(db, id)
  if (status !== 'reading') return
  const failure = sentence.slice(0, 500)
  const draft = reading.is_read ? reading : reading.before
  await updateImport(
    db,
    id,
    {
      leased_until: null,
      ...(draft
        ? { status: 'draft', reading: { ...draft, before: undefined, failure } }
        : { status: 'refused', refusal: failure }),
    },
    now,
  )
}
