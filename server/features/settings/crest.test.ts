import '../../testing/matchers.ts'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as certificates from '@portal/contract/licences/calls/certificates.ts'
import * as portals from '@portal/contract/settings/calls/portal.ts'
import * as calls from '@portal/contract/settings/calls/settings.ts'
import { describe, expect, it } from 'vitest'
import { as, type TestFile } from '../../testing/as.ts'
import { makeRegistration } from '../../testing/factories.ts'
import { jpeg, pdf, png } from '../../testing/files.ts'
import { portalWithInitialSettings } from '../../testing/fresh-settings.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'

const largest = 500 * 1024

/** A picture with the given number of bytes. */
function pngOf(size: number): TestFile {
  return { ...png, bytes: Buffer.concat([png.bytes], size) }
}

async function ministry() {
  const { app, db, dataDir, setClock } = await portalWithInitialSettings()
  const officer = as(await makeOfficer(db), app)
  setClock('2026-11-21T09:00:00Z')
  return {
    app,
    db,
    officer,
    setClock,
    upload: (file: TestFile | undefined, start_date?: string) =>
      officer.send(calls.uploadCrest, { body: start_date ? { start_date } : {} }, { file }),
    remove: () => officer.send(calls.removeCrest, {}),
    shown: async () => (await as(undefined, app).send(portals.showPortal, {})).reply.data.crest_url,
    open: (url: string | null) => app.inject({ method: 'GET', url: url ?? '/crest/none' }),
    stored: () => readdir(join(dataDir, 'files')).catch(() => []),
  }
}

describe('the crest', () => {
  it.each([
    ['PNG', png, 'image/png'],
    ['JPEG', jpeg, 'image/jpeg'],
    ['PNG of 500 KB', pngOf(largest), 'image/png'],
  ])('may be a %s, is public, and may be cached for a year', async (_, file, type) => {
    const { upload, shown, open } = await ministry()
    const { status, reply } = await upload(file)
    expect(status).toBe(201)
    const address = await shown()
    expect(address).toMatch(/^\/crest\/[\w-]{22}$/)
    expect(reply.data.crest_url).toEqual({ value: address, since: '2026-11-21', next: null })
    const picture = await open(address)
    expect(picture.rawPayload.equals(file.bytes)).toBe(true)
    expect(picture.headers).toMatchObject({
      'content-type': type,
      'content-length': String(file.bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(picture.headers['content-security-policy']).toMatch(/^sandbox/)
  })

  it.each<[string, TestFile | undefined, 'file_refused' | 'file_too_large' | 'invalid_input', string]>([
    ['a PDF', pdf(), 'file_refused', 'Choose a PNG or JPEG picture'],
    [
      'a drawing that may hold a script',
      { name: 'crest.png', type: 'image/png', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
      'file_refused',
      'Choose a PDF, JPEG or PNG file',
    ],
    [
      'larger than 500 KB',
      pngOf(largest + 1),
      'file_too_large',
      'The picture is larger than 500 KB. Choose a smaller one',
    ],
    ['nothing', undefined, 'invalid_input', 'Choose a file'],
  ])('may not be %s', async (_, file, code, sentence) => {
    const { upload, shown, stored } = await ministry()
    const answer = await upload(file)
    expect(answer).toBeRefused(code, 'document')
    expect(answer.problem?.errors?.document).toEqual([sentence])
    expect(await shown()).toBeNull()
    expect(await stored()).toEqual([])
  })

  it('may apply from a later day, but not from a past one', async () => {
    const { upload, shown, setClock } = await ministry()
    expect(await upload(png, '2026-11-20')).toBeRefused('invalid_input', 'start_date')
    await upload(png, '2027-01-01')
    expect(await shown()).toBeNull()
    setClock('2027-01-01T09:00:00Z')
    expect(await shown()).toMatch(/^\/crest\//)
  })

  it('is replaced by the next one, and is removed together with planned ones', async () => {
    const { upload, shown, remove, setClock } = await ministry()
    await upload(png)
    const former = await shown()
    await upload(jpeg)
    expect(await shown()).not.toBe(former)
    await upload(png, '2027-01-01')
    const { reply } = await remove()
    expect(reply.data.crest_url).toEqual({ value: null, since: null, next: null })
    expect(await shown()).toBeNull()
    setClock('2027-01-01T09:00:00Z')
    expect(await shown()).toBeNull()
  })

  it('stays on the papers that were issued with it', async () => {
    const { upload, remove, db, officer, open } = await ministry()
    await upload(png)
    const { id } = await makeRegistration(db, { status: 'Awaiting decision' })
    await officer.send(registrations.decideRegistration, { body: { id, status: 'Approved' } })
    await remove()
    const { data } = (await officer.send(certificates.showCertificate, { params: { id } })).reply
    expect((await open(data.crest_url)).statusCode).toBe(200)
  })

  it('is served only at its own address', async () => {
    const { open } = await ministry()
    for (const path of ['/crest/none', '/crest/..%2f..%2fpackage.json', `/crest/${'x'.repeat(200)}`]) {
      expect((await open(path)).statusCode, path).toBe(404)
    }
  })

  it('is for officers to change', async () => {
    const { app, db, shown } = await ministry()
    const owner = as(await makeOwner(db), app)
    expect(await owner.send(calls.uploadCrest, { body: {} }, { file: png })).toBeRefused('not_allowed')
    expect(await owner.send(calls.removeCrest, {})).toBeRefused('not_allowed')
    expect(await shown()).toBeNull()
  })
})
