import '../../testing/matchers.ts'
import * as rowCalls from '@portal/contract/imports/calls/import-rows.ts'
import * as calls from '@portal/contract/imports/calls/imports.ts'
import { describe, expect, it } from 'vitest'
import { localFileStore } from '../../files/file-store.ts'
import { cleanUp } from '../../jobs/clean-up.ts'
import { readSheet } from '../../sheets/read-sheet.ts'
import { as } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { importOffice, registerOf } from '../../testing/import-office.ts'

const heading = 'Facility name,Type of facility,LGA,Phone,Last day'
const good = 'Alheri Clinic,Private Clinic,Bida,0803 111 0001,31/12/2027'

const textsOf = (rows: Awaited<ReturnType<typeof readSheet>>['rows']) =>
  rows.map(({ cells }) => cells.map((cell) => (typeof cell === 'object' ? '' : String(cell))))

describe('the files of an import', () => {
  it('begin with a template, which reads as itself', async () => {
    const { app, preparer, upload, readAll, show, rows } = await importOffice()
    const link = await as(preparer, app).send(calls.linkImportTemplate, {})
    const file = await app.inject({ url: link.reply.url })
    expect(file.headers['content-disposition']).toBe('attachment; filename="Register 2026-11-27.xlsx"')
    const sheet = await readSheet({ bytes: file.rawPayload })
    expect(sheet.sheets).toEqual(['Register', 'Lists'])
    expect(textsOf(sheet.rows)[0]?.slice(0, 4)).toEqual(['Facility name', 'Type of facility', 'LGA', 'Ward'])
    const lists = await readSheet({ bytes: file.rawPayload }, { sheet: 'Lists' })
    expect(textsOf(lists.rows)[1]).toEqual(['Private Hospital', 'Agaie', 'licensed'])
    const { id } = (await upload(file.rawPayload, { name: 'template.xlsx' })).reply.data
    await readAll()
    expect((await show(id)).columns.every(({ field, confidence }) => field && confidence === 'certain')).toBe(true)
    expect((await rows(id)).map(({ state }) => state)).toEqual(['left out'])
  })

  it('give out the wrong rows as they were written, and take them back corrected', async () => {
    const { app, preparer, prepare, readAll, rows, show } = await importOffice()
    const hostile = '"=HYPERLINK(""http://evil"")",Private Clinic,Bida,08031,31/12/2027'
    const { id } = await prepare(Buffer.from([heading, good, hostile, '<b>Kudu</b>,Spa,Bida,,2027'].join('\n')))
    const params = { id }
    const link = await as(preparer, app).send(rowCalls.linkWrongRows, { params })
    const file = await app.inject({ url: link.reply.url })
    const { rows: wrong } = await readSheet({ bytes: file.rawPayload })
    expect(wrong.map(({ cells }) => cells.slice(0, 3))).toEqual([
      ['Row', 'What is wrong', 'Facility name'],
      [3, 'Phone: Enter a phone number like 0803 123 4567', '=HYPERLINK("http://evil")'],
      [4, expect.stringContaining('Type of facility: '), '<b>Kudu</b>'],
    ])
    const upload = (lines: string[]) =>
      as(preparer, app).send(
        rowCalls.uploadImportCorrections,
        { params, body: {} },
        { file: { name: 'wrong.csv', type: 'text/csv', bytes: Buffer.from(lines.join('\n')) } },
      )
    const columns = `Row,What is wrong,${heading}`
    expect(await upload([heading, good])).toBeRefused('file_refused')
    expect(await upload([columns, `9,,${good}`])).toBeRefused('file_refused')
    expect(await upload([columns, `3,,${good}`, `3,,${good}`])).toBeRefused('file_refused')
    const sent = await upload([columns, '3,,Sauki Clinic,Private Clinic,Bida,0803 111 0002,31/12/2027'])
    expect(sent.reply).toMatchObject({ changed: 1, data: { status: 'reading' } })
    await readAll()
    expect((await rows(id, { state: 'new' })).map(({ line, fields }) => [line, fields.name])).toEqual([
      [2, 'Alheri Clinic'],
      [3, 'Sauki Clinic'],
    ])
    expect(await show(id)).toMatchObject({ status: 'draft', states: { new: 2, 'left out': 1 } })
  })

  it('are refused with one sentence when they cannot be read', async () => {
    const { prepare, upload } = await importOffice()
    expect(await prepare(Buffer.from('%PDF-1.7\n1 0 obj'))).toMatchObject({
      ...{ status: 'refused', offered: [], refusal: expect.stringContaining('PDF') },
      states: { new: 0, 'left out': 0 },
    })
    expect(await upload(Buffer.alloc(0))).toBeRefused('invalid_input')
    expect(await upload(Buffer.alloc(10 * 1024 * 1024 + 1, 'a'))).toBeRefused('file_too_large')
  })

  it('are read by another portal when the first one was killed, each row once', async () => {
    const { db, upload, readAll, show } = await importOffice()
    const { id } = (
      await upload(registerOf(['Alheri Clinic,Private Clinic,Bida,,,,,,,', 'Kudu Clinic,Private Clinic,Bida,,,,,,,']))
    ).reply.data
    // What a killed portal leaves: some rows, and its word that it still reads.
    await db
      .insertInto('import_row')
      .values({ import_id: id, line: 2, cells: '["Half"]', updated_at: '2026-11-27T11:00:00Z' })
      .execute()
    const soon = new Date(Date.now() + 30_000).toISOString()
    await db.updateTable('import').set({ leased_until: soon }).where('id', '=', id).execute()
    await readAll()
    expect(await show(id)).toMatchObject({ status: 'reading' })
    await db.updateTable('import').set({ leased_until: '2020-01-01T10:00:00Z' }).where('id', '=', id).execute()
    await readAll()
    expect(await show(id)).toMatchObject({ status: 'draft', states: { new: 2, 'left out': 1 } })
  })

  it('are deleted with their draft 30 days after it was given up', async () => {
    const { app, db, preparer, prepare, dataDir } = await importOffice()
    const { id } = await prepare(Buffer.from([heading, good].join('\n')))
    const kept = await prepare(Buffer.from([heading, good].join('\n')))
    await as(preparer, app).send(calls.giveUpImport, { params: { id } })
    const sweep = (at: string) => cleanUp(db, localFileStore(dataDir), new Date(at))
    await sweep('2026-12-27T10:00:00Z')
    expect((await db.selectFrom('import').select('id').execute()).length).toBe(2)
    await sweep('2026-12-27T12:00:00Z')
    expect(await db.selectFrom('import').select('id').execute()).toEqual([{ id: kept.id }])
    expect(await db.selectFrom('import_row').select('import_id').distinct().execute()).toEqual([{ import_id: kept.id }])
  })
})

describe('a licence on paper that an officer types', () => {
  it('waits as a draft of one row, and comes in like a row of a file', async () => {
    const { app, db, preparer, commit, work, rows } = await importOffice()
    const send = (body: object) => as(preparer, app).send(calls.addImportByHand, { body })
    const clinic = { name: 'Sabongari Clinic', type: 2, lga: 544 }
    expect(await send(clinic)).toBeRefused('invalid_input', 'last_day')
    expect(await send({ ...clinic, name: null, last_day: '2027-12-31' })).toBeRefused('invalid_input', 'name')
    const { data } = (await send({ ...clinic, paper_number: 'PHF/12', last_day: '2027-12-31' })).reply
    expect(data).toMatchObject({
      ...{ source: 'by hand', name: 'Sabongari Clinic', status: 'draft', rows: 1, licences: 1 },
      outcomes: { 'comes in': 1 },
    })
    expect((await send({ ...clinic, last_day: '2027-12-31', issued: '2028-01-01' })).reply.data.states.wrong).toBe(1)
    await commit(data.id)
    await work()
    const [row] = await rows(data.id)
    const facility = await db
      .selectFrom('facility')
      .where('id', '=', row?.facility_id ?? 0)
      .select(['company_name', 'paper_number', 'address', 'phone_number', 'status'])
      .executeTakeFirst()
    expect(facility).toEqual({
      ...{
        company_name: 'Sabongari Clinic',
        paper_number: 'PHF/12',
        address: '',
        phone_number: '',
        status: 'Approved',
      },
    })
  })

  it('goes to a facility that has none', async () => {
    const { app, db, preparer, commit, work, rows } = await importOffice()
    const send = (facility_id: number, more: object = {}) =>
      as(preparer, app).send(calls.addImportByHand, { body: { facility_id, last_day: '2027-12-31', ...more } })
    const without = await makeFacility(db)
    const licensed = await makeFacility(db)
    await makeRegistration(db, { facility_id: licensed.id })
    expect(await send(licensed.id)).toBeRefused('action_not_offered')
    expect(await send(2_000_000)).toBeRefused('not_found')
    expect(await send(without.id, { last_day: null, paper_number: 'PHF/9' })).toBeRefused('invalid_input', 'last_day')
    const { data } = (await send(without.id)).reply
    expect((await rows(data.id))[0]).toMatchObject({ state: 'same', choice: 'add licence', outcome: 'comes in' })
    await commit(data.id)
    await work()
    const made = await db
      .selectFrom('registration')
      .where('facility_id', '=', without.id)
      .select(['origin', 'expiry_date', 'reference'])
      .execute()
    expect(made).toEqual([{ origin: 'paper', expiry_date: '2027-12-31', reference: `${data.number}/1` }])
  })
})
