import '../testing/matchers.ts'
import * as calls from '@portal/contract/applications/calls/registrations.ts'
import * as certificates from '@portal/contract/licences/calls/certificates.ts'
import type { PaperFacility } from '@portal/domain/imports/paper-licence.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { readLetterFacts } from '../records/letters/letter-facts.ts'
import { listRenewalRows } from '../records/licences/renewal-lists.ts'
import { as } from '../testing/as.ts'
import { completeApplication } from '../testing/complete-application.ts'
import { paperClinic } from '../testing/paper-clinic.ts'
import { makeOfficer } from '../testing/people.ts'
import { sendReminders } from './send-reminders.ts'

/** A clinic from paper, and how its owner is reminded. */
async function recorded(overrides: Partial<PaperFacility> = {}) {
  const clinic = await paperClinic(overrides)
  const { db, registration_id } = clinic
  const remind = (moment: string) => sendReminders(db, new Date(moment))
  const steps = async () => {
    const rows = db.selectFrom('renewal_reminder').where('registration_id', '=', registration_id ?? 0)
    return (await rows.orderBy('sent_at').select('step').execute()).map(({ step }) => step)
  }
  const due = async () => {
    const periods = { renewal_opens_days: 60, renewal_ends_months: 12 }
    const rows = await listRenewalRows(db, { list: 'due' }, { today: '2026-12-01', ...periods }, { limit: 10 })
    return rows.map(({ id }) => id)
  }
  return { ...clinic, remind, steps, due }
}

it('reminds the owner who has claimed it, in the portal, by mail, by SMS and with a letter that names what paper says', async () => {
  const { db, claim, remind, steps, due, facility_id, registration_id, from } = await recorded()
  const owner = await claim()
  await db.updateTable('user_account').set({ wants_sms: true }).where('id', '=', owner.id).execute()
  await remind('2026-12-01T10:00:00Z')
  await remind('2026-12-02T10:00:00Z')
  expect(await steps()).toEqual([30])
  expect(await due()).toEqual([facility_id])
  const told = db.selectFrom('notification').where('user_id', '=', owner.id).where('about_kind', '=', 'registration')
  expect(await told.select('about_id').execute()).toEqual([{ about_id: registration_id }])
  const sent = db
    .selectFrom('outbox')
    .where('template', '=', 'reminder')
    .where(sql<boolean>`facts ->> 'registration_id' = ${String(registration_id)}`)
  expect(await sent.orderBy('channel').select(['channel', 'user_id']).execute()).toEqual([
    { channel: 'mail', user_id: owner.id },
    { channel: 'sms', user_id: owner.id },
  ])
  const letter = db.selectFrom('letter').where('kind', '=', 'reminder').where('facility_id', '=', facility_id)
  const [written, ...more] = await letter.select('facts').execute()
  expect(more).toEqual([])
  expect(readLetterFacts(written?.facts)).toMatchObject({
    reference: `${from.number}/2`,
    addressee: { name: 'Ladi Ndayako', facility_name: 'Ndayako Clinic', address: '7 Emir Road, Bida' },
    subject: 'Your licence ends on 31 December 2026',
  })
})

it('reminds nobody while no account has it, and lists it among those that are due all the same', async () => {
  const { db, remind, steps, due, facility_id } = await recorded({ phone_number: null, owner_name: null })
  for (const day of ['2026-12-01', '2026-12-17', '2026-12-30']) await remind(`${day}T10:00:00Z`)
  expect(await steps()).toEqual([])
  const sent = db.selectFrom('outbox').where('template', '=', 'reminder').select('id')
  expect(await sent.execute()).toEqual([])
  expect(await due()).toEqual([facility_id])
})

it('is renewed by its owner from the reminder to the certificate of the portal, which ends the reminders', async () => {
  const { db, app, setClock, officer, claim, remind, steps, facility_id } = await recorded()
  const owner = await claim()
  await remind('2026-12-01T10:00:00Z')
  setClock('2026-12-02T09:00:00Z')
  const { id, kind } = (await owner.send(calls.startRegistration, { body: { facility_id } })).reply.data
  expect(kind).toBe('renewal')
  await completeApplication(db, { id, facility_id, recorded_by: owner.id })
  expect((await owner.send(calls.submitRegistration, { params: { id } })).problem).toBeUndefined()
  const verdicts = { information_verdict: 'Satisfactory', documents_verdict: 'Satisfactory' } as const
  const other = as(await makeOfficer(db), app)
  expect((await other.send(calls.considerRegistration, { params: { id }, body: verdicts })).status).toBe(200)
  const body = { id, status: 'Approved', reason: 'As on site.' } as const
  expect((await officer.send(calls.decideRegistration, { body })).status).toBe(200)
  const { data } = (await owner.send(certificates.showCertificate, { params: { id } })).reply
  expect(data).toMatchObject({
    ...{ facility_name: 'Ndayako Clinic', owner_name: 'Ladi Ndayako', address: '7 Emir Road, Bida' },
    ...{ issue_date: '2026-12-02', expiry_date: '2027-12-31' },
  })
  expect(data.number).toMatch(/^NSMOH\/PHF\/\d{5}\/2027$/)
  await remind('2026-12-30T10:00:00Z')
  expect(await steps()).toEqual([30])
})
