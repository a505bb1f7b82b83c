import '../../testing/matchers.ts'
import { decideRegistration } from '@portal/contract/applications/calls/registrations.ts'
import type { Sent } from '@portal/contract/call.ts'
import { showStatement } from '@portal/contract/licences/calls/certificates.ts'
import { extendRegistration } from '@portal/contract/licences/calls/extensions.ts'
import * as calls from '@portal/contract/settings/calls/settings.ts'
import { describe, expect, it } from 'vitest'
import { listSignatories } from '../../records/settings/office-holders.ts'
import { as } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { portalWithInitialSettings } from '../../testing/fresh-settings.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'

type Term = Sent<typeof calls.addOfficeHolder>['body']

const sule: Term = { title: 'Hon. Commissioner', name: 'Dr Fatima Sule', start_date: '2026-07-01' }

async function ministry() {
  const { app, db, setClock } = await portalWithInitialSettings()
  const person = await makeOfficer(db)
  const officer = as(person, app)
  setClock('2026-11-21T09:00:00Z')
  return {
    app,
    db,
    officer,
    person,
    add: (term: Partial<Term> = {}) => officer.send(calls.addOfficeHolder, { body: { ...sule, ...term } }),
    end: (id: number, end_date: string) => officer.send(calls.endOfficeHolder, { params: { id }, body: { end_date } }),
    remove: (id: number) => officer.send(calls.removeOfficeHolder, { params: { id } }),
    listed: async () => (await officer.send(calls.listOfficeHolders, {})).reply.data,
  }
}

describe('a term of office', () => {
  it('is recorded, and appears among the signatories from its first day on', async () => {
    const { add, listed, db, person } = await ministry()
    const { status, reply } = await add()
    expect(status).toBe(201)
    expect(reply.data).toEqual({
      ...sule,
      id: expect.any(Number),
      is_deputy: false,
      user: null,
      signatures: [],
      end_date: null,
      term_state: 'present',
    })
    expect(await listed()).toEqual([reply.data])
    expect((await listSignatories(db, '2026-07-01'))[2]?.name).toBe('Dr Fatima Sule')
    const row = await db.selectFrom('office_holder').selectAll().executeTakeFirstOrThrow()
    expect([row.recorded_by, row.recorded_at]).toEqual([person.id, '2026-11-21T09:00:00.000Z'])
  })

  it('may be past, present or in the future; the newest is listed first', async () => {
    const { add, listed } = await ministry()
    await add({ name: 'Dr Ibrahim Dangana', start_date: '2023-05-29', end_date: '2026-06-30' })
    await add({ end_date: '2026-12-31' })
    await add({ name: 'Dr Hauwa Bala', start_date: '2027-01-01' })
    const shown = (await listed()).map(({ name, term_state }) => [name, term_state])
    expect(shown).toEqual([
      ['Dr Hauwa Bala', 'coming'],
      ['Dr Fatima Sule', 'present'],
      ['Dr Ibrahim Dangana', 'past'],
    ])
  })

  it.each<[string, Partial<Term>, string]>([
    [
      'later on',
      { start_date: '2027-01-01' },
      'Dr Fatima Sule holds this office from 1 July 2026 until further notice. End that term first, or choose other days',
    ],
    [
      'open at its end',
      { start_date: '2020-01-01' },
      'Dr Fatima Sule holds this office from 1 July 2026 until further notice. End that term first, or choose other days',
    ],
    [
      'ending on the first day of the other',
      { start_date: '2020-01-01', end_date: '2026-07-01' },
      'Dr Fatima Sule holds this office from 1 July 2026 until further notice. End that term first, or choose other days',
    ],
  ])('is refused while another one holds the office: %s', async (_, term, sentence) => {
    const { add, listed } = await ministry()
    await add()
    const answer = await add({ name: 'Dr Hauwa Bala', ...term })
    expect(answer).toBeRefused('invalid_input', 'start_date')
    expect(answer.problem?.errors?.start_date).toEqual([sentence])
    expect(await listed()).toHaveLength(1)
  })

  it('names the holder on papers, and a deputy only while nobody holds the office', async () => {
    const { db, add } = await ministry()
    await add({ end_date: '2026-11-30' })
    await add({ name: 'Dr Hauwa Bala', start_date: '2026-11-21', is_deputy: true })
    const signing = async (day: string) => (await listSignatories(db, day))[2]?.name
    expect([await signing('2026-11-30'), await signing('2026-12-01')]).toEqual(['Dr Fatima Sule', 'Dr Hauwa Bala'])
  })

  it('may be in another office at the same time, or between two others', async () => {
    const { add } = await ministry()
    await add()
    expect((await add({ title: 'Permanent Secretary', name: 'Mal. Yusuf Kure' })).status).toBe(201)
    expect((await add({ name: 'Dr Dangana', start_date: '2020-01-01', end_date: '2026-06-30' })).status).toBe(201)
  })

  it('is recorded once when two officers record it at once', async () => {
    const { add } = await ministry()
    const answers = await Promise.all([add(), add({ name: 'Dr Hauwa Bala' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
  })

  it('ends on the given day, and lets the next one begin', async () => {
    const { db, add, end } = await ministry()
    const { id } = (await add()).reply.data
    const ended = await end(id, '2026-11-20')
    const signing = async (day: string) => (await listSignatories(db, day))[2]?.name ?? null
    expect([await signing('2026-11-20'), await signing('2026-11-21')]).toEqual(['Dr Fatima Sule', null])
    expect(ended.reply.data).toMatchObject({ end_date: '2026-11-20', term_state: 'past' })
    expect((await add({ name: 'Dr Hauwa Bala', start_date: '2026-11-21' })).status).toBe(201)
    const longer = await end(id, '2026-11-30')
    expect(longer).toBeRefused('invalid_input', 'end_date')
    expect(longer.problem?.message).toBe(
      'Dr Hauwa Bala holds this office from 21 November 2026 until further notice. End that term first, or choose other days',
    )
  })

  it('is refused with the days of a term that overlaps', async () => {
    const { add } = await ministry()
    await add({ end_date: '2026-12-31' })
    const { problem } = await add({ name: 'Dr Hauwa Bala', start_date: '2026-12-31' })
    expect(problem?.message).toBe(
      'Dr Fatima Sule holds this office from 1 July 2026 to 31 December 2026. Choose other days',
    )
  })

  it.each<[string, Partial<Term>, string, string]>([
    ['without a name', { name: '' }, 'name', 'Enter the name as it is to be printed'],
    ['that ends before it begins', { end_date: '2026-06-30' }, 'end_date', 'The last day cannot be before the first'],
    ['from an invalid date', { start_date: '2026-02-30' }, 'start_date', 'February 2026 has only 28 days'],
  ])('is refused %s', async (_, term, field, sentence) => {
    const { add, listed } = await ministry()
    const answer = await add(term)
    expect(answer).toBeRefused('invalid_input', field)
    expect(answer.problem?.errors?.[field]).toEqual([sentence])
    expect(await listed()).toEqual([])
  })

  it('does not end before it begins', async () => {
    const { add, end } = await ministry()
    const { id } = (await add()).reply.data
    expect(await end(id, '2026-06-30')).toBeRefused('invalid_input', 'end_date')
  })

  it('recorded by mistake can be removed, and no longer appears among the signatories', async () => {
    const { add, remove, end, listed, db } = await ministry()
    const { id } = (await add()).reply.data
    expect((await remove(id)).reply).toEqual({ message: 'deleted successfully!' })
    expect(await listed()).toEqual([])
    expect((await listSignatories(db, '2026-11-21'))[2]?.name).toBeNull()
    expect(await remove(id)).toBeRefused('not_found')
    const ended = await end(id, '2026-12-31')
    expect(ended).toBeRefused('not_found')
    expect(ended.problem?.message).toBe('This term of office does not exist')
    expect((await add()).status).toBe(201)
  })

  it('changes the name on a paper only when the paper is issued again', async () => {
    const { db, officer, add } = await ministry()
    const { id } = await makeRegistration(db, { facility_id: (await makeFacility(db)).id })
    await officer.send(decideRegistration, { body: { id, status: 'Temporarily approved' } })
    await add()
    const commissioner = async () =>
      (await officer.send(showStatement, { params: { id } })).reply.data.signatories.find(
        ({ title }) => title === 'Hon. Commissioner',
      )?.name
    expect(await commissioner()).toBeNull()
    await officer.send(extendRegistration, { params: { id }, body: { reason: 'The inspection is in July.' } })
    expect(await commissioner()).toBe('Dr Fatima Sule')
  })

  it('is told to its holder and to whoever follows the duties of officers, and nobody names themselves', async () => {
    const { app, db, add, end, person } = await ministry()
    const [auditor, head] = [await makeOfficer(db, ['audit']), await makeOfficer(db, ['review'])]
    const { id } = (await add({ user_id: head.id })).reply.data
    await end(id, '2026-12-31')
    const told = await db
      .selectFrom('notification')
      .where('user_id', 'in', [auditor.id, head.id])
      .orderBy('id')
      .select(['user_id', 'title'])
      .execute()
    const named = { title: 'Hon. Commissioner: a holder was named' }
    const ended = { title: 'Hon. Commissioner: the last day is 31 December 2026' }
    expect(told).toHaveLength(4)
    for (const { id: user_id } of [auditor, head]) {
      expect(told.filter((one) => one.user_id === user_id).map(({ title }) => ({ title }))).toEqual([named, ended])
    }
    const other = await makeOfficer(db, ['settings'])
    const own = { body: { ...sule, title: 'Permanent Secretary' as const, user_id: person.id } }
    expect(await as(person, app).send(calls.addOfficeHolder, own)).toBeRefused('invalid_input', 'user_id')
    expect((await as(other, app).send(calls.addOfficeHolder, own)).status).toBe(201)
  })

  it('is for officers only', async () => {
    const { app, db, add } = await ministry()
    const { id } = (await add()).reply.data
    const owner = as(await makeOwner(db), app)
    expect(await owner.send(calls.listOfficeHolders, {})).toBeRefused('not_allowed')
    expect(await owner.send(calls.addOfficeHolder, { body: sule })).toBeRefused('not_allowed')
    const params = { id }
    expect(await owner.send(calls.endOfficeHolder, { params, body: { end_date: '2026-12-31' } })).toBeRefused(
      'not_allowed',
    )
    expect(await owner.send(calls.removeOfficeHolder, { params })).toBeRefused('not_allowed')
  })
})
