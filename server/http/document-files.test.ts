import type { Problem } from '@portal/contract/problem.ts'
import '../testing/matchers.ts'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as account from '@portal/contract/accounts/calls/account.ts'
import * as calls from '@portal/contract/applications/calls/contents.ts'
import { addHelper } from '@portal/contract/facilities/calls/facility-helpers.ts'
import { describe, expect, it } from 'vitest'
import { as, type TestFile } from '../testing/as.ts'
import { makeFacility } from '../testing/factories.ts'
import { jpeg, pdf, png } from '../testing/files.ts'
import { makeOfficer, makeOwner } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'

const noLongerWorks = 'This link no longer works. Open it again from its page in the portal'

async function anOwner() {
  const portal = await testApp()
  const { app, db } = portal
  const owner = await makeOwner(db)
  const { id: facility_id } = await makeFacility(db, { user_id: owner.id })
  const upload = async (file: TestFile, name = 'PHCN bill') =>
    (await as(owner, app).send(calls.uploadDocument, { body: { facility_id, name } }, { file })).reply.data.file_slug
  const link = async (slug: string) => (await as(owner, app).send(calls.linkDocument, { params: { slug } })).reply
  const open = async (url: string, method: 'GET' | 'HEAD' = 'GET') => {
    const { statusCode: status, headers, rawPayload, body } = await app.inject({ method, url })
    return { status, headers, bytes: rawPayload, problem: status < 400 ? undefined : (JSON.parse(body) as Problem) }
  }
  return { ...portal, owner, facility_id, upload, link, open }
}

describe('a file opened by its link', () => {
  it.each([
    ['a PDF', pdf(200_000), 'application/pdf', 'PHCN bill.pdf'],
    ['a photograph', jpeg, 'image/jpeg', 'PHCN bill.jpg'],
    ['a picture', png, 'image/png', 'PHCN bill.png'],
  ])('is sent unchanged: %s', async (_, file, type, name) => {
    const { upload, link, open } = await anOwner()
    const { status, headers, bytes } = await open((await link(await upload(file))).url)
    expect(status).toBe(200)
    expect(bytes.equals(file.bytes)).toBe(true)
    expect(headers).toMatchObject({
      'content-type': type,
      'content-length': String(file.bytes.length),
      'content-disposition': `inline; filename="${name}"`,
    })
  })

  it.each([
    ['is sandboxed if it is a picture', png, "sandbox; default-src 'none'; frame-ancestors 'self'"],
    ['is shown in the viewer of the browser if it is a PDF', pdf(), "frame-ancestors 'self'"],
  ])('%s, is never taken for another type, and must not be cached', async (_, file, policy) => {
    const { upload, link, open } = await anOwner()
    const { headers } = await open((await link(await upload(file))).url)
    expect(headers).toMatchObject({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  })

  it('is an attachment when a download is requested', async () => {
    const { upload, link, open } = await anOwner()
    const { headers } = await open(`${(await link(await upload(pdf(), 'Registration form'))).url}&download`)
    expect(headers['content-disposition']).toBe('attachment; filename="Registration form.pdf"')
  })

  it('is called Receipt when it belongs to a payment', async () => {
    const { app, owner, facility_id, link, open } = await anOwner()
    const { reply } = await as(owner, app).send(
      calls.uploadPayment,
      { body: { facility_id, amount: 100 } },
      { file: png },
    )
    const { headers } = await open((await link(reply.data.document)).url)
    expect(headers['content-disposition']).toBe('inline; filename="Receipt.png"')
  })

  it('has its size in the reply to a HEAD request', async () => {
    const { upload, link, open } = await anOwner()
    const { status, headers, bytes } = await open((await link(await upload(pdf(5000)))).url, 'HEAD')
    expect({ status, size: headers['content-length'], got: bytes.length }).toEqual({
      status: 200,
      size: '5000',
      got: 0,
    })
  })
})

describe('a link to a file', () => {
  it('works for five minutes', async () => {
    const { upload, link, open, setClock } = await anOwner()
    setClock('2026-04-08T10:30:00Z')
    const slug = await upload(pdf())
    const { url, expires_at } = await link(slug)
    expect(expires_at).toBe('2026-04-08T10:35:00.000Z')
    setClock('2026-04-08T10:34:59.999Z')
    expect((await open(url)).status).toBe(200)
    setClock('2026-04-08T10:35:00Z')
    const late = await open(url)
    expect(late).toBeRefused('not_found')
    expect(late.problem?.message).toBe(noLongerWorks)
    expect((await open((await link(slug)).url)).status).toBe(200)
  })

  it.each([
    [
      'its signature is wrong',
      (url: string) => url.replace(/signature=./, (start) => (start.endsWith('A') ? 'signature=B' : 'signature=A')),
    ],
    ['its signature is cut', (url: string) => url.slice(0, -1)],
    ['it has no signature', (url: string) => url.replace(/&signature=.*/, '')],
    ['it has two signatures', (url: string) => url.replace(/(&signature=.*)/, '$1$1')],
    ['its expiry was changed', (url: string) => url.replace('expires=', 'expires=9')],
    ['it has no expiry', (url: string) => url.replace(/expires=\d+&/, '')],
    ['it has no query', (url: string) => url.replace(/\?.*/, '')],
  ])('does not work when %s', async (_, tamper) => {
    const { upload, link, open } = await anOwner()
    const { url } = await link(await upload(pdf()))
    const answer = await open(tamper(url))
    expect(answer).toBeRefused('not_found')
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.problem?.message).toBe(noLongerWorks)
  })

  it('stops working when the session in which it was made ends', async () => {
    const { app, owner, upload, link, open } = await anOwner()
    const { url } = await link(await upload(pdf()))
    expect((await open(url)).status).toBe(200)
    await as(owner, app).send(account.logout, {})
    const answer = await open(url)
    expect(answer).toBeRefused('not_found')
    expect(answer.problem?.message).toBe(noLongerWorks)
  })

  /** The ways in which a person loses the right to open a file of the facility. */
  const losses: [string, (given: Awaited<ReturnType<typeof aHelper>>) => Promise<unknown>][] = [
    [
      'the helper who made it is removed',
      ({ db, facility_id }) => db.deleteFrom('helper').where('facility_id', '=', facility_id).execute(),
    ],
    [
      'their account is disabled',
      ({ db, helper }) =>
        db
          .updateTable('user_account')
          .set({ disabled_at: '2026-06-15T09:00:00Z' })
          .where('id', '=', helper.id)
          .execute(),
    ],
    [
      'they must choose another password first',
      ({ db, helper }) =>
        db.updateTable('user_account').set({ must_change_password: true }).where('id', '=', helper.id).execute(),
    ],
  ]

  async function aHelper() {
    const given = await anOwner()
    const { app, db, facility_id, owner } = given
    const helper = await makeOwner(db)
    await as(owner, app).send(addHelper, { params: { id: facility_id }, body: { email: helper.email } })
    return { ...given, helper }
  }

  it.each(losses)('stops working when %s', async (_, lose) => {
    const given = await aHelper()
    const { app, upload, open, helper } = given
    const slug = await upload(pdf())
    const { url } = (await as(helper, app).send(calls.linkDocument, { params: { slug } })).reply
    expect((await open(url)).status).toBe(200)
    await lose(given)
    const answer = await open(url)
    expect(answer).toBeRefused('not_found')
    expect(answer.problem?.message).toBe(noLongerWorks)
  })

  it('stops working when the facility gets another owner', async () => {
    const { db, facility_id, upload, link, open } = await anOwner()
    const { url } = await link(await upload(pdf()))
    const heir = await makeOwner(db)
    await db.updateTable('facility').set({ user_id: heir.id }).where('id', '=', facility_id).execute()
    expect(await open(url)).toBeRefused('not_found')
  })

  it('cannot be moved to another session', async () => {
    const { app, db, owner, upload, link, open } = await anOwner()
    const { url } = await link(await upload(pdf()))
    const other = await anOwner()
    const { url: foreign } = await other.link(await other.upload(pdf()))
    const session = new URLSearchParams(foreign.split('?')[1]).get('session') ?? ''
    const moved = url.replace(/session=[^&]+/, `session=${session}`)
    await as(owner, app).send(account.logout, {})
    expect(await db.selectFrom('session').where('user_id', '=', owner.id).select('user_id').execute()).toEqual([])
    expect(await open(moved)).toBeRefused('not_found')
  })

  it('does not open another file', async () => {
    const { upload, link, open } = await anOwner()
    const [one, other] = [await upload(pdf()), await upload(png)]
    expect(await open((await link(one)).url.replace(one, other))).toBeRefused('not_found')
  })

  it('is not found when the file has disappeared', async () => {
    const { upload, link, open, dataDir } = await anOwner()
    const slug = await upload(pdf())
    await rm(join(dataDir, 'files', slug))
    const answer = await open((await link(slug)).url)
    expect(answer).toBeRefused('not_found')
    expect(answer.problem?.message).toBe('This document does not exist')
  })

  it('is given to the owner and to officers, and refused to others as not found', async () => {
    const { app, db, upload, open } = await anOwner()
    const slug = await upload(pdf())
    const ask = async (person: { token: string } | undefined, asked: string) =>
      as(person, app).send(calls.linkDocument, { params: { slug: asked } })
    const given = await ask(await makeOfficer(db), slug)
    expect((await open(given.reply.url)).status).toBe(200)

    const stranger = await makeOwner(db)
    const [foreign, missing] = [await ask(stranger, slug), await ask(stranger, 'q7Yk2vT9cXw4LmB8sZ1dRf')]
    expect(foreign).toBeRefused('not_found')
    expect({ ...foreign.problem, request_id: '' }).toEqual({ ...missing.problem, request_id: '' })
    expect(await ask(stranger, '../../etc/passwd')).toBeRefused('not_found')
    expect(await ask(undefined, slug)).toBeRefused('signed_out')
  })
})
