import '../../testing/matchers.ts'
import * as calls from '@portal/contract/applications/calls/submissions.ts'
import type { RefusalCode } from '@portal/domain/refusal.ts'
import { describe, expect, it } from 'vitest'
import { as, type TestFile } from '../../testing/as.ts'
import { evidenceOwner, hashes } from '../../testing/evidence-owner.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { filesOf, jpeg, pdf, png } from '../../testing/files.ts'
import { makeOwner } from '../../testing/people.ts'

describe('evidence is refused', () => {
  it('with an answer to a question that takes none, unless an officer asks for it in a return', async () => {
    const { attach, giveBack, setRegistration, setClock, list } = await evidenceOwner({ takes_evidence: false })
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
    const { attach, giveBack, setRegistration, setClock } = await evidenceOwner({ takes_evidence: false })
    setClock('2026-06-15T09:00:00Z')
    await setRegistration({ status: 'Awaiting decision', submitted_at: '2026-06-01T09:00:00Z' })
    await giveBack({})
    expect(await attach()).toBeRefused('action_not_offered')
  })

  it('when something else was returned', async () => {
    const { attach, giveBack, setRegistration, setClock } = await evidenceOwner()
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
    const { attach, remove, setRegistration } = await evidenceOwner()
    await attach()
    await setRegistration(changed)
    expect(await attach(jpeg)).toBeRefused('action_not_offered')
    expect(await remove()).toBeRefused('action_not_offered')
  })

  it('from a stranger, a rival owner and an officer; a helper may attach and remove', async () => {
    const { db, owner, officer, facility_id, attach, remove, rows } = await evidenceOwner()
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
    expect(await remove(rival)).toBeRefused('not_found')
    expect(await remove(officer)).toBeRefused('not_allowed')
    expect(await rows()).toMatchObject([{ recorded_by: helper.id, removed_at: null }])
    expect((await remove(helper)).status).toBe(200)
  })

  it.each<[string, TestFile, RefusalCode]>([
    ['is no photo', { ...png, bytes: Buffer.from('<svg onload="alert(1)">') }, 'file_refused'],
    ['is too large', pdf(10 * 1024 * 1024 + 1), 'file_too_large'],
  ])('when the file %s, and nothing of it is kept', async (_, file, code) => {
    const { db, dataDir, facility_id, attach, evidenceShown } = await evidenceOwner()
    expect(await attach(file)).toBeRefused(code)
    expect(await evidenceShown()).toBe(null)
    expect(await filesOf({ db, dataDir }, facility_id)).toMatchObject({ stored: [], finished: [] })
  })

  it('when the upload is of somebody else', async () => {
    const { app, db, owner, id, facility_id, sendBefore } = await evidenceOwner()
    const helper = await makeOwner(db)
    await db
      .insertInto('helper')
      .values({ facility_id, email: helper.email, user_id: helper.id, named_by: owner.id, named_at: '2026-03-02' })
      .execute()
    const body = await sendBefore(pdf(), helper)
    expect(await as(owner, app).send(calls.attachEvidence, { params: { id }, body })).toBeRefused('not_found')
  })

  it('beyond the storage of the owner, also what a helper sends', async () => {
    const { db, attach } = await evidenceOwner()
    await db.updateTable('setting').set({ value: '1' }).where('key', '=', 'max_stored_megabytes').execute()
    expect((await attach(pdf(600 * 1024))).status).toBe(201)
    expect(await attach(pdf(500 * 1024))).toBeRefused('limit_reached')
  })

  it('with an answer of an earlier registration, or with none', async () => {
    const { app, db, owner, facility_id, attach, setRegistration } = await evidenceOwner()
    await setRegistration({ status: 'Approved', approved_at: '2026-03-02T09:00:00Z', expiry_date: '2026-12-31' })
    await makeRegistration(db, { facility_id, kind: 'renewal' })
    const rival = await makeOwner(db)
    const own = await makeFacility(db, { user_id: rival.id })
    expect(await attach(png, rival, { facility_id: own.id })).toBeRefused('not_found')
    const refused = await attach()
    expect(refused).toBeRefused('action_not_offered')
    expect(refused.problem?.message).toBe('This answer is not of the present registration')
    const sent = { params: { id: 2_000_000_000 }, body: { facility_id } }
    expect(await as(owner, app).send(calls.attachEvidence, sent, { file: png })).toBeRefused('not_found')
  })
})

describe('an officer who returns an application', () => {
  it('can ask for evidence with a question only', async () => {
    const { giveBack, setRegistration, setClock } = await evidenceOwner()
    setClock('2026-06-15T09:00:00Z')
    await setRegistration({ status: 'Awaiting decision', submitted_at: '2026-06-01T09:00:00Z' })
    for (const item of [{ id: undefined }, { section: 'documents', id: undefined }]) {
      expect(await giveBack({ ...item, asks_evidence: true })).toBeRefused('invalid_input', 'items')
    }
  })
})
