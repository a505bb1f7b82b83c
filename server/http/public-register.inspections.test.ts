import '../testing/matchers.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as reports from '@portal/contract/inspections/calls/inspection-reports.ts'
import * as certificates from '@portal/contract/licences/calls/certificates.ts'
import * as registers from '@portal/contract/register/calls/public-register.ts'
import * as standing from '@portal/contract/standing/calls/standing.ts'
import { expect, it } from 'vitest'
import { reissuePapers } from '../papers/reissue-papers.ts'
import { insertSettingChanges } from '../records/settings/settings.ts'
import { as } from '../testing/as.ts'
import { makeBuiltWeb, pageIn } from '../testing/built-web.ts'
import { completeApplication } from '../testing/complete-application.ts'
import { makeRegistration } from '../testing/factories.ts'
import { makeInspection } from '../testing/inspections.ts'
import { makeOfficer } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'
import { makeVisit, makeVisited } from '../testing/visits.ts'

const day = '2026-05-08T09:00:00Z'
const allMet = { oxygen: 'met', beds: 'met', signs: 'met', waste: 'met' } as const
const good = { done_on: '2026-05-08', class: 'fully compliant' }

/** A licensed facility that was visited on 8 May 2026. The visit is done, not published. */
async function visitedFacility() {
  const web = await makeBuiltWeb()
  const portal = await testApp(undefined, {
    webFolder: web.folder,
    messages: { publicUrl: 'https://licences.example.gov.ng' },
  })
  const { app, db, setClock } = portal
  setClock('2026-05-07T09:00:00Z')
  const visited = await makeVisited(portal)
  const officer = await makeOfficer(db)
  const registration = await makeRegistration(db, { facility_id: visited.facility.id, status: 'Awaiting decision' })
  await completeApplication(db, registration)
  const body = { id: registration.id, status: 'Approved' as const, reason: 'Complete on paper.', conditions: [] }
  expect((await as(officer, app).send(registrations.decideRegistration, { body })).status).toBe(200)
  const params = { id: registration.id }
  const { data: paper } = (await as(visited.owner, app).send(certificates.showCertificate, { params })).reply
  setClock(day)
  const inspection = await makeVisit(portal, visited, allMet)

  const isThis = ({ properties }: { properties: { number: string } }) => properties.number === paper.number
  const open = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
  const addresses = [
    '/find',
    `/find/${paper.number}`,
    '/api/public/facilities',
    '/api/public/facilities.csv',
    '/api/public/facilities.geojson',
  ]
  return {
    portal,
    visited,
    officer,
    publish: async () => {
      const sent = await as(officer, app).send(reports.publishInspection, { params: { id: inspection } })
      expect(sent.status).toBe(200)
    },
    set: (publish_inspections: 'yes' | 'no', start_date: string) =>
      insertSettingChanges(
        db,
        { publish_inspections },
        { start_date, recorded_by: officer.id, recorded_at: '2026-05-08T08:00:00.000Z' },
      ),
    /** What the register, its files and the check of the paper say. */
    async read() {
      const { data } = (await as(undefined, app).send(registers.searchRegister, { query: { q: paper.number } })).reply
      const { features } = (await as(undefined, app).send(registers.downloadRegisterMap, {})).reply
      const [heading, ...lines] = (await open('/api/public/facilities.csv')).body.trimEnd().split('\r\n')
      const checked = pageIn((await open(new URL(paper.verify_url).pathname + new URL(paper.verify_url).search)).body)
      return {
        found: data.map(({ inspection: said }) => said),
        onMap: features.filter(isThis).map(({ properties }) => properties.inspection),
        columns: heading?.split(',').slice(-4, -2),
        cells: lines
          .find((one) => one.startsWith(paper.number))
          ?.split(',')
          .slice(-4, -2),
        verified: checked?.name === 'verify' ? (checked.checked?.inspection ?? null) : undefined,
      }
    },
    tags: () => Promise.all(addresses.map(async (url) => String((await open(url)).headers.etag))),
    /** Whether each address still answers that nothing has changed. */
    again: (tags: readonly string[]) =>
      Promise.all(addresses.map(async (url, at) => (await open(url, { 'if-none-match': tags[at] ?? '' })).statusCode)),
    end: web.remove,
  }
}

const columns = ['Inspected on', 'Inspection class']
const nothing = { found: [null], onMap: [null], columns, cells: ['', ''], verified: null }
const everything = {
  found: [good],
  onMap: [good],
  columns,
  cells: ['2026-05-08', 'fully compliant'],
  verified: good,
}

it('says when a facility was inspected and its class, once that is published and the ministry wants it', async () => {
  const { publish, read, set, tags, again, portal, end } = await visitedFacility()
  expect(await read()).toEqual(nothing)
  await publish()
  expect(await read()).toEqual(nothing)
  const before = await tags()
  await set('yes', '2026-05-09')
  expect(await read()).toEqual(nothing)
  portal.setClock('2026-05-08T23:00:00Z')
  expect(await read()).toEqual(everything)
  expect(await again(before)).toEqual([200, 200, 200, 200, 200])
  await set('no', '2026-05-09')
  expect(await read()).toEqual(nothing)
  await end()
})

it('gives no kept answer after a publication or a change of the setting', async () => {
  const { publish, read, set, tags, again, end } = await visitedFacility()
  await set('yes', '2026-05-08')
  const unpublished = await tags()
  await publish()
  expect(await again(unpublished)).toEqual([200, 200, 200, 200, 200])
  const published = await tags()
  await set('no', '2026-05-08')
  expect(await again(published)).toEqual([200, 200, 200, 200, 200])
  expect(await read()).toEqual(nothing)
  await end()
})

it('says the newest visit of the whole checklist, also on a paper that is printed later, and none beside a seal or a paper that was replaced', async () => {
  const { publish, read, set, portal, visited, officer, end } = await visitedFacility()
  const { app, db } = portal
  await set('yes', '2026-05-08')
  await publish()
  const other = { facility_id: visited.facility.id, team: [visited.lead.id] }
  await makeInspection(db, { ...other, done_at: '2026-04-14T11:00:00Z' })
  await makeInspection(db, { ...other, done_at: '2026-05-12T11:00:00Z', class: null, score: null, part_ids: [1] })
  expect(await read()).toEqual(everything)
  await makeInspection(db, { ...other, done_at: '2026-05-12T23:30:00Z', class: 'not compliant', score: 8 })
  const bad = { done_on: '2026-05-13', class: 'not compliant' }
  expect(await read()).toMatchObject({ found: [bad], onMap: [bad], verified: bad })
  const body = { kind: 'sealed' as const, from_date: '2026-05-08', reason: 'Patients were in danger.' }
  const sealed = await as(officer, app).send(standing.restrictFacility, { params: { id: visited.facility.id }, body })
  expect(sealed.status).toBe(200)
  expect(await read()).toMatchObject({ found: [bad], verified: null })
  await reissuePapers(
    { db, signingKeys: portal.signingKeys, today: '2026-05-08', now: new Date(day), user: null, address: null },
    visited.facility.id,
  )
  expect(await read()).toMatchObject({ found: [bad], onMap: [bad], verified: null })
  await end()
})
