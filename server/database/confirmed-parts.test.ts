import { readFile } from 'node:fs/promises'
import * as calls from '@portal/contract/applications/calls/registrations.ts'
import * as submissions from '@portal/contract/applications/calls/submissions.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { as } from '../testing/as.ts'
import { completeApplication, partsOf } from '../testing/complete-application.ts'
import { makeFacility, makeRegistration } from '../testing/factories.ts'
import { makeOfficer, makeOwner } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'
import { newTestDatabase } from '../testing/test-database.ts'

const migration = new URL('./migrations/0075-confirmed-parts.sql', import.meta.url)

/** A portal with its people. `renew` starts the renewal of a clinic, and changes the first answer that it took over. */
async function portal() {
  const { app, db, setClock } = await testApp(await newTestDatabase())
  const [person, clerk] = [await makeOwner(db), await makeOfficer(db)]
  const [owner, officer] = [as(person, app), as(clerk, app)]
  const licensed = async () => {
    setClock('2026-06-01T09:00:00Z')
    const { id: facility_id } = await makeFacility(db, { user_id: person.id, facility_type_id: 2 })
    const licence = await makeRegistration(db, { facility_id, status: 'Awaiting decision' })
    await completeApplication(db, licence)
    await officer.send(calls.decideRegistration, { body: { id: licence.id, status: 'Approved' } })
    return { facility_id, licence }
  }
  const renew = async () => {
    const { facility_id } = await licensed()
    setClock('2026-11-10T09:00:00Z')
    const { id } = (await owner.send(calls.startRegistration, { body: { facility_id } })).reply.data
    setClock('2026-11-11T09:00:00Z')
    const query = { facility_id, registration_id: id }
    const [first] = (await owner.send(submissions.listSubmissions, { query })).reply.data
    const { sub_list_id = 0, requirement_id = 0 } = first ?? {}
    const body = { respond: 0, sub_list_id, requirement_id, ...query }
    expect((await owner.send(submissions.submitAnswer, { body })).status).toBe(201)
    return { id, changed: sub_list_id }
  }
  return { db, person, licensed, renew }
}

it('takes the answers of renewals under way for copies, and keeps what their owners had confirmed', async () => {
  const { db, person, licensed, renew } = await portal()
  const { licence } = await licensed()
  const [open, confirmed, withdrawn, approved] = [await renew(), await renew(), await renew(), await renew()]
  const by = { confirmed_by: person.id, confirmed_at: '2026-11-12T10:00:00.000Z' }
  const confirm = (registration_id: number, section: string) =>
    db
      .insertInto('confirmed_section')
      .values({ registration_id, section, ...by })
      .execute()
  for (const { id } of [confirmed, withdrawn, approved]) await confirm(id, 'requirements')
  await confirm(open.id, 'staff')
  const change = (id: number, set: object) => db.updateTable('registration').set(set).where('id', '=', id).execute()
  await change(withdrawn.id, { ended_at: '2026-11-13T10:00:00Z' })
  await change(approved.id, {
    status: 'Approved',
    approved_at: by.confirmed_at,
    valid_from: '2027-01-01',
    expiry_date: '2027-12-31',
  })
  const parts = (await partsOf(db, open.id)).sort((one, other) => one - other)
  /** The answers of a registration that are in force, with the answers that they are copies of. */
  const answersOf = ({ id }: { id: number }) => {
    const answers = db.selectFrom('submission').where('registration_id', '=', id).where('replaced_at', 'is', null)
    return answers.select(['sub_list_id', 'copied_from']).orderBy('sub_list_id').execute()
  }
  const asNoted = [await answersOf(open), await answersOf(confirmed)]

  await sql`alter table submission drop column copied_from`.execute(db)
  await sql`drop table confirmed_part`.execute(db)
  await sql.raw(await readFile(migration, 'utf8')).execute(db)

  // Each is a copy but the one that the owner changed.
  expect([await answersOf(open), await answersOf(confirmed)]).toEqual(asNoted)
  expect(asNoted.map((answers) => answers.filter(({ copied_from }) => copied_from === null))).toEqual([
    [{ sub_list_id: open.changed, copied_from: null }],
    [{ sub_list_id: confirmed.changed, copied_from: null }],
  ])
  const others = [...(await answersOf(licence)), ...(await answersOf(withdrawn)), ...(await answersOf(approved))]
  expect(others.filter(({ copied_from }) => copied_from !== null)).toEqual([])
  const { rows } = await sql`select * from confirmed_part order by registration_id, part_id`.execute(db)
  expect(rows).toEqual(parts.map((part_id) => ({ registration_id: confirmed.id, part_id, ...by })))
})
