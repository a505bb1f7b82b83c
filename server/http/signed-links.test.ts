import { logout } from '@portal/contract/accounts/calls/account.ts'
import { linkAuditExport, linkAuditHeads } from '@portal/contract/audit/calls.ts'
import { linkConcernPhoto, reportConcern } from '@portal/contract/concerns/calls.ts'
import { linkLetter, listFacilityLetters } from '@portal/contract/letters/calls.ts'
import { linkRevenueExport } from '@portal/contract/money/calls/revenue.ts'
import {
  linkConcernsExport,
  linkFacilitiesExport,
  linkPaymentsExport,
  linkPenaltiesExport,
  linkRegistrationsExport,
  linkRenewalsExport,
  linkUsersExport,
} from '@portal/contract/reports/calls/exports.ts'
import { linkReport } from '@portal/contract/reports/calls/reports.ts'
import { penaliseFacility } from '@portal/contract/standing/calls/penalties.ts'
import { duties } from '@portal/domain/accounts/capabilities.ts'
import { expect, it } from 'vitest'
import { as } from '../testing/as.ts'
import { makeFacility } from '../testing/factories.ts'
import { makeOfficer, makeOwner, type Person } from '../testing/people.ts'
import { photo } from '../testing/photos.ts'
import { testApp } from '../testing/test-app.ts'

async function portal() {
  const { app, db } = await testApp()
  const [owner, officer] = [await makeOwner(db), await makeOfficer(db)]
  // The last officer who manages users must stay.
  await makeOfficer(db)
  const { id } = await makeFacility(db, { user_id: owner.id })
  await as(officer, app).send(penaliseFacility, { body: { facility_id: id, comment: 'No water.' } })
  const letters = (await as(owner, app).send(listFacilityLetters, { params: { id }, query: {} })).reply.data
  const report = { kind: 'unsafe', text: 'Used needles lie in the yard.', place: 'Yellow house' } as const
  await as(undefined, app).send(reportConcern, { body: report }, { file: photo })
  const concern = await db.selectFrom('concern').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  const letter = { id: letters[0]?.id ?? 0 }
  const open = async (url: string) => (await app.inject({ url })).statusCode
  return { app, db, owner, officer, letter, concern, open }
}

type Portal = Awaited<ReturnType<typeof portal>>

const month = { from: '2026-01', to: '2026-01' }
const urlOf = async (answer: Promise<{ reply: { url: string } }>) => (await answer).reply.url

/** Every kind of link besides those to uploaded documents and to papers, which have tests of their own, made by an officer. */
const links: [string, boolean, (by: ReturnType<typeof as>, portal: Portal) => Promise<string>][] = [
  ['a letter', false, (by, { letter }) => urlOf(by.send(linkLetter, { params: letter }))],
  ['the photo of a concern', true, (by, { concern }) => urlOf(by.send(linkConcernPhoto, { params: concern }))],
  ['the audit record', true, (by) => urlOf(by.send(linkAuditExport, { body: {} }))],
  ['the heads of the audit record', true, (by) => urlOf(by.send(linkAuditHeads, {}))],
  ['concerns', true, (by) => urlOf(by.send(linkConcernsExport, { body: {} }))],
  ['facilities', false, (by) => urlOf(by.send(linkFacilitiesExport, { body: {} }))],
  ['payments', false, (by) => urlOf(by.send(linkPaymentsExport, { body: {} }))],
  ['users', true, (by) => urlOf(by.send(linkUsersExport, { body: {} }))],
  ['penalties', false, (by) => urlOf(by.send(linkPenaltiesExport, { body: {} }))],
  ['registrations', false, (by) => urlOf(by.send(linkRegistrationsExport, { body: {} }))],
  ['renewals', false, (by) => urlOf(by.send(linkRenewalsExport, { body: { list: 'due' } }))],
  ['a report', false, (by) => urlOf(by.send(linkReport, { params: { report: 'applications' }, body: month }))],
  ['the revenue', false, (by) => urlOf(by.send(linkRevenueExport, { body: month }))],
]

it.each(links)('a link to %s ends with the right that it stands for', async (_, needsDuty, make) => {
  const given = await portal()
  const { app, db, officer, open } = given
  const set = (changed: Partial<Pick<Person, 'duties' | 'must_change_password'>> | { disabled_at: string | null }) =>
    db.updateTable('user_account').set(changed).where('id', '=', officer.id).execute()
  const url = await make(as(officer, app), given)
  expect(await open(url)).toBe(200)
  await set({ duties: [] })
  expect(await open(url)).toBe(needsDuty ? 404 : 200)
  await set({ duties, disabled_at: '2026-06-15T09:00:00Z' })
  expect(await open(url)).toBe(404)
  await set({ disabled_at: null, must_change_password: true })
  expect(await open(url)).toBe(404)
  await set({ must_change_password: false })
  expect(await open(url)).toBe(200)
  await as(officer, app).send(logout, {})
  expect(await open(url)).toBe(404)
})

it('a link to a letter ends for an owner whose facility was given to somebody else', async () => {
  const { app, db, owner, letter, open } = await portal()
  const url = await urlOf(as(owner, app).send(linkLetter, { params: letter }))
  expect(await open(url)).toBe(200)
  await db.updateTable('facility').set({ user_id: null }).where('user_id', '=', owner.id).execute()
  expect(await open(url)).toBe(404)
})
