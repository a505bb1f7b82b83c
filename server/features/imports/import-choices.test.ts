import '../../testing/matchers.ts'
import * as calls from '@portal/contract/imports/calls/import-rows.ts'
import { addImportByHand } from '@portal/contract/imports/calls/imports.ts'
import { describe, expect, it } from 'vitest'
import { choicesOffice } from '../../testing/choices-office.ts'
import { bida, makeFacility } from '../../testing/factories.ts'
import { registerOf } from '../../testing/import-office.ts'

const agaie = 539

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
