import { decideRegistration } from '@portal/contract/applications/calls/registrations.ts'
import * as certificates from '@portal/contract/licences/calls/certificates.ts'
import * as calls from '@portal/contract/places/calls.ts'
import { expect, it } from 'vitest'
import { completeApplication } from '../../testing/complete-application.ts'
import { makeRegistration } from '../../testing/factories.ts'
import { mergingPlaces } from '../../testing/merging-places.ts'

/** A clinic that the public register shows, with how programs and caches read it. */
async function published() {
  const portal = await mergingPlaces()
  const { app, db, officer, owner, old, market, add } = portal
  const { id: facility_id } = await add(market.id, { company_name: 'Alheri Clinic' })
  const registration = await makeRegistration(db, { facility_id, status: 'Awaiting decision' })
  await completeApplication(db, registration)
  await officer.send(decideRegistration, { body: { id: registration.id, status: 'Approved', conditions: [] } })
  const read = async (tag = '') => {
    const answer = await app.inject({ url: '/api/public/facilities', headers: { 'if-none-match': tag } })
    const shown = answer.statusCode === 200 ? answer.json().data[0] : undefined
    return { status: answer.statusCode, tag: String(answer.headers.etag), place: shown && [shown.lga, shown.ward] }
  }
  const paper = async () =>
    (await owner.send(certificates.showCertificate, { params: { id: registration.id } })).reply.data.lga
  const rename = (list: string) => officer.send(calls.editLga, { params: { id: old.id }, body: { list } })
  const renameWard = (name: string) => officer.send(calls.editWard, { params: { id: market.id }, body: { name } })
  return { ...portal, read, paper, rename, renameWard }
}

it('shows the present name of an LGA and of a ward, and the certificate keeps the words of its day', async () => {
  const { read, paper, rename, renameWard } = await published()
  expect((await read()).place).toEqual(['Bida Old', 'Market'])
  await rename('Bida North')
  await renameWard('Central Market')
  expect((await read()).place).toEqual(['Bida North', 'Central Market'])
  expect(await paper()).toBe('Bida Old')
})

it('tells caches that it has changed when a place was renamed', async () => {
  const { read, rename, renameWard } = await published()
  const { tag } = await read()
  expect((await read(tag)).status).toBe(304)
  await rename('Bida North')
  const renamed = await read(tag)
  expect([renamed.status, renamed.place]).toEqual([200, ['Bida North', 'Market']])
  expect((await read(renamed.tag)).status).toBe(304)
  await renameWard('Central Market')
  expect(await read(renamed.tag)).toMatchObject({ status: 200, place: ['Bida North', 'Central Market'] })
})
