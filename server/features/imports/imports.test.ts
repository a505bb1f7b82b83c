import '../../testing/matchers.ts'
import * as calls from '@portal/contract/imports/calls/imports.ts'
import { listInbox } from '@portal/contract/inbox/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeFacility } from '../../testing/factories.ts'
import { importOffice, registerOf } from '../../testing/import-office.ts'
import { makeOfficer } from '../../testing/people.ts'

const ndayako =
  'Ndayako Clinic,Private Clinic,Bida,7 Emir Road,+2348031110001,RC110001,MOH/PRIV/0917,2026-02-03,2027-02-02,Ladi Ndayako'
const gana = 'Gana Hospital,Private Hospital,Bida,,,,MOH/PRIV/0918,2025-03-01,,'
const undated = 'Etsu Maternity,Maternity Home,Bida,,,,MOH/PRIV/0919,,,'

describe('a register from paper', () => {
  it('comes in with its licences when an officer who decides commits it', async () => {
    const { db, preparer, decider, prepare, rows, commit, work, show } = await importOffice()
    const draft = await prepare(registerOf([ndayako, gana, undated]))
    expect(draft).toMatchObject({
      ...{ number: 'IMP-2026-0001', status: 'draft', name: 'register.csv', rows: 3, heading_row: 1 },
      states: { new: 3, same: 0, doubtful: 0, wrong: 0, 'left out': 1 },
      outcomes: { 'comes in': 3, 'stays out': 0, 'came in': 0, 'kept out': 0, 'taken back': 0 },
      ...{ licences: 2, needs_date: 1, uncertain_values: 0 },
      prepared_by: { id: preparer.id },
      offered: ['Ask to commit', 'Give up import'],
    })
    expect((await db.selectFrom('facility').select('id').execute()).length).toBe(0)

    const committed = (await commit(draft.id)).reply.data
    expect(committed).toMatchObject({ status: 'committing', progress: { done: 0, total: 3 }, undo_until: '2026-12-27' })
    await work()
    const ended = await show(draft.id)
    expect(ended).toMatchObject({ status: 'committed', came_in: 3, progress: null, committed_by: { id: decider.id } })
    expect(
      (await rows(draft.id, { outcome: 'came in' })).map(({ line, facility_id }) => [line, typeof facility_id]),
    ).toEqual([
      [2, 'number'],
      [3, 'number'],
      [4, 'number'],
    ])
    const facilities = await db
      .selectFrom('facility')
      .leftJoin('registration', 'registration.facility_id', 'facility.id')
      .orderBy('facility.id')
      .select(['company_name', 'reference', 'registration.expiry_date', 'facility.recorded_by', 'registration.origin'])
      .execute()
    expect(facilities).toEqual([
      {
        ...{ company_name: 'Ndayako Clinic', reference: 'IMP-2026-0001/2', expiry_date: '2027-02-02' },
        ...{ recorded_by: decider.id, origin: 'paper' },
      },
      {
        ...{ company_name: 'Gana Hospital', reference: 'IMP-2026-0001/3', expiry_date: '2025-12-31' },
        ...{ recorded_by: decider.id, origin: 'paper' },
      },
      {
        ...{
          company_name: 'Etsu Maternity',
          reference: null,
          expiry_date: null,
          recorded_by: decider.id,
          origin: null,
        },
      },
    ])
    const entries = await db
      .selectFrom('audit_entry')
      .where(sql<boolean>`body ->> 'action' in ('import_facility', 'Commit import', 'End commit')`)
      .orderBy('id')
      .select([sql<string>`body ->> 'action'`.as('action'), sql<number | null>`body -> 'actor' -> 'user_id'`.as('by')])
      .execute()
    expect(entries.map(({ action, by }) => [action, by])).toEqual([
      ['Commit import', decider.id],
      ['import_facility', decider.id],
      ['import_facility', decider.id],
      ['import_facility', decider.id],
      ['End commit', null],
    ])
  })

  it('waits in the inbox of officers who decide when it was asked for, and can be sent back', async () => {
    const { app, preparer, decider, prepare, correct } = await importOffice()
    const { id } = await prepare(registerOf([ndayako]))
    const params = { id }
    expect((await as(preparer, app).send(calls.askToCommitImport, { params })).reply.data.status).toBe('waiting')
    const inbox = async () => (await as(decider, app).send(listInbox, { query: { kind: 'import' } })).reply.data
    expect(await inbox()).toMatchObject([
      {
        kind: 'import',
        page_id: id,
        title: 'register.csv',
        next: 'Decide',
        detail: expect.stringContaining('IMP-2026-0001'),
      },
    ])
    expect(await correct(id, 2, { choice: 'leave out' })).toBeRefused('action_not_offered')
    expect((await as(decider, app).send(calls.sendImportBack, { params })).reply.data.status).toBe('draft')
    expect(await inbox()).toEqual([])
    expect((await correct(id, 2, { choice: 'leave out' })).reply.data.outcome).toBe('stays out')
    expect(await as(preparer, app).send(calls.askToCommitImport, { params })).toBeRefused('action_not_offered')
  })

  it('is committed by another officer than prepared it where the ministry separates hands', async () => {
    const { app, db, upload, readAll, commit, decider } = await importOffice()
    const both = await makeOfficer(db)
    await db
      .insertInto('setting_change')
      .values({ key: 'separate_hands', value: '"yes"', start_date: '2026-11-01', recorded_by: both.id })
      .execute()
    const { id } = (await upload(registerOf([ndayako]), { who: both })).reply.data
    await readAll()
    expect((await as(both, app).send(calls.showImport, { params: { id } })).reply.data).toMatchObject({
      obstacle: 'You prepared this import, so another officer must commit it',
      offered: ['Ask to commit', 'Give up import'],
    })
    expect(await commit(id, both)).toBeRefused('not_allowed')
    expect((await commit(id, decider)).status).toBe(200)
  })

  it('is committed once, with the number of rows that the officer saw', async () => {
    const { app, db, prepare, correct, decider, work } = await importOffice()
    const { id } = await prepare(registerOf([ndayako, gana]))
    const send = (rows: number, who = decider) =>
      as(who, app).send(calls.commitImport, { params: { id }, body: { rows } })
    await correct(id, 3, { choice: 'leave out' })
    expect(await send(2)).toBeRefused('stale')
    const second = await makeOfficer(db, ['decide'])
    const answers = await Promise.all([send(1), send(1, second)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await Promise.all([work(), work()])
    expect(await db.selectFrom('facility').select('company_name').execute()).toEqual([
      { company_name: 'Ndayako Clinic' },
    ])
  })

  it('stops, goes on, and is not corrected meanwhile', async () => {
    const { app, prepare, commit, correct, decider, work, show } = await importOffice()
    const { id } = await prepare(registerOf([ndayako]))
    await commit(id)
    expect(await correct(id, 2, { choice: 'leave out' })).toBeRefused('action_not_offered')
    const params = { id }
    expect((await as(decider, app).send(calls.stopImport, { params })).reply.data.status).toBe('stopped')
    await work()
    expect(await show(id)).toMatchObject({ status: 'stopped', came_in: 0 })
    expect((await commit(id)).status).toBe(200)
    await work()
    expect(await show(id)).toMatchObject({ status: 'committed', came_in: 1 })
  })

  it('keeps a row out that came to be a facility meanwhile', async () => {
    const { db, prepare, rows, commit, work } = await importOffice()
    const { id } = await prepare(registerOf([ndayako, gana]))
    const { id: facility } = await makeFacility(db, { company_name: 'Ndayako Medical', cac: 'RC 110001' })
    await commit(id)
    await work()
    expect((await rows(id, { state: 'new' })).map(({ outcome, why }) => [outcome, why])).toEqual([
      ['kept out', `Facility ${facility} was recorded meanwhile and is likely the same`],
      ['came in', null],
    ])
  })

  it('lets no two imports bring the same facility in', async () => {
    const { db, prepare, rows, commit, work } = await importOffice()
    const one = await prepare(registerOf([ndayako]))
    const other = await prepare(registerOf([ndayako]))
    await commit(one.id)
    await commit(other.id)
    await Promise.all([work(), work()])
    expect((await db.selectFrom('facility').select('id').execute()).length).toBe(1)
    expect((await rows(other.id, { state: 'new' })).map(({ outcome }) => outcome)).toEqual(['kept out'])
  })

  it('is given up, and deleted 30 days later', async () => {
    const { app, db, preparer, prepare, correct } = await importOffice()
    const { id } = await prepare(registerOf([ndayako]))
    const params = { id }
    expect((await as(preparer, app).send(calls.giveUpImport, { params })).reply.data.status).toBe('given up')
    expect(await correct(id, 2, { choice: 'new' })).toBeRefused('action_not_offered')
    expect(await db.selectFrom('import_file').select('import_id').execute()).toEqual([])
  })

  it('is refused when twenty are being prepared', async () => {
    const { db, upload } = await importOffice()
    for (let count = 0; count < 20; count += 1) expect((await upload(registerOf([ndayako]))).status).toBe(201)
    expect(await upload(registerOf([ndayako]))).toBeRefused('limit_reached')
    await db.updateTable('import').set({ status: 'given up' }).where('number', '=', 'IMP-2026-0003').execute()
    expect((await upload(registerOf([ndayako]))).reply.data.number).toBe('IMP-2026-0021')
  })
})
