import '../../testing/matchers.ts'
import * as calls from '@portal/contract/imports/calls/import-rows.ts'
import { describe, expect, it } from 'vitest'
import { readSheet } from '../../sheets/read-sheet.ts'
import { as } from '../../testing/as.ts'
import { importOffice } from '../../testing/import-office.ts'
import { rawWorkbook, textRow } from '../../testing/raw-workbook.ts'

const register = (name: string) =>
  [
    textRow(1, ['Facility name', 'Type of facility', 'LGA', 'Phone']),
    textRow(2, [name, 'Private Clinic', 'Bida', '0803 111 0001']),
    textRow(3, [`${name} Two`, 'Private Clinic', 'Bida', '08031']),
  ].join('')

const workbook = Buffer.from(
  rawWorkbook({
    sheets: [
      { name: 'Register', rows: register('Alheri Clinic') },
      { name: 'Notes', rows: '' },
      { name: 'Old', rows: register('Kudu Clinic') },
    ],
  }),
)

async function correctedDraft() {
  const office = await importOffice()
  const { app, preparer, correct, prepare } = office
  const { id } = await prepare(workbook)
  await correct(id, 3, { fields: { phone: null }, choice: 'leave out' })
  const setColumns = (body: object) =>
    as(preparer, app).send(calls.setImportColumns, { params: { id }, body: { columns: [], ...body } })
  return { ...office, id, setColumns }
}

const namesAndChoices = (rows: { fields: { name: string | null }; choice: string | null }[]) =>
  rows.map(({ fields, choice }) => [fields.name, choice])

const asCorrected = [
  [null, null],
  ['Alheri Clinic', null],
  ['Alheri Clinic Two', 'leave out'],
]

describe('a draft that is read again', () => {
  it('stays as it was when the other sheet is empty, and says so', async () => {
    const { id, setColumns, readAll, show, rows } = await correctedDraft()
    expect((await setColumns({ sheet: 'Notes' })).reply.data.status).toBe('reading')
    await readAll()
    const shown = await show(id)
    expect(shown).toMatchObject({
      ...{ status: 'draft', refusal: null, sheet: 'Register', heading_row: 1 },
      failure: 'The sheet “Notes” has no content. Choose another one',
    })
    expect(shown.columns.map(({ field }) => field)).toEqual(['name', 'type', 'lga', 'phone'])
    expect(namesAndChoices(await rows(id))).toEqual(asCorrected)

    await setColumns({ sheet: 'Old' })
    expect(namesAndChoices(await rows(id))).toEqual(asCorrected)
    await readAll()
    expect(await show(id)).toMatchObject({ status: 'draft', sheet: 'Old', failure: null })
    expect(namesAndChoices(await rows(id))).toEqual([
      [null, null],
      ['Kudu Clinic', null],
      ['Kudu Clinic Two', null],
    ])
  })

  it('is a draft after an error too, of which no row comes in before it was read to the end', async () => {
    const { db, id, setColumns, readAll, show, rows, correct, commit } = await correctedDraft()
    const row = db.updateTable('import_row').where('import_id', '=', id).where('line', '=', 2)
    const [{ cells }] = await db
      .selectFrom('import_row')
      .where('import_id', '=', id)
      .where('line', '=', 2)
      .select('cells')
      .execute()
      .then(([one]) => [one ?? { cells: [] }] as const)
    await row.set({ cells: '{"broken": true}' }).execute()
    await setColumns({ heading_row: 1 })
    await expect(readAll()).rejects.toThrow()
    expect(await show(id)).toMatchObject({
      ...{ status: 'draft', refusal: null },
      failure: 'The rows could not be matched again. Choose “Match the rows again” under Columns',
    })
    await row.set({ cells: JSON.stringify(cells) }).execute()
    expect(await commit(id)).toBeRefused('action_not_offered')
    expect(await correct(id, 2, { fields: { phone: null } })).toBeRefused('action_not_offered')
    await setColumns({ heading_row: 1 })
    await readAll()
    expect(await show(id)).toMatchObject({ status: 'draft', failure: null })
    expect(namesAndChoices(await rows(id))).toEqual(asCorrected)
    expect((await commit(id)).status).toBe(200)
  })

  it('waits while the portal reads other files', async () => {
    const { upload, readAll, show } = await importOffice()
    const lines = Array.from({ length: 19_000 }, (_, place) => `Clinic ${place},${'a note,'.repeat(20)}`)
    const long = Buffer.from(lines.join('\n'))
    const { id } = (await upload(workbook)).reply.data
    const others = Array.from({ length: 10 }, (_, place) => readSheet({ bytes: place === 0 ? long : workbook }))
    await readAll()
    expect(await show(id)).toMatchObject({ status: 'reading', refusal: null })
    await Promise.all(others)
    await readAll()
    expect(await show(id)).toMatchObject({ status: 'draft', sheet: 'Register' })
  })
})

describe('the rows of a draft', () => {
  it('are found by what is written or understood, and one by its number', async () => {
    const { id, rows } = await correctedDraft()
    const lines = async (query: object) => (await rows(id, query)).map(({ line }) => line)
    expect(await lines({ q: 'name' })).toEqual([1])
    expect(await lines({ q: 'owner_name' })).toEqual([])
    expect(await lines({ q: '541' })).toEqual([])
    expect(await lines({ q: 'alheri two' })).toEqual([3])
    expect(await lines({ q: '0803' })).toEqual([2, 3])
    expect(await lines({ q: '+2348031110001' })).toEqual([2])
    expect(await lines({ line: 3 })).toEqual([3])
  })

  it('are open until somebody has chosen what becomes of them', async () => {
    const { id, show, correct } = await correctedDraft()
    expect(await show(id)).toMatchObject({ states: { wrong: 0 }, unsettled: { doubtful: 0, wrong: 0 } })
    await correct(id, 2, { fields: { name: null } })
    expect(await show(id)).toMatchObject({ states: { wrong: 1 }, unsettled: { wrong: 1 } })
    await correct(id, 2, { choice: 'leave out' })
    expect(await show(id)).toMatchObject({ states: { wrong: 1 }, unsettled: { wrong: 0 } })
  })
})
