import '../../testing/matchers.ts'
import { linkDocument } from '@portal/contract/applications/calls/contents.ts'
import { returnRegistration } from '@portal/contract/applications/calls/returns.ts'
import * as calls from '@portal/contract/applications/calls/submissions.ts'
import type { RefusalCode } from '@portal/domain/refusal.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { answeringOwner } from '../../testing/answering-owner.ts'
import { as, type TestFile } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { filesOf, jpeg, pdf, png } from '../../testing/files.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { uploader, uploadIdIn } from '../../testing/resumable-upload.ts'

const hashes = {
  png: '497790947d4666760ce38f3c00e852c71fdb66cae849bae8e9ede352719e1581',
  pdf: 'e4a1db57b397f4bf41090af404941d6d26755882e8bf4ed9d51541b820122598',
}

/** An owner who has answered the first question, which takes evidence unless it is said otherwise. */
async function portal({ takes_evidence = true } = {}) {
  const answering = await answeringOwner()
  const { app, db, owner, ids, answer, facility_id, registration_id } = answering
  await sql`update sub_list_version set takes_evidence = ${takes_evidence} where id = ${ids.sub_list_id}`.execute(db)
  const { id } = (await answer()).reply.data
  const params = { id }
  const officer = await makeOfficer(db)
  return {
    ...answering,
    id,
    officer,
    attach: (file: TestFile = png, actor = owner, body = { facility_id }) =>
      as(actor, app).send(calls.attachEvidence, { params, body }, { file }),
    remove: (actor = owner) => as(actor, app).send(calls.removeEvidence, { params }),
    evidenceShown: async () => (await answering.list()).reply.data[0]?.evidence,
    rows: () =>
      db.selectFrom('answer_evidence').where('facility_id', '=', facility_id).orderBy('id').selectAll().execute(),
    /** What the audit record says of the changes of the facility. */
    recorded: async () => {
      const entries = db.selectFrom('audit_entry').where('about_kind', '=', 'facility').orderBy('id').select('body')
      return (await entries.where('about_id', '=', String(facility_id)).execute()).map(({ body }) => body)
    },
    consider: (updated_at: string) =>
      db
        .insertInto('consideration')
        .values({ registration_id, user_id: officer.id, updated_at, information_verdict: 'Satisfactory' })
        .execute(),
    setRegistration: (changed: object) =>
      db.updateTable('registration').set(changed).where('id', '=', registration_id).execute(),
    giveBack: (item: object) =>
      as(officer, app).send(returnRegistration, {
        params: { id: registration_id },
        body: {
          items: [{ section: 'requirements' as const, id: ids.sub_list_id, remark: 'Show it.', ...item }],
          due_date: '2026-06-29',
        },
      }),
  }
}

describe('the evidence of an answer', () => {
  it('is shown with the answer, and opened like a document', async () => {
    const { app, owner, officer, attach, list, show, setClock } = await portal()
    setClock('2026-06-15T09:00:00Z')
    const { status, reply } = await attach()
    expect(status).toBe(201)
    expect(reply.data.evidence).toEqual({
      file_slug: expect.stringMatching(/^[\w-]{22}$/),
      media_type: 'image/png',
      sha256: hashes.png,
      created_at: '2026-06-15T09:00:00.000Z',
    })
    expect((await list()).reply.data).toEqual([reply.data])
    expect((await show()).reply.lists.data[0]?.submissions).toEqual([reply.data])
    for (const person of [owner, officer]) {
      const params = { slug: reply.data.evidence?.file_slug ?? '' }
      const { url } = (await as(person, app).send(linkDocument, { params })).reply
      const opened = await app.inject({ url })
      expect(opened.headers['content-disposition']).toBe('inline; filename="Evidence.png"')
      expect(opened.rawPayload).toEqual(png.bytes)
    }
  })

  it('can be sent in pieces before', async () => {
    const { app, owner, id, facility_id, evidenceShown } = await portal()
    const upload = uploader(app, owner)
    const begun = { facility_id, bytes: pdf().bytes, call: '/api/submissions/{id}/evidence' }
    const { location } = (await upload.begin(begun)).headers
    await upload.patch(String(location), 0, pdf().bytes)
    const body = { facility_id, upload_id: uploadIdIn(location) }
    const attached = await as(owner, app).send(calls.attachEvidence, { params: { id }, body })
    expect(attached.status).toBe(201)
    expect(await evidenceShown()).toMatchObject({ media_type: 'application/pdf', sha256: hashes.pdf })
    // Each upload is used once.
    expect(await as(owner, app).send(calls.attachEvidence, { params: { id }, body })).toBeRefused('not_found')
  })

  it('is replaced by another file; the former stays in the history', async () => {
    const { owner, db, dataDir, facility_id, attach, evidenceShown, rows, setClock } = await portal()
    setClock('2026-06-15T09:00:00Z')
    const first = (await attach(png)).reply.data.evidence
    setClock('2026-06-15T10:00:00Z')
    const second = (await attach(jpeg)).reply.data.evidence
    expect(await evidenceShown()).toEqual(second)
    expect(await rows()).toMatchObject([
      { file_slug: first?.file_slug, removed_by: owner.id, removed_at: '2026-06-15T10:00:00.000Z' },
      { file_slug: second?.file_slug, removed_at: null },
    ])
    expect((await filesOf({ db, dataDir }, facility_id)).finished).toHaveLength(2)
  })

  it('stays as it is when the same file is sent again', async () => {
    const { attach, rows, recorded } = await portal()
    const { reply } = await attach()
    const before = await recorded()
    expect((await attach()).reply).toEqual(reply)
    expect(await rows()).toHaveLength(1)
    expect(await recorded()).toEqual(before)
  })

  it('stays when the answer is given anew, also when the phone still has the earlier answer', async () => {
    const { id, answer, attach, evidenceShown } = await portal()
    const attached = (await attach()).reply.data.evidence
    const { reply } = await answer({ respond: 0, description: 'It is being repaired.' })
    expect(reply.data.id).not.toBe(id)
    expect(reply.data.evidence).toEqual(attached)
    const replaced = await attach(jpeg)
    expect(replaced.reply.data).toMatchObject({ id: reply.data.id, respond: 0 })
    expect((await evidenceShown())?.sha256).toBe(replaced.reply.data.evidence?.sha256)
  })

  it('is in the audit record with the SHA-256 of the file, before and after', async () => {
    const { ids, attach, remove, recorded } = await portal()
    const before = (await recorded()).length
    await attach(png)
    await attach(pdf())
    await remove()
    const name = expect.any(String)
    const change = (was: string | null, is: string | null) => ({
      action: 'Change contents',
      after: {
        ...{ part: 'answers', kind: 'changed', id: ids.sub_list_id, name },
        fields: [{ field: 'evidence', before: was, after: is }],
      },
    })
    expect((await recorded()).slice(before)).toMatchObject([
      change(null, hashes.png),
      change(hashes.png, hashes.pdf),
      change(hashes.pdf, null),
    ])
  })
})

describe('removing the evidence of an answer', () => {
  it('leaves the answer', async () => {
    const { attach, remove, evidenceShown, rows } = await portal()
    const attached = (await attach()).reply.data
    expect((await remove()).reply.data).toEqual({ ...attached, evidence: null })
    expect(await evidenceShown()).toBe(null)
    expect(await rows()).toMatchObject([{ removed_at: expect.any(String) }])
    expect(await remove()).toBeRefused('not_found')
  })

  it('is refused once an officer has considered it, but it can be replaced', async () => {
    const { attach, remove, consider, setClock } = await portal()
    setClock('2026-06-15T09:00:00Z')
    await attach()
    await consider('2026-06-15T10:00:00Z')
    setClock('2026-06-15T11:00:00Z')
    expect(await remove()).toBeRefused('action_not_offered')
    expect((await attach(jpeg)).status).toBe(201)
    expect((await remove()).status).toBe(200)
  })
})

describe('evidence is refused', () => {
  it('with an answer to a question that takes none, unless an officer asks for it in a return', async () => {
    const { attach, giveBack, setRegistration, setClock, list } = await portal({ takes_evidence: false })
    setClock('2026-06-15T09:00:00Z')
    expect(await attach()).toBeRefused('action_not_offered')
    await setRegistration({ status: 'Awaiting decision', submitted_at: '2026-06-01T09:00:00Z' })
    expect(await attach()).toBeRefused('action_not_offered')
    expect((await giveBack({ asks_evidence: true })).reply.data.returned?.items).toMatchObject([
      { asks_evidence: true },
    ])
    expect((await attach()).status).toBe(201)
    expect((await list()).reply.data[0]?.evidence?.sha256).toBe(hashes.png)
  })

  it('when the question was returned without asking for it', async () => {
    const { attach, giveBack, setRegistration, setClock } = await portal({ takes_evidence: false })
    setClock('2026-06-15T09:00:00Z')
    await setRegistration({ status: 'Awaiting decision', submitted_at: '2026-06-01T09:00:00Z' })
    await giveBack({})
    expect(await attach()).toBeRefused('action_not_offered')
  })

  it('when something else was returned', async () => {
    const { attach, giveBack, setRegistration, setClock } = await portal()
    setClock('2026-06-15T09:00:00Z')
    await setRegistration({ status: 'Awaiting decision', submitted_at: '2026-06-01T09:00:00Z' })
    await giveBack({ section: 'documents', id: undefined })
    const refused = await attach()
    expect(refused).toBeRefused('action_not_offered')
    expect(refused.problem?.message).toBe(
      'The ministry asks for corrections of: Documents. Nothing else can be changed now',
    )
  })

  it.each([
    ['the application is being decided on', { status: 'Awaiting decision' }],
    ['it is decided', { status: 'Approved', approved_at: '2026-03-02T09:00:00Z', expiry_date: '2099-12-31' }],
  ])('while %s', async (_, changed) => {
    const { attach, remove, setRegistration } = await portal()
    await attach()
    await setRegistration(changed)
    expect(await attach(jpeg)).toBeRefused('action_not_offered')
    expect(await remove()).toBeRefused('action_not_offered')
  })

  it('from a stranger, a rival owner and an officer; a helper may attach and remove', async () => {
    const { db, owner, officer, facility_id, attach, remove, rows } = await portal()
    const [rival, helper] = [await makeOwner(db), await makeOwner(db)]
    const own = await makeFacility(db, { user_id: rival.id })
    expect(await attach(png, rival)).toBeRefused('not_found')
    expect(await attach(png, rival, { facility_id: own.id })).toBeRefused('not_found')
    expect(await attach(png, officer)).toBeRefused('not_allowed')
    expect(await attach(png, { ...rival, token: 'none' })).toBeRefused('signed_out')
    await db
      .insertInto('helper')
      .values({ facility_id, email: helper.email, user_id: helper.id, named_by: owner.id, named_at: '2026-03-02' })
      .execute()
    await attach(png, helper)
    for (const person of [rival, officer]) expect((await remove(person)).status).toBeGreaterThan(400)
    expect(await rows()).toMatchObject([{ recorded_by: helper.id, removed_at: null }])
    expect((await remove(helper)).status).toBe(200)
  })

  it.each<[string, TestFile, RefusalCode]>([
    ['is no photo', { ...png, bytes: Buffer.from('<svg onload="alert(1)">') }, 'file_refused'],
    ['is too large', pdf(10 * 1024 * 1024 + 1), 'file_too_large'],
  ])('when the file %s, and nothing of it is kept', async (_, file, code) => {
    const { db, dataDir, facility_id, attach, evidenceShown } = await portal()
    expect(await attach(file)).toBeRefused(code)
    expect(await evidenceShown()).toBe(null)
    expect(await filesOf({ db, dataDir }, facility_id)).toMatchObject({ stored: [], finished: [] })
  })

  it('when the upload is of somebody else', async () => {
    const { app, db, owner, id, facility_id } = await portal()
    const helper = await makeOwner(db)
    await db
      .insertInto('helper')
      .values({ facility_id, email: helper.email, user_id: helper.id, named_by: owner.id, named_at: '2026-03-02' })
      .execute()
    const upload = uploader(app, helper)
    const begun = { facility_id, bytes: pdf().bytes, call: '/api/submissions/{id}/evidence' }
    const { location } = (await upload.begin(begun)).headers
    await upload.patch(String(location), 0, pdf().bytes)
    const body = { facility_id, upload_id: uploadIdIn(location) }
    expect(await as(owner, app).send(calls.attachEvidence, { params: { id }, body })).toBeRefused('not_found')
  })

  it('beyond the storage of the owner, also what a helper sends', async () => {
    const { db, attach } = await portal()
    await db.updateTable('setting').set({ value: '1' }).where('key', '=', 'max_stored_megabytes').execute()
    expect((await attach(pdf(600 * 1024))).status).toBe(201)
    expect(await attach(pdf(500 * 1024))).toBeRefused('limit_reached')
  })

  it('with an answer of an earlier registration, or with none', async () => {
    const { app, db, owner, facility_id, attach, setRegistration } = await portal()
    await setRegistration({ status: 'Approved', approved_at: '2026-03-02T09:00:00Z', expiry_date: '2026-12-31' })
    await makeRegistration(db, { facility_id, kind: 'renewal' })
    const refused = await attach()
    expect(refused).toBeRefused('action_not_offered')
    expect(refused.problem?.message).toBe('This answer is not of the present registration')
    const sent = { params: { id: 2_000_000_000 }, body: { facility_id } }
    expect(await as(owner, app).send(calls.attachEvidence, sent, { file: png })).toBeRefused('not_found')
  })
})

describe('an officer who returns an application', () => {
  it('can ask for evidence with a question only', async () => {
    const { giveBack, setRegistration, setClock } = await portal()
    setClock('2026-06-15T09:00:00Z')
    await setRegistration({ status: 'Awaiting decision', submitted_at: '2026-06-01T09:00:00Z' })
    for (const item of [{ id: undefined }, { section: 'documents', id: undefined }]) {
      expect(await giveBack({ ...item, asks_evidence: true })).toBeRefused('invalid_input', 'items')
    }
  })
})
