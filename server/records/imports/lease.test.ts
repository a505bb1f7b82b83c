import { expect, it } from 'vitest'
import { readImport } from '../../changes/imports/read-import.ts'
import { importOffice, registerOf } from '../../testing/import-office.ts'
import { endLease, keepLease, leaseImport } from './lease.ts'

const kudu = registerOf(['Kudu Clinic,Private Clinic,Bida,,,,PHF/1,2026-02-03,,'])

/** An import that a portal began to read and said nothing of since, so that another one has begun anew. */
async function takenOver() {
  const office = await importOffice()
  const { db, upload } = office
  await upload(kudu)
  const first = await leaseImport(db)
  expect(await leaseImport(db)).toBeUndefined()
  await db.updateTable('import').set({ leased_until: '2026-01-01T00:00:00Z' }).execute()
  const second = await leaseImport(db)
  if (!first || !second) throw new Error('Nobody has leased it')
  return { ...office, first, second }
}

it('is of the portal that took it last', async () => {
  const { db, first, second } = await takenOver()
  expect(first.id).toBe(second.id)
  expect([await keepLease(db, first), await keepLease(db, second)]).toEqual([false, true])
  await endLease(db, first)
  expect(await leaseImport(db)).toBeUndefined()
  await endLease(db, second)
  expect((await leaseImport(db))?.id).toBe(first.id)
})

it('lets a portal that has lost it write nothing', async () => {
  const { db, first, second, show, clock } = await takenOver()
  const reading = { now: clock, today: '2026-11-27', signal: new AbortController().signal }
  await readImport(db, first, reading)
  expect(await show(first.id)).toMatchObject({ status: 'reading', rows: 0 })
  await db
    .updateTable('import_file')
    .set({ content: Buffer.from('%PDF-1.7') })
    .execute()
  await readImport(db, first, reading)
  expect((await show(first.id)).status).toBe('reading')
  await readImport(db, second, reading)
  expect((await show(first.id)).status).toBe('refused')
})
