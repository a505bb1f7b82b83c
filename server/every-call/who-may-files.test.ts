import { logout } from '@portal/contract/accounts/calls/account.ts'
import { linkDocument, uploadDocument } from '@portal/contract/applications/calls/contents.ts'
import { calls } from '@portal/contract/calls.ts'
import { linkRegistrationsExport } from '@portal/contract/reports/calls/exports.ts'
import { uploadCrest } from '@portal/contract/settings/calls/settings.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { actors } from '../testing/actors.ts'
import { as } from '../testing/as.ts'
import { pdf, png } from '../testing/files.ts'
import { makeOfficer, makeOwner } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { makeWorld } from '../testing/world.ts'

/** The routes that are not calls of the contract. */
const files = [
  'DELETE /api/uploads/:id',
  'GET /.well-known/jwks.json',
  'GET /api/docs',
  'GET /api/docs/style.css',
  'GET /api/registrations/:id/bundle',
  'GET /claim-letters/:id',
  'GET /claim-letters/of-job/:id',
  'GET /crest/:slug',
  'GET /documents/:slug',
  'GET /examples/:slug',
  'GET /exports/audit-heads/:filters',
  'GET /exports/audit/:filters',
  'GET /exports/checklist/:filters',
  'GET /exports/concerns/:filters',
  'GET /exports/ending-licences/:filters',
  'GET /exports/facilities/:filters',
  'GET /exports/import-template/:filters',
  'GET /exports/payments/:filters',
  'GET /exports/penalties/:filters',
  'GET /exports/registrations/:filters',
  'GET /exports/renewals/:filters',
  'GET /exports/reports/:filters',
  'GET /exports/revenue/:filters',
  'GET /exports/users/:filters',
  'GET /exports/wrong-rows/:filters',
  'GET /letters/:id',
  'GET /papers/:id/:mark',
  'PATCH /api/uploads/:id',
  'POST /api/uploads',
]

const statuses = ['pending', 'Awaiting decision', 'Temporarily approved', 'Approved', 'declined'] as const

let portal: TestApp

beforeAll(async () => {
  portal = await testApp()
})

/** The HTTP status of a request for an address. */
async function get(url: string, token: string | undefined): Promise<number> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  return (await portal.app.inject({ url, headers })).statusCode
}

/** Every route of the app, read from the framework's route tree. */
function routesOf({ app }: TestApp): string[] {
  const parents: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, branch = '', piece = '', methods = ''] = /^(.*?[├└]── )(\S*) \((.*)\)/.exec(line) ?? []
      const depth = branch.length / 4
      if (depth === 0) return []
      const path = (depth > 1 ? (parents[depth - 1] ?? '') : '') + piece
      parents[depth] = path
      return methods.split(', ').map((method) => `${method} ${path}`)
    })
}

const ofContract = Object.values(calls).map(({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`)

it('every call of the contract is served', () => {
  const served = routesOf(portal)
  expect(ofContract.filter((route) => !served.includes(route))).toEqual([])
})

describe('the routes besides the calls', () => {
  it('are listed in this file', () => {
    const besides = routesOf(portal).filter((route) => !route.startsWith('HEAD ') && !ofContract.includes(route))
    expect(besides.sort()).toEqual(files)
  })

  it.each(statuses)('open a document only with its signed link while the registration is %s', async (status) => {
    const world = await makeWorld(portal.db, 'pending')
    const officer = as(await makeOfficer(portal.db), portal.app)
    const body = { facility_id: world.facility.id, name: 'PHCN bill' } as const
    const { data } = (await officer.send(uploadDocument, { body }, { file: pdf() })).reply
    const lasting = { Approved: '2099-12-31', 'Temporarily approved': '2099-12-31' }
    const expiry_date = Object.entries(lasting).find(([name]) => name === status)?.[1] ?? null
    await portal.db
      .updateTable('registration')
      .set({ status, expiry_date, approved_at: expiry_date && '2026-02-01T00:00:00Z' })
      .where('id', '=', world.registration.id)
      .execute()
    const { url } = (await officer.send(linkDocument, { params: { slug: data.file_slug } })).reply
    for (const actor of actors) {
      const token = world.tokens[actor]
      expect([actor, await get(`/documents/${data.file_slug}`, token)]).toEqual([actor, 404])
      expect([actor, await get(url.replace('signature=', 'signature=x'), token)]).toEqual([actor, 404])
      expect([actor, await get(url, token)]).toEqual([actor, 200])
    }
  })

  it('open an export only with its signed link, while the officer who made it is signed in', async () => {
    const person = await makeOfficer(portal.db)
    const officer = as(person, portal.app)
    const { url } = (await officer.send(linkRegistrationsExport, { body: { with: 'ministry' } })).reply
    const [path = ''] = url.split('?')
    const forged = url.replace(path, `/exports/registrations/${Buffer.from('{}').toString('base64url')}`)
    const owner = as(await makeOwner(portal.db), portal.app)
    expect((await owner.send(linkRegistrationsExport, { body: {} })).status).toBe(403)
    expect([await get(url, undefined), await get(path, person.token), await get(forged, person.token)]).toEqual([
      200, 404, 404,
    ])
    expect(await get(url.replace('/registrations/', '/penalties/'), person.token)).toBe(404)
    const { headers } = await portal.app.inject({ url })
    expect(headers['cache-control']).toBe('private, no-store')
    await officer.send(logout, {})
    expect(await get(url, undefined)).toBe(404)
  })

  it('serve the crest and the API description to everybody', async () => {
    const officer = as(await makeOfficer(portal.db), portal.app)
    const { crest_url } = (await officer.send(uploadCrest, { body: {} }, { file: png })).reply.data
    const world = await makeWorld(portal.db, 'pending')
    for (const actor of actors) {
      const token = world.tokens[actor]
      expect([actor, await get(String(crest_url.value), token)]).toEqual([actor, 200])
      expect([actor, await get('/crest/nothing', token)]).toEqual([actor, 404])
      expect([actor, await get('/api/docs', token)]).toEqual([actor, 200])
      expect([actor, await get('/api/docs/style.css', token)]).toEqual([actor, 200])
    }
  })
})
