import '../../testing/matchers.ts'
import * as calls from '@portal/contract/imports/calls/import-rows.ts'
import { describe, expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { importOffice } from '../../testing/import-office.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'

const register = (...lines: string[]) => Buffer.from(lines.join('\n'))

const messy = register(
  'NIGER STATE MINISTRY OF HEALTH,,,,,,',
  'S/N,NAME OF FACILITY,CATEGORY,L.G.A,GSM NO,REG. NO.,DATE ISSUED',
  '1,Alheri Clinic,Private Clinic,CHANCHAGA L.G.A.,803 123 4567,PHF/12,3/4/2024',
  '2,Unity Hospital,Private Hospital,Bida,08031234568,PHF/13,31/2/2019',
  '3,Kudu Clinic,Private Clinic,Bida,080312,PHF/14,05/06/2023',
  '4,Alheri Clinic,Private Clinic,Chanchaga,0803 123 4567,PHF/12,3/4/2024',
  ',TOTAL,4,,,,',
)

describe('the rows of a register', () => {
  it('are read as people write them, and what is not certain waits for an officer', async () => {
    const { prepare, rows } = await importOffice()
    const draft = await prepare(messy)
    expect(draft).toMatchObject({ status: 'draft', heading_row: 2 })
    expect(draft.columns.map(({ heading, field }) => [heading, field])).toEqual([
      ['S/N', null],
      ['NAME OF FACILITY', 'name'],
      ['CATEGORY', 'type'],
      ['L.G.A', 'lga'],
      ['GSM NO', 'phone'],
      ['REG. NO.', 'paper_number'],
      ['DATE ISSUED', 'issued'],
    ])
    const listed = await rows(draft.id)
    expect(listed.map(({ line, state }) => [line, state])).toEqual([
      [1, 'left out'],
      [2, 'left out'],
      [3, 'new'],
      [4, 'wrong'],
      [5, 'wrong'],
      [6, 'doubtful'],
      [7, 'left out'],
    ])
    expect(listed[2]).toMatchObject({
      fields: { name: 'Alheri Clinic', type: 2, lga: 544, phone: '+2348031234567', issued: '2024-04-03' },
      outcome: 'comes in',
    })
    expect(listed[5]?.why).toBe('Row 3 has the same number')
    expect(listed[5]?.same).toMatchObject([{ line: 3, facility: null, reasons: ['number'] }, { line: 3 }])
    expect(listed[6]?.written).toBe('TOTAL | 4')
  })

  it('are corrected in place, and are matched again at once', async () => {
    const { prepare, rows, correct, show } = await importOffice()
    const { id } = await prepare(messy)
    const refused = await correct(id, 5, { choice: 'new' })
    expect(refused).toBeRefused('invalid_input', 'choice')
    expect(await correct(id, 5, { fields: { phone: '12' } })).toBeRefused('invalid_input')
    const corrected = (await correct(id, 5, { fields: { phone: '0803 123 9999' } })).reply.data
    expect(corrected).toMatchObject({ state: 'new', outcome: 'comes in', fields: { phone: '+2348031239999' } })
    expect(corrected.marks.find(({ field }) => field === 'phone')).toMatchObject({
      kind: 'corrected',
      written: '080312',
    })
    expect((await correct(id, 4, { fields: { issued: null } })).reply.data).toMatchObject({ state: 'new' })
    expect((await correct(id, 6, { choice: 'leave out' })).reply.data).toMatchObject({ outcome: 'stays out' })
    expect(await show(id)).toMatchObject({ outcomes: { 'comes in': 3, 'stays out': 1 }, licences: 2, needs_date: 1 })
    expect((await rows(id, { outcome: 'comes in', q: 'kudu' })).map(({ line }) => line)).toEqual([5])
    expect((await rows(id, { mark: 'corrected' })).map(({ line }) => line)).toEqual([4, 5])
    expect(await correct(id, 99, { choice: 'new' })).toBeRefused('not_found')
  })

  it('follow what an officer says of a written value, and of a column, for the next file too', async () => {
    const { app, preparer, prepare, rows, readAll, show } = await importOffice()
    const lines = [
      'Name,Type,LGA,Phone',
      'Alheri Clinic,Private Clinic,Ministry Road,',
      'Kudu Clinic,Private Clinic,Ministry Road,',
    ]
    const { id } = await prepare(register(...lines))
    const send = as(preparer, app).send
    const values = (await send(calls.listImportValues, { params: { id }, query: {} })).reply.data
    expect(values).toMatchObject([{ field: 'lga', written: 'Ministry Road', rows: 2, value: null }])
    const say = (value: number | null) =>
      send(calls.setImportValues, {
        params: { id },
        body: { values: [{ field: 'lga', written: 'Ministry Road', value }] },
      })
    expect((await say(541)).reply.data.states).toMatchObject({ new: 2, wrong: 0, doubtful: 0 })
    // Empty cells have nothing in common that could be said of all of them.
    const ofNothing = { values: [{ field: 'lga' as const, written: '', value: 541 }] }
    expect(await send(calls.setImportValues, { params: { id }, body: ofNothing })).toBeRefused('invalid_input')
    // A place outside the state is no LGA of a facility.
    expect((await say(1)).reply.data.states).toMatchObject({ new: 0, wrong: 2 })
    expect((await say(541)).reply.data.states).toMatchObject({ new: 2 })

    const columns = [{ column: 3, field: 'remarks' as const }]
    const body = { heading_row: 1, columns }
    const changed = await send(calls.setImportColumns, { params: { id }, body })
    expect(changed.reply.data.status).toBe('reading')
    await readAll()
    expect((await show(id)).columns[3]).toMatchObject({ field: 'remarks', confidence: 'certain' })
    expect((await rows(id, { state: 'new' })).length).toBe(2)
    const next = await prepare(register(...lines))
    expect([next.is_remembered, next.columns[3]?.field]).toEqual([true, 'remarks'])
    const twice = {
      columns: [
        { column: 0, field: 'name' as const },
        { column: 1, field: 'name' as const },
      ],
    }
    expect(await send(calls.setImportColumns, { params: { id }, body: twice })).toBeRefused('invalid_input', 'columns')
  })

  it('are compared with the facilities that are there, and their licence can be added to one', async () => {
    const { app, db, preparer, prepare, rows, correct, commit, work } = await importOffice()
    const waiting = await makeFacility(db, { company_name: 'Kudu Clinic', local_gov_area_id: 541, cac: 'RC 5555' })
    const licensed = await makeFacility(db, { company_name: 'Unity Hospital', phone_number: '+2348031110009' })
    await makeRegistration(db, { facility_id: licensed.id })
    const file = register(
      'Facility name,Type of facility,LGA,Phone,CAC number,Last day',
      'KUDU CLINIC,Private Clinic,Bida,,RC5555,31/12/2027',
      'Alheri Clinic,Private Clinic,Bida,08031110009,,31/12/2027',
      'Unity Hospital,Private Hospital,Bida,08031110009,,31/12/2027',
    )
    const { id, states } = await prepare(file)
    expect(states).toMatchObject({ new: 0, same: 2, doubtful: 1 })
    const [kudu, alheri, unity] = await rows(id, {}).then((all) => all.slice(1))
    expect(kudu?.same[0]).toMatchObject({ facility: { id: waiting.id, is_licensed: false }, reasons: ['cac', 'name'] })
    expect(alheri).toMatchObject({ state: 'doubtful', why: 'Another facility has this phone number' })
    expect(unity?.same[0]).toMatchObject({ facility: { id: licensed.id, is_licensed: true } })
    const stranger = await makeFacility(db, { company_name: 'Somebody else' })
    const add = { choice: 'add licence' } as const
    expect(await correct(id, 2, { ...add, same_as: stranger.id })).toBeRefused('invalid_input', 'same_as')
    expect((await correct(id, 2, add)).reply.data).toMatchObject({ choice: 'add licence', outcome: 'comes in' })
    const many = await as(preparer, app).send(calls.chooseImportRows, {
      params: { id },
      body: { choice: 'add licence', filters: { state: 'same' } },
    })
    expect(many.reply).toMatchObject({ changed: 2, data: { outcomes: { 'comes in': 2 } } })
    expect(many.reply.data.unsettled).toEqual({ doubtful: 1, wrong: 0 })
    const out = await as(preparer, app).send(calls.chooseImportRows, {
      params: { id },
      body: { choice: 'leave out', lines: [3] },
    })
    expect(out.reply.data).toMatchObject({ states: { doubtful: 1 }, unsettled: { doubtful: 0, wrong: 0 } })
    await commit(id)
    await work()
    expect(
      (await rows(id, { state: 'same' })).map(({ outcome, why, facility_id }) => [outcome, why, facility_id]),
    ).toEqual([
      ['came in', null, waiting.id],
      ['kept out', 'The facility has a licence or an application in the portal by now', null],
    ])
  })

  it('are corrected by one of two officers at once, and by nobody without the duty', async () => {
    const { app, db, preparer, prepare, correct, rows } = await importOffice()
    const { id } = await prepare(messy)
    const [, , row] = await rows(id)
    const second = await makeOfficer(db, ['review'])
    const headers = { 'if-match': `"${row?.updated_at}"` }
    const answers = await Promise.all(
      [preparer, second].map((who, place) =>
        as(who, app).send(
          calls.correctImportRow,
          { params: { id, line: 3 }, body: { fields: { owner_name: `Owner ${'AB'.charAt(place)}` } } },
          { headers },
        ),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
    for (const who of [await makeOwner(db), await makeOfficer(db, ['decide', 'finance', 'users'])]) {
      expect(await correct(id, 3, { choice: 'leave out' }, who)).toBeRefused('not_allowed')
    }
  })
})
