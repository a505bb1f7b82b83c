import '../../testing/matchers.ts'
import * as rowCalls from '@portal/contract/imports/calls/import-rows.ts'
import * as calls from '@portal/contract/imports/calls/imports.ts'
import { listInbox } from '@portal/contract/inbox/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { bida } from '../../testing/factories.ts'
import { importOffice, registerOf } from '../../testing/import-office.ts'
import { makeOfficer, type Person } from '../../testing/people.ts'

const ndayako = 'Ndayako Clinic,Private Clinic,Bida,7 Emir Road,,,MOH/PRIV/0917,2026-02-03,2027-02-02,'
const gana = 'Gana Hospital,Private Hospital,Bida,,,,MOH/PRIV/0918,2026-03-01,,'

/** The office with a register that is prepared, an officer who may do both, and separate hands. */
async function separateOffice() {
  const office = await importOffice()
  const { db, app, preparer, prepare } = office
  const both = await makeOfficer(db)
  await db
    .insertInto('setting_change')
    .values({ key: 'separate_hands', value: '"yes"', start_date: '2026-11-01', recorded_by: preparer.id })
    .execute()
  const { id } = await prepare(registerOf([ndayako, gana]))
  const obstacleOf = async (who: Person) =>
    (await as(who, app).send(calls.showImport, { params: { id } })).reply.data.obstacle
  return { ...office, both, id, obstacleOf, send: as(both, app).send }
}

type Office = Awaited<ReturnType<typeof separateOffice>>
const corrected = 'You corrected this import, so another officer must commit it'

describe('with separate hands', () => {
  it.each<[string, (office: Office) => Promise<unknown>]>([
    ['corrected a row', ({ correct, id, both }) => correct(id, 2, { fields: { owner_name: 'Ladi Ndayako' } }, both)],
    [
      'chose for rows',
      ({ send, id }) => send(rowCalls.chooseImportRows, { params: { id }, body: { choice: 'leave out', lines: [3] } }),
    ],
    [
      'said what a column is',
      ({ send, id }) =>
        send(rowCalls.setImportColumns, {
          params: { id },
          body: { heading_row: 1, columns: [{ column: 3, field: 'remarks' }] },
        }),
    ],
    [
      'said what a value means',
      ({ send, id }) =>
        send(rowCalls.setImportValues, {
          params: { id },
          body: { values: [{ field: 'lga', written: 'Bida', value: bida }] },
        }),
    ],
    [
      'uploaded corrected rows',
      ({ send, id }) => {
        const heading =
          'Facility name,Type of facility,LGA,Address,Phone,CAC number,Number on paper,Issued on,Last day,Owner’s name'
        const bytes = Buffer.from([`Row,What is wrong,${heading}`, `3,,${gana}`].join('\n'))
        const file = { name: 'wrong.csv', type: 'text/csv', bytes }
        return send(rowCalls.uploadImportCorrections, { params: { id }, body: {} }, { file })
      },
    ],
  ])('an import is not committed by whoever %s', async (_, work) => {
    const office = await separateOffice()
    const { both, decider, id, commit, obstacleOf, readAll } = office
    expect(await obstacleOf(both)).toBeNull()
    await work(office)
    await readAll()
    expect(await obstacleOf(both)).toBe(corrected)
    expect(await commit(id, both)).toBeRefused('not_allowed')
    expect(await obstacleOf(decider)).toBeNull()
    expect((await commit(id, decider)).status).toBe(200)
  })

  it('it is not in the inbox of whoever corrected it', async () => {
    const { app, both, decider, preparer, id, correct } = await separateOffice()
    await correct(id, 2, { choice: 'leave out' }, both)
    await as(preparer, app).send(calls.askToCommitImport, { params: { id } })
    const inboxOf = async (who: Person) =>
      (await as(who, app).send(listInbox, { query: { kind: 'import' } })).reply.data.length
    expect([await inboxOf(both), await inboxOf(decider)]).toEqual([0, 1])
  })
})

it('names in the audit record the row of each facility, and who corrected it', async () => {
  const { db, both, id, correct, commit, work } = await separateOffice()
  await correct(id, 3, { fields: { address: '9 Emir Road' } }, both)
  await commit(id)
  await work()
  const { rows } = await sql`
    select body -> 'after' -> 'line' as line, body -> 'after' -> 'corrected_by' as corrected_by
    from audit_entry where body ->> 'action' = 'import_facility' order by id
  `.execute(db)
  expect(rows).toEqual([
    { line: 2, corrected_by: null },
    { line: 3, corrected_by: both.id },
  ])
})

it('is committed only as the officer saw it, not with as many other rows', async () => {
  const { app, decider, prepare, correct, show } = await importOffice()
  const { id } = await prepare(registerOf([ndayako, gana]))
  const seen = await show(id)
  await correct(id, 2, { fields: { last_day: '2029-02-02' } })
  const commit = (updated_at: string) =>
    as(decider, app).send(
      calls.commitImport,
      { params: { id }, body: { rows: 2 } },
      { headers: { 'if-match': `"${updated_at}"` } },
    )
  expect(await commit(seen.updated_at)).toBeRefused('stale')
  expect((await commit((await show(id)).updated_at)).reply.data.status).toBe('committing')
})

it('is in the name of whoever goes on after a stop, and can be undone for 30 days from then on', async () => {
  const { app, db, decider, prepare, commit, work, show, setNow } = await importOffice()
  const { id } = await prepare(registerOf([ndayako]))
  await commit(id)
  await as(decider, app).send(calls.stopImport, { params: { id } })
  const second = await makeOfficer(db, ['decide'])
  setNow('2026-12-20T11:00:00Z')
  await commit(id, second)
  await work()
  expect(await show(id)).toMatchObject({ committed_by: { id: second.id }, undo_until: '2027-01-19' })
  expect(await db.selectFrom('facility').select('recorded_by').execute()).toEqual([{ recorded_by: second.id }])
})
