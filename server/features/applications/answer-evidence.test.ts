import '../../testing/matchers.ts'
import { linkDocument } from '@portal/contract/applications/calls/contents.ts'
import * as calls from '@portal/contract/applications/calls/submissions.ts'
import { planInspection } from '@portal/contract/inspections/calls/inspections.ts'
import { showVisitKit } from '@portal/contract/inspections/calls/visits.ts'
import { describe, expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { evidenceOwner, hashes } from '../../testing/evidence-owner.ts'
import { filesOf, jpeg, pdf, png } from '../../testing/files.ts'
import { makeOfficer } from '../../testing/people.ts'

describe('the evidence of an answer', () => {
  it('is shown with the answer, and opened like a document', async () => {
    const { app, owner, officer, attach, list, show, setClock } = await evidenceOwner()
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

  it('is shown to inspectors beside the answer', async () => {
    const { app, db, facility_id, registration_id, attach } = await evidenceOwner()
    const { evidence } = (await attach()).reply.data
    const inspector = await makeOfficer(db, ['inspect'])
    const body = { facility_id, registration_id, kind: 'before licence' as const, team: [inspector.id] }
    const { id } = (await as(inspector, app).send(planInspection, { body })).reply.data
    const kit = (await as(inspector, app).send(showVisitKit, { params: { id } })).reply.data
    expect(kit.inspection.questions.map(({ answer }) => answer?.evidence ?? null)).toContainEqual(evidence)
  })

  it('can be sent in pieces before', async () => {
    const { app, owner, id, sendBefore, evidenceShown } = await evidenceOwner()
    const body = await sendBefore(pdf())
    const attached = await as(owner, app).send(calls.attachEvidence, { params: { id }, body })
    expect(attached.status).toBe(201)
    expect(await evidenceShown()).toMatchObject({ media_type: 'application/pdf', sha256: hashes.pdf })
    // Each upload is used once.
    expect(await as(owner, app).send(calls.attachEvidence, { params: { id }, body })).toBeRefused('not_found')
  })

  it('is replaced by another file; the former stays in the history', async () => {
    const { owner, db, dataDir, facility_id, attach, evidenceShown, rows, setClock } = await evidenceOwner()
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
    const { attach, rows, recorded } = await evidenceOwner()
    const { reply } = await attach()
    const before = await recorded()
    expect((await attach()).reply).toEqual(reply)
    expect(await rows()).toHaveLength(1)
    expect(await recorded()).toEqual(before)
  })

  it('stays when the answer is given anew, also when the phone still has the earlier answer', async () => {
    const { id, answer, attach, evidenceShown } = await evidenceOwner()
    const attached = (await attach()).reply.data.evidence
    const { reply } = await answer({ respond: 0, description: 'It is being repaired.' })
    expect(reply.data.id).not.toBe(id)
    expect(reply.data.evidence).toEqual(attached)
    const replaced = await attach(jpeg)
    expect(replaced.reply.data).toMatchObject({ id: reply.data.id, respond: 0 })
    expect((await evidenceShown())?.sha256).toBe(replaced.reply.data.evidence?.sha256)
  })

  it('is in the audit record with the SHA-256 of the file, before and after', async () => {
    const { ids, attach, remove, recorded } = await evidenceOwner()
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
    const { attach, remove, evidenceShown, rows } = await evidenceOwner()
    const attached = (await attach()).reply.data
    expect((await remove()).reply.data).toEqual({ ...attached, evidence: null })
    expect(await evidenceShown()).toBe(null)
    expect(await rows()).toMatchObject([{ removed_at: expect.any(String) }])
    expect(await remove()).toBeRefused('not_found')
  })

  it('is refused once an officer has considered it, but it can be replaced', async () => {
    const { attach, remove, consider, setClock } = await evidenceOwner()
    setClock('2026-06-15T09:00:00Z')
    await attach()
    await consider('2026-06-15T10:00:00Z')
    setClock('2026-06-15T11:00:00Z')
    expect(await remove()).toBeRefused('action_not_offered')
    expect((await attach(jpeg)).status).toBe(201)
    expect((await remove()).status).toBe(200)
  })
})
