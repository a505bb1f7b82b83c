import '../../testing/matchers.ts'
import * as users from '@portal/contract/accounts/calls/users.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as typeChanges from '@portal/contract/applications/calls/type-changes.ts'
import * as changes from '@portal/contract/facilities/calls/changes.ts'
import * as claims from '@portal/contract/facilities/calls/claims.ts'
import * as closings from '@portal/contract/facilities/calls/closings.ts'
import * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import * as actions from '@portal/contract/inspections/calls/corrective-actions.ts'
import * as letters from '@portal/contract/letters/calls.ts'
import * as certificates from '@portal/contract/licences/calls/certificates.ts'
import * as notifications from '@portal/contract/messages/calls/notifications.ts'
import * as places from '@portal/contract/places/calls.ts'
import * as registers from '@portal/contract/register/calls/public-register.ts'
import * as penalties from '@portal/contract/standing/calls/penalties.ts'
import * as standing from '@portal/contract/standing/calls/standing.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { readLetterFacts } from '../../records/letters/letter-facts.ts'
import { as } from '../../testing/as.ts'
import { completeChange, types } from '../../testing/changing-clinic.ts'
import { completeApplication } from '../../testing/complete-application.ts'
import { makeCorrectiveAction, makeInspection, questionsOfType2 } from '../../testing/inspections.ts'
import { paperClinic } from '../../testing/paper-clinic.ts'
import { makeOfficer } from '../../testing/people.ts'

/** A clinic from paper that its owner has claimed, and what everybody reads of it. */
async function claimed() {
  const clinic = await paperClinic()
  const { officer, facility_id, registration_id, claim } = clinic
  const owner = await claim()
  const params = { id: facility_id }
  const told = async () =>
    (await owner.send(notifications.listNotifications, {})).reply.data.map(({ title, body }) => `${title}\n${body}`)
  const written = async () =>
    (await owner.send(letters.listFacilityLetters, { params, query: {} })).reply.data.map(({ subject }) => subject)
  const shown = async () => (await owner.send(facilities.showFacility, { params })).reply.data
  const licence = async () =>
    (await owner.send(registrations.showRegistration, { params: { id: registration_id ?? 0 } })).reply
  const papers = async () => (await owner.send(closings.listCertificates, { params, query: {} })).reply.data
  /** What a stranger finds in the register. */
  const found = async (q = 'Ndayako') => (await officer.send(registers.searchRegister, { query: { q } })).reply.data
  return { ...clinic, owner, params, told, written, shown, licence, papers, found }
}

it('shows its owner what paper says, offers the renewal, and prints no certificate of the portal', async () => {
  const { owner, shown, licence, papers, registration_id } = await claimed()
  expect(await shown()).toMatchObject({
    ...{ has_owner_account: true, starts: 'Renew Registration', standing: 'good', was_approved: true },
    registration: { origin: 'paper', recorded_on: '2026-11-27', expiry_date: '2026-12-31' },
  })
  const { offered, registration } = await licence()
  expect([offered, registration.registration_status]).toEqual([[], 'active'])
  expect(await papers()).toMatchObject([{ number: 'MOH/PRIV/0917', origin: 'paper', state: 'in force' }])
  const params = { id: registration_id ?? 0 }
  expect(await owner.send(certificates.showCertificate, { params })).toBeRefused('action_not_offered')
  expect(await owner.send(certificates.linkCertificate, { params, body: {} })).toBeRefused('action_not_offered')
})

it('tells strangers the same before and after the claim, and nothing of who has claimed it', async () => {
  const clinic = await paperClinic()
  const search = async () =>
    (await clinic.officer.send(registers.searchRegister, { query: { q: 'Ndayako' } })).reply.data
  const before = await search()
  expect(before).toMatchObject([
    { number: 'MOH/PRIV/0917', origin: 'paper', standing: 'licensed', expiry_date: '2026-12-31' },
  ])
  const owner = await clinic.claim()
  expect(await search()).toEqual(before)
  expect(JSON.stringify(before)).not.toContain(owner.last_name)
})

it('is penalised, and its owner is told and gets the letter', async () => {
  const { officer, facility_id, told, written, shown } = await claimed()
  const body = { facility_id, comment: 'No nurse at night.', amount: 20_000, due_date: '2026-12-20' }
  expect((await officer.send(penalties.penaliseFacility, { body })).status).toBe(201)
  expect((await told())[0]).toContain('No nurse at night.')
  expect(await written()).toHaveLength(2)
  expect((await shown()).registration).toMatchObject({ origin: 'paper' })
})

it('is sealed and unsealed: its owner is told, and strangers read it, for the licence from paper too', async () => {
  const { officer, owner, params, told, found, shown, papers } = await claimed()
  const body = { kind: 'sealed', from_date: '2026-11-28', reason: 'There is no water.' } as const
  expect((await officer.send(standing.restrictFacility, { params, body })).status).toBe(200)
  expect((await told())[0]).toContain('There is no water.')
  expect(await found()).toMatchObject([{ origin: 'paper', standing: 'sealed' }])
  expect(await papers()).toMatchObject([{ origin: 'paper', state: 'sealed' }])
  const [restriction] = (await owner.send(standing.listRestrictions, { params, query: {} })).reply.data
  const lift = { params: { ...params, restriction_id: restriction?.id ?? 0 }, body: { reason: 'Water is back.' } }
  expect(await owner.send(standing.liftRestriction, lift)).toBeRefused('not_allowed')
  expect((await officer.send(standing.liftRestriction, lift)).status).toBe(200)
  expect(await found()).toMatchObject([{ origin: 'paper', standing: 'licensed' }])
  expect((await shown()).standing).toBe('good')
  expect((await told())[0]).toContain('Water is back.')
})

it('is renamed and moved as its owner asks: the register follows, and no paper is said to be issued again', async () => {
  const { db, officer, owner, params, told, papers, found } = await claimed()
  const wanted = { company_name: 'Nupe Clinic', address: '3 Poly Road, Bida' }
  const asked = await owner.send(changes.addChange, { params, body: { ...wanted, reason: 'We moved.' } })
  expect(asked.status).toBe(201)
  expect(await found()).toMatchObject([{ name: 'Ndayako Clinic', address: '7 Emir Road, Bida' }])
  const { id } = asked.reply.data
  const accepted = await officer.send(changes.decideChange, { params: { id }, body: { decision: 'accepted' } })
  expect(accepted.status).toBe(200)
  expect(await papers()).toMatchObject([
    { number: 'MOH/PRIV/0917', issue: 1, origin: 'paper', reissued_on: null, facility_name: 'Ndayako Clinic' },
  ])
  const renamed = { number: 'MOH/PRIV/0917', name: 'Nupe Clinic', address: '3 Poly Road, Bida', type: 'Private Clinic' }
  expect(await found('Nupe')).toMatchObject([renamed])
  expect(await found()).toEqual([])
  expect((await told())[0]).toContain(
    'If a certificate or statement of the portal says what changed, it is issued again: print it from the page of the facility.',
  )
  await db.deleteFrom('register_entry').execute()
  await sql`select fill_register()`.execute(db)
  expect(await found('Nupe')).toMatchObject([renamed])
})

it('changes its type: the register follows, and the letter says that the licence on paper is not issued again', async () => {
  const { app, db, officer, owner, params, facility_id, found, papers } = await claimed()
  const hospital = { params, body: { facility_type_id: types.hospital } }
  const { id } = (await owner.send(typeChanges.startTypeChange, hospital)).reply.data
  await completeApplication(db, { id, facility_id, recorded_by: owner.id })
  await completeChange(db, id)
  expect((await owner.send(registrations.submitRegistration, { params: { id } })).problem).toBeUndefined()
  const verdicts = { information_verdict: 'Satisfactory', documents_verdict: 'Satisfactory' } as const
  const other = as(await makeOfficer(db), app)
  expect((await other.send(registrations.considerRegistration, { params: { id }, body: verdicts })).status).toBe(200)
  const body = { id, status: 'Approved', reason: 'As on site.' } as const
  expect((await officer.send(registrations.decideRegistration, { body })).status).toBe(200)
  expect(await found()).toMatchObject([{ origin: 'paper', type: 'Private Hospital', expiry_date: '2026-12-31' }])
  expect(await papers()).toMatchObject([{ issue: 1, origin: 'paper', category: 'Private Clinic' }])
  const letter = await db
    .selectFrom('letter')
    .where('kind', '=', 'change of type')
    .where('facility_id', '=', facility_id)
    .select('facts')
    .executeTakeFirstOrThrow()
  expect(readLetterFacts(letter.facts).body).toContain(
    'Its licence was issued on paper before the portal, and is not issued again. Display this letter beside it. The next renewal gives a certificate that states the new type.',
  )
})

it('answers for what a visit found, until an inspector accepts it', async () => {
  const { db, officer, person, owner, facility_id, told } = await claimed()
  const inspection = await makeInspection(db, { facility_id, team: [person.id] })
  const [question] = await questionsOfType2(db)
  const { id } = await makeCorrectiveAction(db, { inspection, sub_list_id: question?.sub_list_id ?? 0 })
  const listed = await owner.send(actions.listCorrectiveActions, { query: {} })
  expect(listed.reply.data).toMatchObject([{ id, text: 'Fill the cylinder.' }])
  const body = { text: 'It was filled.', facility_id }
  expect((await owner.send(actions.replyToFinding, { params: { id }, body })).status).toBe(201)
  expect((await officer.send(actions.acceptReply, { params: { id } })).status).toBe(200)
  expect((await told()).length).toBeGreaterThan(0)
})

it('moves with its LGA when that is merged into another one', async () => {
  const { db, officer, shown, found, licence, facility_id } = await claimed()
  const place = { list: 'Bida North', state_id: 27 }
  const into = (await officer.send(places.addLga, { body: place })).reply.data
  const { local_gov_area_id } = await db
    .selectFrom('facility')
    .where('id', '=', facility_id)
    .select('local_gov_area_id')
    .executeTakeFirstOrThrow()
  const merged = await officer.send(places.mergeLga, { params: { id: local_gov_area_id }, body: { into: into.id } })
  expect(merged.reply).toMatchObject({ is_moved: true })
  expect((await shown()).local_gov_area_id).toBe(into.id)
  expect(await found()).toMatchObject([{ origin: 'paper', lga: 'Bida North' }])
  // What the register said on the day of the import stays as it was.
  expect((await licence()).registration.origin).toBe('paper')
})

it('keeps its licence and its owner when the account is disabled, and no letter is made for another', async () => {
  const { db, officer, owner, params, found, facility_id } = await claimed()
  const disabled = await officer.send(users.disableUser, { params: { id: owner.id }, body: {} })
  expect(disabled.status).toBe(200)
  expect(await owner.send(facilities.showFacility, { params })).toBeRefused('signed_out')
  expect(await found()).toMatchObject([{ origin: 'paper', standing: 'licensed' }])
  expect(await officer.send(claims.makeClaimLetter, { params })).toBeRefused('already_exists')
  const kept = db.selectFrom('facility').where('id', '=', facility_id).select('user_id')
  expect(await kept.execute()).toEqual([{ user_id: owner.id }])
})
