import '../../testing/matchers.ts'
import { Readable } from 'node:stream'
import { logout } from '@portal/contract/accounts/calls/account.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as closings from '@portal/contract/facilities/calls/closings.ts'
import * as certificates from '@portal/contract/licences/calls/certificates.ts'
import * as standing from '@portal/contract/standing/calls/standing.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { localFileStore } from '../../files/file-store.ts'
import { reissuePapers } from '../../papers/reissue-papers.ts'
import { paperPdf } from '../../print/papers/paper-pdf.ts'
import { as } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { png } from '../../testing/files.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { recordPapers } from '../../testing/record-papers.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { textOfPdf } from '../../testing/text-of-pdf.ts'

/** For what does not depend on the database: on one of the two. */
const itOnce = it.runIf(process.env.TEST_ONCE_HERE)

async function portal(status: 'Awaiting decision' | 'pending' = 'Awaiting decision') {
  const messages = { publicUrl: 'https://licences.example.gov.ng' }
  const { app, dataDir, db, signingKeys, setClock } = await testApp(undefined, { messages })
  setClock('2026-06-15T09:00:00Z')
  const [owner, officer] = [await makeOwner(db), await makeOfficer(db)]
  const facility = await makeFacility(db, { user_id: owner.id, company_name: 'Alheri Clinic' })
  const registration = await makeRegistration(db, { facility_id: facility.id, status })
  const params = { id: registration.id }
  return {
    ...{ app, dataDir, db, signingKeys, setClock, facility, registration, params },
    owner: as(owner, app),
    officer: as(officer, app),
    decide: (status: 'Approved' | 'Temporarily approved' | 'declined') =>
      as(officer, app).send(registrations.decideRegistration, { body: { id: registration.id, status } }),
  }
}

/** The reply to a link, opened without a token. */
async function open({ app }: Pick<TestApp, 'app'>, url: string) {
  const { statusCode, headers, rawPayload } = await app.inject({ url })
  return { status: statusCode, headers, bytes: rawPayload, text: statusCode === 200 ? textOfPdf(rawPayload) : [] }
}

it('prints the facts of the day of issue, the same to the byte at every print', async () => {
  const { app, db, signingKeys, owner, officer, params, facility, registration, decide, setClock } = await portal()
  expect(await owner.send(certificates.linkCertificate, { params, body: {} })).toBeRefused('action_not_offered')
  await decide('Approved')
  const facts = {
    facility_name: 'Alheri Ọmọ Clinic',
    category: 'Private Clinic',
    address: '12 Market Road, Bida',
    lga: 'Bida',
    owner_name: 'Musa Abubakar',
    operating_officer: null,
    ministry: 'Niger State Ministry of Health',
    ministry_address: 'Minna',
    conditions: [{ text: 'Fence the yard.', due_date: null }],
    signatories: [{ title: 'Permanent Secretary', name: null }],
  }
  const issue = {
    kind: 'certificate',
    number: 'NSMOH/PHF/90001/2026',
    issue: 7,
    reissued_on: '2026-06-16',
    issue_date: '2026-06-15',
    expiry_date: '2026-12-31',
  } as const
  await db
    .insertInto('certificate')
    .values({ ...issue, registration_id: registration.id, printed: JSON.stringify({ ...facts, crest_url: null }) })
    .execute()
  await recordPapers({ db, signingKeys })
  const shown = (await owner.send(certificates.showCertificate, { params })).reply.data
  const expected = await paperPdf(
    {
      ...issue,
      ...facts,
      mark: null,
      check_code: shown.check_code ?? '',
      check_address: 'licences.example.gov.ng/verify',
      qr: shown.qr_code?.address ?? null,
    },
    null,
  )
  const link = async (who: typeof owner) =>
    (await who.send(certificates.linkCertificate, { params, body: {} })).reply.url
  // Both are the first to open it.
  const urls = [await link(owner), await link(officer)]
  const copies = await Promise.all(urls.map((url) => open({ app }, url)))
  await db.updateTable('facility').set({ company_name: 'Another name' }).where('id', '=', facility.id).execute()
  setClock('2026-09-01T09:00:00Z')
  const later = await open({ app }, `${await link(owner)}&download`)
  for (const { status, bytes } of [...copies, later]) expect([status, bytes.equals(expected)]).toEqual([200, true])
  expect(later.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="NSMOH-PHF-90001-2026.pdf"',
    'cache-control': 'private, no-store',
  })
  expect(await db.selectFrom('unfinished_file').selectAll().execute()).toEqual([])
  const prints = await db
    .selectFrom('audit_entry')
    .where('action', '=', 'print_certificate')
    .where('about_kind', '=', 'certificate')
    .orderBy('id')
    .select([sql`body -> 'about' ->> 'id'`.as('about'), sql`body -> 'after'`.as('after')])
    .execute()
  const after = { registration_id: registration.id, number: issue.number, issue: 7, mark: null }
  expect(prints).toEqual([1, 2, 3].map(() => ({ about: 'NSMOH/PHF/90001/2026, issue 7', after })))
})

itOnce('carries across it why it does not count any more, and prints an earlier issue as replaced', async () => {
  const { app, db, signingKeys, owner, officer, params, facility, decide, setClock } = await portal()
  await decide('Approved')
  const linkOf = async (body = {}) => (await owner.send(certificates.linkCertificate, { params, body })).reply.url
  const markOf = async (body = {}) => {
    const { text, headers } = await open({ app }, await linkOf(body))
    const { data } = (await owner.send(certificates.showCertificate, { params })).reply
    const [, word] = /-\d{4}(?:-([A-Z-]+))?\.pdf/.exec(String(headers['content-disposition'])) ?? []
    return [data.mark, text[0], word]
  }
  const atFacility = { params: { id: facility.id } }
  expect(await markOf()).toEqual([null, 'Niger State Ministry of Health', undefined])
  const first = (await owner.send(certificates.showCertificate, { params })).reply.data
  const doer = { user: null, address: null, now: new Date('2026-06-16T09:00:00Z') }
  await reissuePapers({ db, signingKeys, today: '2026-06-16', ...doer }, facility.id)
  expect(await markOf()).toEqual([null, 'Niger State Ministry of Health', undefined])
  expect(await markOf({ number: first.number, issue: 1 })).toEqual([null, 'REPLACED', 'REPLACED'])
  expect(await owner.send(certificates.linkCertificate, { params, body: { issue: 3 } })).toBeRefused('not_found')

  const restriction = { kind: 'sealed', from_date: '2026-06-15', reason: 'No water.' } as const
  await officer.send(standing.restrictFacility, { ...atFacility, body: restriction })
  expect(await markOf()).toEqual(['sealed', 'SEALED', 'SEALED'])
  const [restricted] = (await owner.send(standing.listRestrictions, { ...atFacility, query: {} })).reply.data
  const lifted = { id: facility.id, restriction_id: restricted?.id ?? 0 }
  await officer.send(standing.liftRestriction, { params: lifted, body: { reason: 'There is water.' } })
  const unmarked = await linkOf()
  expect((await open({ app }, unmarked)).status).toBe(200)
  await officer.send(standing.restrictFacility, { ...atFacility, body: restriction })
  // The link stood for a paper that counts.
  expect((await open({ app }, unmarked)).status).toBe(404)
  const [again] = (await owner.send(standing.listRestrictions, { ...atFacility, query: {} })).reply.data
  const liftedAgain = { id: facility.id, restriction_id: again?.id ?? 0 }
  await officer.send(standing.liftRestriction, { params: liftedAgain, body: { reason: 'There is water.' } })
  expect((await open({ app }, unmarked)).status).toBe(200)
  setClock('2027-01-01T09:00:00Z')
  expect(await markOf()).toEqual(['expired', 'EXPIRED', 'EXPIRED'])
  await owner.send(closings.closeFacility, { ...atFacility, body: { closed_from: '2027-01-01', reason: 'I retire.' } })
  expect(await markOf()).toEqual(['closed', 'CLOSED', 'CLOSED'])
})

itOnce('opens only by its own signed link, with the mark of the link, while the person is logged in', async () => {
  const { app, officer, owner, params, decide, setClock } = await portal('pending')
  await decide('Temporarily approved')
  expect(await officer.send(certificates.linkCertificate, { params, body: {} })).toBeRefused('action_not_offered')
  const { url } = (await officer.send(certificates.linkStatement, { params, body: {} })).reply
  const statusOf = async (address: string) => (await open({ app }, address)).status
  expect([
    await statusOf(url),
    await statusOf(url.replace('/unmarked', '/expired')),
    await statusOf(url.replace(/papers\/\d+/, 'papers/1')),
    await statusOf(url.split('?')[0] ?? ''),
    await statusOf('/papers/x/unmarked'),
    await statusOf(url.replace('signature=', 'signature=x')),
  ]).toEqual([200, 404, 404, 404, 404, 404])
  setClock('2026-06-15T09:05:01Z')
  expect(await statusOf(url)).toBe(404)
  setClock('2026-06-15T09:01:00Z')
  await officer.send(logout, {})
  expect(await statusOf(url)).toBe(404)
  const own = (await owner.send(certificates.linkStatement, { params, body: {} })).reply.url
  expect((await open({ app }, own)).text).toContain('Temporary Statement of Approval')
})

itOnce('draws a paper once for a hundred people who open it at once, and asks some of them to try again', async () => {
  const { app, db, owner, params, decide } = await portal()
  await decide('Approved')
  const { url } = (await owner.send(certificates.linkCertificate, { params, body: {} })).reply
  const copies = await Promise.all(Array.from({ length: 100 }, () => app.inject({ url })))
  const sent = copies.filter(({ statusCode }) => statusCode === 200)
  const refused = copies.filter(({ statusCode, headers }) => statusCode === 503 && headers['retry-after'])
  expect(sent.length).toBeGreaterThan(0)
  expect(sent.length + refused.length).toBe(100)
  const { rawPayload } = await app.inject({ url })
  expect(sent.every((copy) => copy.rawPayload.equals(rawPayload))).toBe(true)
  const drawn = await db
    .selectFrom('paper_file')
    .innerJoin('certificate', 'certificate.id', 'certificate_id')
    .where('registration_id', '=', params.id)
    .select('slug')
    .execute()
  expect(drawn).toHaveLength(1)
})

itOnce('prints without the crest while its file is missing, and keeps only what has it', async () => {
  const { app, dataDir, db, signingKeys, owner, registration, params, decide } = await portal()
  await decide('Approved')
  const { printed, ...issued } = await db
    .selectFrom('certificate')
    .where('registration_id', '=', registration.id)
    .selectAll()
    .executeTakeFirstOrThrow()
  const { id, ...issue } = { ...issued, issue: 2, reissued_on: '2026-06-16' }
  const withCrest = JSON.stringify({ ...Object(printed), crest_url: '/crest/the-crest' })
  await db
    .insertInto('certificate')
    .values({ ...issue, printed: withCrest })
    .execute()
  await recordPapers({ db, signingKeys })
  const { url } = (await owner.send(certificates.linkCertificate, { params, body: {} })).reply
  const pictures = async () => {
    const { status, bytes } = await open({ app }, url)
    return [status, bytes.toString('latin1').split('/Subtype /Image').length - 1]
  }
  expect(await pictures()).toEqual([200, 0])
  const store = localFileStore(dataDir)
  await store.put('the-crest', Readable.from(png.bytes), 'image/png')
  const [status, drawn = 0] = await pictures()
  expect([status, drawn > 0]).toEqual([200, true])
  await store.remove('the-crest')
  expect(await pictures()).toEqual([200, drawn])
})
