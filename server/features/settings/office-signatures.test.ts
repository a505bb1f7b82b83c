import '../../testing/matchers.ts'
import { Readable } from 'node:stream'
import { decideRegistration } from '@portal/contract/applications/calls/registrations.ts'
import * as letters from '@portal/contract/letters/calls.ts'
import * as certificates from '@portal/contract/licences/calls/certificates.ts'
import * as calls from '@portal/contract/settings/calls/settings.ts'
import type { SigningOffice } from '@portal/domain/licences/signing-offices.ts'
import { expect, it } from 'vitest'
import { localFileStore } from '../../files/file-store.ts'
import { readLetterFacts } from '../../records/letters/letter-facts.ts'
import { as } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { pdf, png } from '../../testing/files.ts'
import { portalWithInitialSettings } from '../../testing/fresh-settings.ts'
import { makeOfficer, makeOwner, type Person } from '../../testing/people.ts'

const ink = png.bytes
const drawn = { signature_png: ink.toString('base64') }

/** A ministry whose director has no account, and whose Commissioner may have one. */
async function ministry({ commissioner }: { commissioner?: Person } = {}) {
  const { app, db, dataDir, setClock } = await portalWithInitialSettings()
  setClock('2026-11-21T09:00:00Z')
  const person = await makeOfficer(db)
  const officer = as(person, app)
  const term = { start_date: '2026-07-01', end_date: null, is_deputy: false }
  const add = async (title: SigningOffice, user_id: number | null) =>
    (await officer.send(calls.addOfficeHolder, { body: { ...term, title, name: `The ${title}`, user_id } })).reply.data
  const director = await add('Director Inspectorate Services', null)
  const secretary = await add('Permanent Secretary', null)
  const head = commissioner && (await add('Hon. Commissioner', commissioner.id))
  const sign = (id: number, body: { signature_png: string | null; start_date?: string }, signer = person) =>
    as(signer, app).send(calls.addOfficeSignature, { params: { id }, body })
  const owner = await makeOwner(db)
  const approve = async (status: 'Approved' | 'declined' = 'Approved') => {
    const facility = await makeFacility(db, { user_id: owner.id })
    const { id } = await makeRegistration(db, { facility_id: facility.id, status: 'Awaiting decision' })
    await officer.send(decideRegistration, { body: { id, status, reason: 'As the file says.' } })
    return id
  }
  const print = async (id: number) => {
    const { url } = (await as(owner, app).send(certificates.linkCertificate, { params: { id }, body: {} })).reply
    return (await app.inject(url)).rawPayload
  }
  const hasPicture = (bytes: Buffer) => bytes.includes('/Subtype /Image')
  return {
    app,
    db,
    dataDir,
    setClock,
    officer,
    person,
    owner,
    director,
    secretary,
    head,
    sign,
    approve,
    print,
    hasPicture,
  }
}

it('is printed on certificates that are issued from its first day on, and on no earlier one', async () => {
  const { app, db, setClock, owner, director, sign, approve, print, hasPicture } = await ministry()
  const given = await sign(director.id, { ...drawn, start_date: '2026-11-23' })
  expect(given.status).toBe(201)
  expect(given.reply.data.signatures).toEqual([
    { start_date: '2026-11-23', is_drawn: true, recorded_by: expect.stringContaining('Hadiza') },
  ])
  setClock('2026-11-22T22:00:00Z') // The 22nd in Lagos, an hour before midnight.
  const before = await approve()
  setClock('2026-11-22T23:30:00Z')
  const after = await approve()
  expect([hasPicture(await print(before)), hasPicture(await print(after))]).toEqual([false, true])
  expect((await print(after)).equals(await print(after))).toBe(true)
  // Nobody learns the name of the picture.
  const shown = await as(owner, app).send(certificates.showCertificate, { params: { id: after } })
  expect(shown.reply.data.signatories[0]).toEqual({
    title: 'Director Inspectorate Services',
    name: 'The Director Inspectorate Services',
  })
  const { printed } = await db
    .selectFrom('certificate')
    .where('registration_id', '=', before)
    .select('printed')
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(printed)).not.toContain('signature')
})

it('is printed on letters of approval, and on no other letter', async () => {
  const { app, db, owner, secretary, sign, approve, hasPicture } = await ministry()
  await sign(secretary.id, drawn)
  const [approved, declined] = [await approve(), await approve('declined')]
  const written = await db.selectFrom('letter').orderBy('id').select(['id', 'registration_id', 'facts']).execute()
  const of = (id: number) => written.find(({ registration_id }) => registration_id === id)
  const signatures = [approved, declined].map((id) => readLetterFacts(of(id)?.facts).signatory)
  expect(signatures.map(({ title, signature }) => [title, signature !== undefined])).toEqual([
    ['Permanent Secretary', true],
    ['Permanent Secretary', false],
  ])
  const { url } = (await as(owner, app).send(letters.linkLetter, { params: { id: of(approved)?.id ?? 0 } })).reply
  expect(hasPicture((await app.inject(url)).rawPayload)).toBe(true)
})

it('is taken back from a day on, and papers that carry it keep it', async () => {
  const { setClock, director, sign, approve, print, hasPicture } = await ministry()
  await sign(director.id, drawn)
  const signed = await approve()
  setClock('2026-11-24T09:00:00Z')
  expect((await sign(director.id, { signature_png: null })).reply.data.signatures.map((one) => one.is_drawn)).toEqual([
    false,
    true,
  ])
  expect([hasPicture(await print(signed)), hasPicture(await print(await approve()))]).toEqual([true, false])
})

it('is given by nobody but the holder, once the holder has an account', async () => {
  const { db } = await portalWithInitialSettings()
  const commissioner = await makeOfficer(db, ['review', 'decide'])
  const { head, director, sign, person } = await ministry({ commissioner })
  const forged = await sign(head?.id ?? 0, drawn)
  expect(forged).toBeRefused('not_allowed')
  expect(forged.problem?.message).toBe('Only The Hon. Commissioner gives this signature, with their own account')
  expect((await sign(head?.id ?? 0, drawn, commissioner)).status).toBe(201)
  // For a holder without an account, the duty for the settings is needed.
  expect(await sign(director.id, drawn, commissioner)).toBeRefused('not_allowed')
  await db
    .updateTable('user_account')
    .set({ disabled_at: '2026-11-20T09:00:00Z' })
    .where('id', '=', commissioner.id)
    .execute()
  expect(await sign(head?.id ?? 0, drawn, person)).toBeRefused('not_allowed')
})

it.each<[string, { signature_png: string; start_date?: string }, string, string]>([
  [
    'that is no picture',
    { signature_png: pdf().bytes.toString('base64') },
    'signature_png',
    'This is not the picture of a signature',
  ],
  [
    'that is too large',
    { signature_png: Buffer.alloc(60_500, 1).toString('base64') },
    'signature_png',
    'This signature is too large',
  ],
  ['from a day that is over', { ...drawn, start_date: '2026-11-20' }, 'start_date', 'Choose today or a later day'],
])('is refused %s', async (_, body, field, sentence) => {
  const { db, director, sign } = await ministry()
  const answer = await sign(director.id, body)
  expect(answer).toBeRefused('invalid_input', field)
  expect(answer.problem?.errors?.[field]).toEqual([sentence])
  expect(await db.selectFrom('office_signature').select('id').execute()).toEqual([])
})

it('can be changed twenty times in a term', async () => {
  const { db, director, person, sign } = await ministry()
  const row = { office_holder_id: director.id, recorded_by: person.id, recorded_at: '2026-11-20T09:00:00Z' }
  await db
    .insertInto('office_signature')
    .values(Array.from({ length: 20 }, () => ({ ...row, start_date: '2026-11-20' })))
    .execute()
  expect(await sign(director.id, drawn)).toBeRefused('limit_reached')
})

it('leaves an entry that names the digest of the picture', async () => {
  const { db, director, sign } = await ministry()
  await sign(director.id, { signature_png: png.bytes.toString('base64') })
  const entry = await db
    .selectFrom('audit_entry')
    .where('action', '=', 'change_signatories')
    .orderBy('id', 'desc')
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(entry)).toMatch(/"signature_sha256":"[0-9a-f]{64}"/)
  expect(JSON.stringify(entry)).toContain('"signs_from":"2026-11-21"')
  expect(JSON.stringify(entry)).not.toContain(png.bytes.toString('base64'))
})

it('is left out of a print while its file is missing, and is there again with the file', async () => {
  const { db, dataDir, director, sign, approve, print, hasPicture } = await ministry()
  await sign(director.id, drawn)
  const id = await approve()
  const { slug } = await db.selectFrom('office_signature').select('slug').executeTakeFirstOrThrow()
  const store = localFileStore(dataDir)
  await store.remove(slug ?? '')
  expect(hasPicture(await print(id))).toBe(false)
  await store.put(slug ?? '', Readable.from([ink]), 'image/png')
  expect(hasPicture(await print(id))).toBe(true)
})
