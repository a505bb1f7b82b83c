import '../../testing/matchers.ts'
import { listAuditEntries } from '@portal/contract/audit/calls.ts'
import * as calls from '@portal/contract/imports/calls/imports.ts'
import { describe, expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeFacility } from '../../testing/factories.ts'
import { importOffice, registerOf } from '../../testing/import-office.ts'
import { makeOfficer } from '../../testing/people.ts'

const ndayako =
  'Ndayako Clinic,Private Clinic,Bida,7 Emir Road,+2348031110001,RC110001,MOH/PRIV/0917,2026-02-03,2027-02-02,Ladi Ndayako'
const gana = 'Gana Hospital,Private Hospital,Bida,,,,MOH/PRIV/0918,2025-03-01,,'
const undated = 'Etsu Maternity,Maternity Home,Bida,,,,MOH/PRIV/0919,,,'

type Office = Awaited<ReturnType<typeof importOffice>>

/** What the portal has of a facility, and of its licences. */
async function stored({ db }: Office, id: number) {
  const facility = await db
    .selectFrom('facility')
    .where('id', '=', id)
    .select(['taken_back_at', 'status', 'expiry_date', 'paper_number', 'registration_number', 'address'])
    .executeTakeFirstOrThrow()
  const licences = await db
    .selectFrom('registration')
    .where('facility_id', '=', id)
    .orderBy('id')
    .select(['reference', 'ended_at'])
    .execute()
  return { ...facility, licences: licences.map(({ reference, ended_at }) => [reference, ended_at]) }
}

/** Records the licence that a facility has on paper, as an officer types it. */
async function addByHand({ app, preparer, commit, work }: Office, facility_id: number, more: object = {}) {
  const body = { facility_id, last_day: '2027-12-31', ...more }
  const { data } = (await as(preparer, app).send(calls.addImportByHand, { body })).reply
  await commit(data.id)
  await work()
  return data
}

describe('an import', () => {
  it('is undone for 30 days, but for what somebody has worked on since; the same file may come in again', async () => {
    const { db, prepare, rows, commit, work, undo, show, setNow, app, decider } = await importOffice()
    const { id } = await prepare(registerOf([ndayako, gana]))
    await commit(id)
    await work()
    const [first] = await rows(id, { outcome: 'came in' })
    await db
      .updateTable('facility')
      .set({ address: '9 Emir Road', updated_at: '2026-12-01T09:00:00Z' })
      .where('id', '=', first?.facility_id ?? 0)
      .execute()
    setNow('2026-12-28T11:00:00Z')
    expect(await undo(id)).toBeRefused('action_not_offered')
    expect((await show(id)).undo_until).toBeNull()
    setNow('2026-12-27T11:00:00Z')
    expect((await as(decider, app).send(calls.showImport, { params: { id } })).reply.data.offered).toEqual([
      'Undo import',
    ])
    expect((await undo(id)).reply.data.status).toBe('undoing')
    await work()
    expect(await show(id)).toMatchObject({ status: 'undone', outcomes: { 'came in': 1, 'taken back': 1 } })
    const [kept, taken] = await rows(id, { state: 'new' })
    expect([kept?.outcome, kept?.why]).toEqual(['came in', expect.stringContaining('details')])
    expect([taken?.outcome, taken?.why]).toEqual(['taken back', null])
    expect(await undo(id)).toBeRefused('action_not_offered')

    const again = await prepare(registerOf([ndayako, gana]))
    expect(again.states).toMatchObject({ new: 1, same: 1 })
    expect((await rows(again.id, { state: 'same' })).map(({ same }) => same[0]?.facility?.id)).toEqual([
      first?.facility_id,
    ])
  })

  it('is named by its number in the audit record', async () => {
    const { app, db, prepare, commit, work, undo } = await importOffice()
    const { id, number } = await prepare(registerOf([gana]))
    await commit(id)
    await work()
    await undo(id)
    const reader = as(await makeOfficer(db, ['audit']), app)
    const { data } = (await reader.send(listAuditEntries, { query: {} })).reply
    const said = data.filter(({ about }) => about.kind === 'import').map(({ about }) => [about.id, about.name])
    expect(said.length).toBeGreaterThan(1)
    expect(new Set(said.map((one) => JSON.stringify(one)))).toEqual(new Set([JSON.stringify([String(id), number])]))
  })

  it('that added the licence of a facility takes the licence back alone, and the facility can have it again', async () => {
    const office = await importOffice()
    const { db, undo, work, show, setNow } = office
    const facility = await makeFacility(db, { updated_at: '2026-11-20T09:00:00Z', address: '4 Kuta Road, Bida' })
    const added = await addByHand(office, facility.id, { paper_number: 'NSMOH/PHF/00955' })
    expect(await stored(office, facility.id)).toMatchObject({
      ...{ status: 'Approved', expiry_date: '2027-12-31', registration_number: 'NSMOH/PHF/00955' },
    })
    setNow('2026-11-28T11:00:00Z')
    await undo(added.id)
    await work()
    expect(await show(added.id)).toMatchObject({ status: 'undone', outcomes: { 'taken back': 1, 'came in': 0 } })
    expect(await stored(office, facility.id)).toEqual({
      ...{ taken_back_at: null, status: null, expiry_date: null, paper_number: null, registration_number: null },
      ...{ address: '4 Kuta Road, Bida', licences: [[`${added.number}/1`, '2026-11-28T11:00:00.000Z']] },
    })
    const again = await addByHand(office, facility.id, { paper_number: 'NSMOH/PHF/00955' })
    expect(await stored(office, facility.id)).toMatchObject({
      ...{ status: 'Approved', registration_number: 'NSMOH/PHF/00955' },
      licences: [
        [`${added.number}/1`, '2026-11-28T11:00:00.000Z'],
        [`${again.number}/1`, null],
      ],
    })
  })

  it('that brought a facility which needed a date keeps it while another one added its licence', async () => {
    const office = await importOffice()
    const { prepare, rows, commit, undo, work, setNow } = office
    const first = await prepare(registerOf([undated]))
    await commit(first.id)
    await work()
    const facility_id = (await rows(first.id, { state: 'new' }))[0]?.facility_id ?? 0
    setNow('2026-11-28T11:00:00Z')
    const dated = await addByHand(office, facility_id)
    await undo(first.id)
    await work()
    expect((await rows(first.id, { state: 'new' }))[0]).toMatchObject({
      ...{ outcome: 'came in', why: 'Not taken back: a registration was started.' },
    })
    expect(await stored(office, facility_id)).toMatchObject({ taken_back_at: null, status: 'Approved' })
    await undo(dated.id)
    await work()
    // Its number is from the first one.
    expect(await stored(office, facility_id)).toMatchObject({
      ...{ taken_back_at: null, status: null, paper_number: 'MOH/PRIV/0919' },
    })
  })

  it('can be undone after the licence that another one added was taken back', async () => {
    const office = await importOffice()
    const { prepare, rows, commit, undo, work, setNow } = office
    const first = await prepare(registerOf([undated]))
    await commit(first.id)
    await work()
    const facility_id = (await rows(first.id, { state: 'new' }))[0]?.facility_id ?? 0
    setNow('2026-11-28T11:00:00Z')
    const dated = await addByHand(office, facility_id)
    await undo(dated.id)
    await work()
    await undo(first.id)
    await work()
    expect((await rows(first.id, { state: 'new' }))[0]).toMatchObject({ outcome: 'taken back', why: null })
    expect((await stored(office, facility_id)).taken_back_at).toBe('2026-11-28T11:00:00.000Z')
  })
})
