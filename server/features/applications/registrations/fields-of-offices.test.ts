import '../../../testing/matchers.ts'
import * as calls from '@portal/contract/applications/calls/registrations.ts'
import type { considerationForm } from '@portal/contract/cases/consideration.ts'
import { addOfficeHolder } from '@portal/contract/settings/calls/settings.ts'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { as } from '../../../testing/as.ts'
import { makeRegistration } from '../../../testing/factories.ts'
import { portalWithInitialSettings } from '../../../testing/fresh-settings.ts'
import { makeOfficer, makeOwner } from '../../../testing/people.ts'

const commissioner = 'Hon. Commissioner'
const only = 'Only the Hon. Commissioner (Dr Fatima Sule) can change this'

async function ministry() {
  const { app, db, setClock } = await portalWithInitialSettings()
  setClock('2026-11-21T09:00:00Z')
  const [sule, officer] = [await makeOfficer(db), await makeOfficer(db)]
  const { id } = await makeRegistration(db, { status: 'Awaiting decision' })
  const hold = (body: object = {}) =>
    as(officer, app).send(addOfficeHolder, {
      body: { title: commissioner, name: 'Dr Fatima Sule', start_date: '2026-07-01', user_id: sule.id, ...body },
    })
  const consider = (by: typeof sule, body: z.input<typeof considerationForm>) =>
    as(by, app).send(calls.considerRegistration, { params: { id }, body })
  const approval = async () =>
    (await as(officer, app).send(calls.showRegistration, { params: { id } })).reply.registration.consideration
      ?.commissioner_approval
  return { app, db, setClock, sule, officer, id, hold, consider, approval }
}

describe('the approval of the commissioner', () => {
  it('may be given by everybody with the duty while no user holds the office', async () => {
    const { officer, hold, consider, approval } = await ministry()
    await hold({ user_id: null })
    expect((await consider(officer, { commissioner_approval: 'Approved' })).status).toBe(200)
    expect(await approval()).toBe('Approved')
  })

  it('is refused on its field to everybody but the holder, and nothing is saved', async () => {
    const { officer, sule, hold, consider, approval } = await ministry()
    await hold()
    const answer = await consider(officer, { commissioner_approval: 'Approved', recommend_to_inspect: 'No' })
    expect(answer.status).toBe(403)
    expect(answer.problem?.errors).toEqual({ commissioner_approval: [only] })
    expect(await approval()).toBeUndefined()
    expect((await consider(sule, { commissioner_approval: 'Not approved' })).status).toBe(200)
    expect(await approval()).toBe('Not approved')
  })

  it('stays when somebody else sends the same value or none', async () => {
    const { officer, sule, hold, consider, approval } = await ministry()
    await hold()
    await consider(sule, { commissioner_approval: 'Approved' })
    expect((await consider(officer, { commissioner_approval: 'Approved' })).status).toBe(200)
    expect((await consider(officer, { information_verdict: 'Satisfactory' })).status).toBe(200)
    expect((await consider(officer, { commissioner_approval: null })).status).toBe(200)
    expect(await approval()).toBe('Approved')
    expect((await consider(officer, { commissioner_approval: 'Not approved' })).status).toBe(403)
    await consider(sule, { commissioner_approval: null })
    expect(await approval()).toBeNull()
  })

  it('is for a deputy too, on the days of the deputy', async () => {
    const { db, officer, hold, consider, setClock } = await ministry()
    const bala = await makeOfficer(db)
    await hold()
    const beside = { name: 'Dr Hauwa Bala', user_id: bala.id, start_date: '2026-11-21', end_date: '2026-11-30' }
    expect(await hold(beside)).toBeRefused('invalid_input', 'start_date')
    expect((await hold({ ...beside, is_deputy: true })).reply.data).toMatchObject({ is_deputy: true })
    const second = await hold({ ...beside, name: 'Dr Umar', is_deputy: true })
    expect(second.problem?.message).toBe(
      'Dr Hauwa Bala is the deputy in this office from 21 November 2026 to 30 November 2026. Choose other days',
    )
    const refused = await consider(officer, { commissioner_approval: 'Approved' })
    expect(refused.problem?.message).toBe(
      'Only the Hon. Commissioner (Dr Fatima Sule or Dr Hauwa Bala) can change this',
    )
    expect((await consider(bala, { commissioner_approval: 'Approved' })).status).toBe(200)
    setClock('2026-11-30T23:00:00Z') // Midnight in Lagos.
    expect((await consider(bala, { commissioner_approval: 'Not approved' })).status).toBe(403)
  })

  it.each([
    ['whose account is disabled', { disabled_at: '2026-11-20T09:00:00Z' }, {}],
    ['whose term has ended', {}, { end_date: '2026-11-20' }],
    ['whose term has not begun', {}, { start_date: '2026-11-22' }],
  ])('is for everybody beside a holder %s', async (_, account, term) => {
    const { db, sule, officer, hold, consider } = await ministry()
    await hold(term)
    await db
      .updateTable('user_account')
      .set({ ...account, updated_at: '2026-11-20T09:00:00Z' })
      .where('id', '=', sule.id)
      .execute()
    expect((await consider(officer, { commissioner_approval: 'Approved' })).status).toBe(200)
  })

  it('is told on the page to whoever cannot change it; an owner reads nothing of it', async () => {
    const { app, db, id, sule, officer, hold } = await ministry()
    await hold()
    const keptFor = async (person: typeof sule) =>
      (await as(person, app).send(calls.showRegistration, { params: { id } })).reply.kept_fields
    expect(await keptFor(officer)).toEqual([{ field: 'commissioner_approval', message: only }])
    expect(await keptFor(sule)).toEqual([])
    const owner = await makeOwner(db)
    await db.updateTable('facility').set({ user_id: owner.id }).execute()
    expect(await keptFor(owner)).toBeNull()
  })

  it('is not linked to an account that is no officer of the ministry, or disabled', async () => {
    const { db, sule, hold } = await ministry()
    expect(await hold({ user_id: (await makeOwner(db)).id })).toBeRefused('invalid_input', 'user_id')
    // Somebody who cannot fill in the form would keep everybody else from it.
    const { id: decider } = await makeOfficer(db, ['decide'])
    expect(await hold({ user_id: decider })).toBeRefused('invalid_input', 'user_id')
    expect((await hold({ title: 'Director Inspectorate Services', user_id: decider })).status).toBe(201)
    await db
      .updateTable('user_account')
      .set({ disabled_at: '2026-11-20T09:00:00Z' })
      .where('id', '=', sule.id)
      .execute()
    expect(await hold()).toBeRefused('invalid_input', 'user_id')
  })
})
