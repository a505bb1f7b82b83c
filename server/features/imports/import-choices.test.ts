import '../../testing/matchers.ts'
import type { Sent } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/imports/calls/import-rows.ts'
import { addImportByHand } from '@portal/contract/imports/calls/imports.ts'
import { describe, expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { bida, makeFacility } from '../../testing/factories.ts'
import { importOffice, registerOf } from '../../testing/import-office.ts'

const agaie = 539

async function choicesOffice() {
  const office = await importOffice()
  const { app, preparer, rows } = office
  const send = as(preparer, app).send
  const choose = async (id: number, body: Sent<typeof calls.chooseImportRows>['body']) =>
    (await send(calls.chooseImportRows, { params: { id }, body })).reply.data
  const statesOf = async (id: number) =>
    (await rows(id)).slice(1).map(({ line, state, choice, why }) => [line, state, choice, why])
  /** Kudu Clinic of Bida is in the portal; the register has its licence in row 2. */
  const prepareKudu = async () => {
    const { id: facility } = await makeFacility(office.db, { company_name: 'Kudu Clinic', local_gov_area_id: bida })
    const { id } = await office.prepare(registerOf(['Kudu Clinic,Private Clinic,Bida,,,,PHF/1,2026-02-03,,']))
    return { id, facility }
  }
  return { ...office, send, choose, statesOf, prepareKudu }
}

describe('a row that cannot come in', () => {
  it('is wrong without its LGA, whoever wants it in', async () => {
    const { prepare, rows, correct, choose, show } = await choicesOffice()
    const { id } = await prepare(registerOf(['Alheri Clinic,Private Clinic,,,,,PHF/1,2026-02-03,,']))
    const [, row] = await rows(id)
    expect(row).toMatchObject({ state: 'wrong', why: 'Choose the local government area', outcome: 'stays out' })
    expect(await correct(id, 2, { choice: 'new' })).toBeRefused('invalid_input', 'choice')
    await choose(id, { choice: 'new', lines: [2] })
    expect((await show(id)).outcomes).toMatchObject({ 'comes in': 0, 'stays out': 1 })
    expect((await correct(id, 2, { fields: { lga: bida } })).reply.data).toMatchObject({ outcome: 'comes in' })
  })

  it('is doubtful where the register says that its licence has ended, and the days say that it runs', async () => {
    const { prepare, statesOf } = await choicesOffice()
    const lines = [
      'Alheri,expired,2026-02-03,',
      'Kudu,expired,,2026-11-26',
      'Unity,expired,,2026-11-27',
      'Gana,closed,,',
    ]
    const { id, outcomes } = await prepare(
      Buffer.from(
        [
          'Facility name,Status,Issued on,Last day,Type of facility,LGA',
          ...lines.map((line) => `${line},Private Clinic,Bida`),
        ].join('\n'),
      ),
    )
    expect((await statesOf(id)).map(([, state, , why]) => [state, why])).toEqual([
      [
        'doubtful',
        'The register says that its licence has ended. If it comes in, it is licensed until 31 December 2026',
      ],
      ['new', null],
      [
        ...['doubtful'],
        'The register says that its licence has ended. If it comes in, it is licensed until 27 November 2026',
      ],
      ['doubtful', 'The register says that it is closed. If it comes in, it is open'],
    ])
    expect(outcomes['comes in']).toBe(1)
  })
})

describe('what was chosen for a row', () => {
  it('is forgotten when the row becomes another facility', async () => {
    const { prepareKudu, correct } = await choicesOffice()
    const { id } = await prepareKudu()
    expect((await correct(id, 2, { choice: 'add licence' })).reply.data).toMatchObject({ outcome: 'comes in' })
    const renamed = (await correct(id, 2, { fields: { name: 'Alheri Clinic' } })).reply
    expect(renamed.message).toBe('The row is saved. Choose again what becomes of it')
    expect(renamed.data).toMatchObject({ state: 'new', choice: null, same: [] })
    await correct(id, 2, { fields: { name: 'Kudu Clinic' } })
    await correct(id, 2, { choice: 'new' })
    expect((await correct(id, 2, { fields: { address: '7 Emir Road' } })).reply.data).toMatchObject({
      ...{ state: 'same', choice: null, outcome: 'stays out' },
    })
    await correct(id, 2, { choice: 'leave out' })
    expect((await correct(id, 2, { fields: { address: null } })).reply.data).toMatchObject({ choice: 'leave out' })
  })

  it('is not taken for a facility that the corrected row is not any more', async () => {
    const { prepareKudu, correct } = await choicesOffice()
    const { id, facility } = await prepareKudu()
    const answer = await correct(id, 2, { choice: 'add licence', same_as: facility, fields: { name: 'Alheri Clinic' } })
    expect(answer.reply.data).toMatchObject({ choice: null, state: 'new', same: [] })
  })

  it('goes only to a facility that was found, also where another one is named for a choice that was made', async () => {
    const { db, prepareKudu, correct, send, rows } = await choicesOffice()
    const { id, facility } = await prepareKudu()
    const { id: stranger } = await makeFacility(db, { company_name: 'Somebody else' })
    await correct(id, 2, { choice: 'add licence' })
    expect(await correct(id, 2, { same_as: stranger })).toBeRefused('invalid_input', 'same_as')
    const body = { facility_id: facility, last_day: '2027-12-31' }
    const typed = (await send(addImportByHand, { body })).reply.data.id
    expect(await correct(typed, 1, { same_as: stranger })).toBeRefused('invalid_input', 'same_as')
    expect((await correct(typed, 1, { fields: { last_day: '2027-11-30' } })).reply.data.choice).toBe('add licence')
    expect((await correct(typed, 1, { fields: { name: 'Alheri Clinic' } })).reply.data.choice).toBeNull()
    expect((await rows(typed))[0]).toMatchObject({ state: 'new', same: [] })
  })

  it('is forgotten when the columns are mapped anew', async () => {
    const { prepareKudu, correct, send, readAll, statesOf } = await choicesOffice()
    const { id } = await prepareKudu()
    await correct(id, 2, { choice: 'add licence' })
    const body = { heading_row: 1, columns: [{ column: 4, field: 'remarks' as const }] }
    await send(calls.setImportColumns, { params: { id }, body })
    await readAll()
    expect(await statesOf(id)).toEqual([[2, 'same', null, null]])
  })

  it('is forgotten for the rows of an uploaded correction, and stays for the others', async () => {
    const { prepare, db, correct, send, readAll, statesOf } = await choicesOffice()
    await makeFacility(db, { company_name: 'Kudu Clinic', local_gov_area_id: bida })
    const heading = 'Facility name,Type of facility,LGA,Last day'
    const { id } = await prepare(
      Buffer.from([heading, ...Array(2).fill('Kudu Clinic,Private Clinic,Bida,2027-12-31')].join('\n')),
    )
    await correct(id, 2, { choice: 'add licence' })
    await correct(id, 3, { choice: 'add licence' })
    const corrections = [`Row,What is wrong,${heading}`, '3,,Kudu Clinic,Private Clinic,Bida,2027-11-30'].join('\n')
    await send(
      calls.uploadImportCorrections,
      { params: { id }, body: {} },
      { file: { name: 'wrong.csv', type: 'text/csv', bytes: Buffer.from(corrections) } },
    )
    await readAll()
    expect((await statesOf(id)).map(([line, , choice]) => [line, choice])).toEqual([
      [2, 'add licence'],
      [3, null],
    ])
  })

  it('is forgotten when a value that an officer set makes it another facility', async () => {
    const { db, prepare, correct, send, rows } = await choicesOffice()
    await makeFacility(db, { company_name: 'Kudu Clinic', local_gov_area_id: bida })
    const { id } = await prepare(
      Buffer.from('Facility name,Type of facility,LGA,Last day\nKudu Clinic,Private Clinic,Ministry Road,2027-12-31'),
    )
    const say = (value: number) =>
      send(calls.setImportValues, {
        params: { id },
        body: { values: [{ field: 'lga', written: 'Ministry Road', value }] },
      })
    await say(bida)
    await correct(id, 2, { choice: 'add licence' })
    await say(agaie)
    expect((await rows(id))[1]).toMatchObject({ state: 'new', choice: null })
    await correct(id, 2, { choice: 'new' })
    await say(bida)
    expect((await rows(id))[1]).toMatchObject({ state: 'same', choice: null, outcome: 'stays out' })
  })
})

describe('a row that repeats another one', () => {
  const two = registerOf([
    'Kudu Clinic,Private Clinic,Bida,,,,PHF/1,,,',
    'Alheri Clinic,Private Clinic,Agaie,,,,PHF/2,,,',
  ])
  const marked = [3, 'doubtful', null, 'Row 2 has the same number']

  it('is found when the earlier one is corrected, and is new again after that', async () => {
    const { prepare, correct, statesOf, rows } = await choicesOffice()
    const { id } = await prepare(two)
    await correct(id, 2, { fields: { paper_number: 'PHF/2' } })
    expect(await statesOf(id)).toEqual([[2, 'new', null, null], marked])
    expect((await rows(id))[2]?.same).toEqual([{ facility: null, line: 2, reasons: ['number'] }])
    await correct(id, 2, { fields: { paper_number: 'PHF/9', name: 'ALHERI CLINIC', lga: agaie } })
    expect((await statesOf(id))[1]).toEqual([3, 'doubtful', null, 'Row 2 has the same name in this LGA'])
    expect((await rows(id))[2]?.same).toEqual([{ facility: null, line: 2, reasons: ['name'] }])
    await correct(id, 2, { fields: { name: 'Kudu Clinic' } })
    expect((await statesOf(id))[1]).toEqual([3, 'new', null, null])
    expect((await rows(id))[2]?.same).toEqual([])
  })

  it('is found when the earlier one is left out no more, also with many at once', async () => {
    const { prepare, correct, choose, statesOf } = await choicesOffice()
    const { id } = await prepare(two)
    await correct(id, 2, { fields: { paper_number: 'PHF/2' } })
    await correct(id, 2, { choice: 'leave out' })
    expect((await statesOf(id))[1]).toEqual([3, 'new', null, null])
    await correct(id, 2, { choice: null })
    expect((await statesOf(id))[1]).toEqual(marked)
    await choose(id, { choice: 'leave out', lines: [2] })
    expect((await statesOf(id))[1]).toEqual([3, 'new', null, null])
    expect((await choose(id, { choice: null, lines: [2] })).outcomes).toMatchObject({ 'comes in': 1, 'stays out': 1 })
    expect((await statesOf(id))[1]).toEqual(marked)
  })

  it('says so also where its facility is here already', async () => {
    const { db, prepare, statesOf } = await choicesOffice()
    await makeFacility(db, { company_name: 'Kudu Clinic', local_gov_area_id: bida, cac: 'RC 5555' })
    const { id } = await prepare(
      registerOf([
        'Kudu Clinic,Private Clinic,Bida,,,,PHF/1,,,',
        'Kudu Medical,Private Clinic,Agaie,,,RC5555,PHF/2,,,',
      ]),
    )
    expect(await statesOf(id)).toEqual([
      [2, 'same', null, null],
      [3, 'same', null, 'Row 2 is the same facility'],
    ])
  })

  it('keeps what else is said of it', async () => {
    const { db, prepare, correct, statesOf } = await choicesOffice()
    await makeFacility(db, { company_name: 'Kudu Clinic', local_gov_area_id: bida })
    const kudu = (status: string) => `Kudu Clinic,${status},Private Clinic,Bida,2026-11-30`
    const heading = 'Facility name,Status,Type of facility,LGA,Last day'
    const { id } = await prepare(Buffer.from([heading, kudu('licensed'), kudu('closed')].join('\n')))
    const closed = 'The register says that it is closed. If it comes in, it is open and licensed until 30 November 2026'
    expect((await statesOf(id))[1]).toEqual([3, 'same', null, `Row 2 has the same name in this LGA. ${closed}`])
    await correct(id, 2, { choice: 'leave out' })
    expect((await statesOf(id))[1]).toEqual([3, 'same', null, closed])
  })
})
