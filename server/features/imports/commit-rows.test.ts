import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { findLikelySame } from '../../records/imports/likely-same.ts'
import { bida, makeFacility } from '../../testing/factories.ts'
import { importOffice, registerOf } from '../../testing/import-office.ts'

const kudu = 'Kudu Clinic,Private Clinic,Bida,,,,PHF/1,2026-02-03,,'
const alheri = 'Alheri Clinic,Private Clinic,Bida,,,,PHF/2,2026-02-03,,'
const unity = 'Unity Clinic,Private Clinic,Bida,,,,PHF/3,2026-02-03,,'

describe('a commit', () => {
  it('keeps a row out that the database refuses, and lets the others come in', async () => {
    const { db, prepare, commit, work, rows, show } = await importOffice()
    const { id } = await prepare(registerOf([kudu, alheri, unity]))
    // A ward that is there no more.
    await sql`
      update import_row set fields = jsonb_set(fields, '{ward}', '999999') where import_id = ${id} and line = 3
    `.execute(db)
    await commit(id)
    await expect(work()).rejects.toThrow('facility_ward_id')
    expect(await show(id)).toMatchObject({ status: 'committed', came_in: 2, progress: null })
    expect((await rows(id, { state: 'new' })).map(({ outcome, why }) => [outcome, why])).toEqual([
      ['came in', null],
      ['kept out', 'The portal could not record this row. Correct it, and let it come in with another file'],
      ['came in', null],
    ])
    await work()
  })

  it('is undone but for a row that the database refuses to take back', async () => {
    const { db, prepare, commit, undo, work, rows, show } = await importOffice()
    const { id } = await prepare(registerOf([kudu, alheri]))
    await commit(id)
    await work()
    await sql`
      create trigger facility_stays before update on facility
        for each row when (new.taken_back_at is not null and new.company_name = 'Kudu Clinic') execute function refuse_change()
    `.execute(db)
    await undo(id)
    await expect(work()).rejects.toThrow()
    expect(await show(id)).toMatchObject({ status: 'undone', came_in: 1 })
    expect((await rows(id, { state: 'new' })).map(({ outcome, why }) => [outcome, why])).toEqual([
      ['came in', 'Not taken back: the portal could not do it.'],
      ['taken back', null],
    ])
  })

  it('gives a facility one licence, whichever rows add one to it', async () => {
    const { db, prepare, correct, commit, work, rows } = await importOffice()
    const { id: facility } = await makeFacility(db, { company_name: 'Kudu Clinic', local_gov_area_id: bida })
    const line = (number: string, days: string) => `Kudu Clinic,Private Clinic,Bida,,,,${number},${days},`
    const { id } = await prepare(
      registerOf([line('PHF/1', ','), line('PHF/2', '2026-02-03,'), line('PHF/3', ',2027-12-31')]),
    )
    for (const row of [2, 3, 4]) await correct(id, row, { choice: 'add licence' })
    await commit(id)
    await work()
    expect((await rows(id, { state: 'same' })).map(({ outcome, why }) => [outcome, why])).toEqual([
      ['kept out', 'A licence needs its day of issue or its last day'],
      ['came in', 'Row 2 has the same name in this LGA'],
      ['kept out', 'Row 3 adds a licence to the same facility'],
    ])
    const licences = db.selectFrom('registration').where('facility_id', '=', facility).select('expiry_date')
    expect(await licences.execute()).toEqual([{ expiry_date: '2026-12-31' }])
  })
})

it('finds the strongest reasons first, however many facilities have the phone', async () => {
  const { db } = await importOffice()
  const phone_number = '+2348031110001'
  for (let count = 0; count < 12; count += 1) {
    await makeFacility(db, { company_name: `Branch ${count}`, local_gov_area_id: 540, phone_number })
  }
  const named = await makeFacility(db, { company_name: 'Kudu Clinic', local_gov_area_id: bida, phone_number })
  const incorporated = await makeFacility(db, { company_name: 'Other', local_gov_area_id: 540, cac: 'RC 77' })
  const key = { line: 2, name: 'Kudu Clinic', lga: bida, cac: 'RC77', phone: phone_number, number: null }
  const found = await findLikelySame(db, [key], { exceptImport: 0, withSimilarNames: true })
  expect(found.slice(0, 2).map(({ facility_id, reasons }) => [facility_id, reasons])).toEqual([
    [incorporated.id, ['cac']],
    [named.id, ['name', 'phone']],
  ])
  expect(found.length).toBe(10)
})
