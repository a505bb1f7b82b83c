import '../../testing/matchers.ts'
import { decideRegistration, showRegistration } from '@portal/contract/applications/calls/registrations.ts'
import { listAuditEntries } from '@portal/contract/audit/calls.ts'
import * as calls from '@portal/contract/cases/calls.ts'
import { listNotifications } from '@portal/contract/messages/calls/notifications.ts'
import { describe, expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeOfficer, makeOwner, type Person } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const submitted_at = '2026-11-01T09:00:00.000Z'

/** Two officers and the given number of applications, each of an owner of its own. */
async function portal(count = 3, fields: Parameters<typeof makeRegistration>[1] = { submitted_at }) {
  const { app, db, setClock } = await testApp()
  setClock('2026-11-22T09:00:00.000Z')
  const [hadiza, musa, clerk] = [await makeOfficer(db), await makeOfficer(db), await makeOfficer(db, ['finance'])]
  const owners: Person[] = []
  const ids: number[] = []
  for (let each = 0; each < count; each++) {
    const owner = await makeOwner(db)
    const facility = await makeFacility(db, { user_id: owner.id, company_name: `Clinic ${each}` })
    owners.push(owner)
    ids.push((await makeRegistration(db, { facility_id: facility.id, ...fields })).id)
  }
  const to = (person: Person) => as(person, app)
  const holderOf = async (id: number) =>
    (await to(hadiza).send(showRegistration, { params: { id } })).reply.case?.assignee?.id ?? null
  const messagesOf = async (person: Person) => (await to(person).send(listNotifications, {})).reply.data
  return { app, db, setClock, hadiza, musa, clerk, owners, ids, to, holderOf, messagesOf }
}

const missing = 2_000_000_000

describe('giving several cases', () => {
  const give = (
    { to }: Awaited<ReturnType<typeof portal>>,
    officer: Person,
    { to: receiver, ids, from_id }: { to: Person; ids: readonly number[]; from_id?: number | null },
  ) =>
    to(officer).send(calls.giveCases, {
      body: { officer_id: receiver.id, applications: ids.map((id) => ({ id, from_id })) },
    })

  it('gives each as one alone is given: assigned, told and recorded', async () => {
    const world = await portal()
    const { hadiza, musa, ids, to, holderOf, messagesOf } = world
    const { reply } = await give(world, hadiza, { to: musa, ids, from_id: null })
    expect(reply).toEqual({
      message: '3 applications were given',
      data: ids.map((id) => ({ id, refused: null })),
    })
    for (const id of ids) expect(await holderOf(id)).toBe(musa.id)
    const told = await messagesOf(musa)
    expect(told.map(({ title }) => title)).toEqual(Array.from({ length: 3 }, () => 'An application was given to you'))
    const entries = (await to(hadiza).send(listAuditEntries, { query: { action: 'Give case', per_page: 100 } })).reply
    const about = entries.data.filter(({ actor }) => actor?.user_id === hadiza.id).map(({ about }) => Number(about.id))
    expect(about.sort()).toEqual([...ids].sort())
  })

  it('says for each why it was not given, and gives the others', async () => {
    const world = await portal(4)
    const { hadiza, musa, ids, to, holderOf } = world
    const [free = 0, taken = 0, decided = 0, other = 0] = ids
    await to(musa).send(calls.takeCase, { params: { id: taken } })
    await to(hadiza).send(decideRegistration, { body: { id: decided, status: 'declined' } })
    const asked = [taken, free, missing, decided, other]
    const { reply } = await give(world, hadiza, { to: hadiza, ids: asked, from_id: null })
    expect(reply).toEqual({
      message: '2 applications were given; 3 could not be given',
      data: [
        { id: taken, refused: `${musa.first_name} ${musa.last_name} has this application` },
        { id: free, refused: null },
        { id: missing, refused: 'This registration does not exist' },
        { id: decided, refused: 'Give case is not possible while this registration is declined.' },
        { id: other, refused: null },
      ],
    })
    expect(await holderOf(free)).toBe(hadiza.id)
    expect(await holderOf(taken)).toBe(musa.id)
  })

  it('changes nothing the second time, and counts an application once that was sent twice', async () => {
    const world = await portal(1)
    const { hadiza, musa, ids, messagesOf } = world
    const [id = 0] = ids
    const twice = await give(world, hadiza, { to: musa, ids: [id, id] })
    expect(twice.reply).toEqual({ message: 'One application was given', data: [{ id, refused: null }] })
    expect((await give(world, hadiza, { to: musa, ids })).reply.data).toEqual([{ id, refused: null }])
    expect(await messagesOf(musa)).toHaveLength(1)
  })

  it('gives each to one of two officers who ask at once, in whatever order', async () => {
    const world = await portal(6)
    const { hadiza, musa, ids, holderOf } = world
    const answers = await Promise.all([
      give(world, hadiza, { to: hadiza, ids, from_id: null }),
      give(world, musa, { to: musa, ids: [...ids].reverse(), from_id: null }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const [first, second] = answers.map(({ reply }) => reply.data.filter(({ refused }) => refused === null).length)
    expect([first, second].sort()).toEqual([0, 6])
    const winner = first === 6 ? hadiza : musa
    for (const id of ids) expect(await holderOf(id)).toBe(winner.id)
  })

  it('is refused to owners and without the duty, and for a receiver who is no such officer', async () => {
    const world = await portal(1)
    const { hadiza, clerk, owners, ids, holderOf } = world
    const [owner] = owners
    if (!owner) throw new Error('There is an owner')
    expect(await give(world, owner, { to: hadiza, ids })).toBeRefused('not_allowed')
    expect(await give(world, clerk, { to: hadiza, ids })).toBeRefused('not_allowed')
    expect(await give(world, hadiza, { to: clerk, ids })).toBeRefused('invalid_input', 'officer_id')
    expect(await give(world, hadiza, { to: owner, ids })).toBeRefused('invalid_input', 'officer_id')
    expect(await holderOf(ids[0] ?? 0)).toBeNull()
  })

  it.each([
    ['none', []],
    ['more than a page has', Array.from({ length: 101 }, (_, id) => ({ id: id + 1 }))],
    ['no ids', [{ id: 0 }]],
    ['fractions', [{ id: 1.5 }]],
    ['ids beyond the database', [{ id: 99_999_999_999 }]],
  ])('refuses a selection of %s', async (_, applications) => {
    const { hadiza, to } = await portal(0)
    const answer = await to(hadiza).send(calls.giveCases, { body: { officer_id: hadiza.id, applications } })
    expect(answer).toBeRefused('invalid_input')
  })
})

describe('reminding several owners', () => {
  const remind = ({ to }: Awaited<ReturnType<typeof portal>>, officer: Person, ids: number[]) =>
    to(officer).send(calls.remindOwners, { body: { ids } })

  it('tells each what is to be done, once in seven days, with a line in the history and the record', async () => {
    const world = await portal(2, { submitted_at: null })
    const { setClock, hadiza, owners, ids, to, messagesOf } = world
    const [first = 0, second = 0] = ids
    const [owner] = owners
    if (!owner) throw new Error('There is an owner')
    expect((await remind(world, hadiza, [first])).reply).toEqual({
      message: 'One owner is reminded',
      data: [{ id: first, refused: null }],
    })
    const [message] = await messagesOf(owner)
    expect(message).toMatchObject({ title: 'Your application waits for you', link: `/admin/registration/${first}` })
    expect(message?.body).toMatch(/^Clinic 0, APP-.*\.\nIt is not submitted yet\.\nOpen the application to see/)
    setClock('2026-11-28T09:00:00.000Z')
    const again = await remind(world, hadiza, ids)
    const often = 'Its owner was reminded on 22 November 2026. An owner is reminded once in 7 days at most.'
    expect(again.reply).toEqual({
      message: 'One owner is reminded; 1 could not be reminded',
      data: [
        { id: first, refused: often },
        { id: second, refused: null },
      ],
    })
    expect(await messagesOf(owner)).toHaveLength(1)
    setClock('2026-11-29T09:00:00.000Z')
    expect((await remind(world, hadiza, [first])).reply.data).toEqual([{ id: first, refused: null }])
    expect(await messagesOf(owner)).toHaveLength(2)
    const query = { action: 'Remind owner', about: 'registration', about_id: String(first) } as const
    expect((await to(hadiza).send(listAuditEntries, { query })).reply.data).toHaveLength(2)
    const page = (await to(owner).send(showRegistration, { params: { id: first } })).reply
    expect(page.registration.history.map(({ reason }) => reason)).toContain(
      'Reminded the owner: It is not submitted yet.',
    )
  })

  it('leaves alone who has nothing to do, who has no account, and what is decided or does not exist', async () => {
    const world = await portal(2)
    const { db, hadiza, owners, ids, to, messagesOf } = world
    const [waiting = 0, decided = 0] = ids
    const { id: onPaper } = await makeRegistration(db, {
      facility_id: (await makeFacility(db, { user_id: null })).id,
      submitted_at: null,
    })
    await to(hadiza).send(decideRegistration, { body: { id: decided, status: 'declined' } })
    const [owner] = owners
    if (!owner) throw new Error('There is an owner')
    const { reply } = await remind(world, hadiza, [waiting, decided, onPaper, missing])
    expect(reply.message).toBe('0 owners are reminded; 4 could not be reminded')
    expect(reply.data.map(({ refused }) => refused)).toEqual([
      'Its owner has nothing to do now.',
      'Its owner has nothing to do now.',
      'No account has this facility, so nobody can be reminded.',
      'This registration does not exist',
    ])
    expect(await messagesOf(owner)).toEqual([])
  })

  it('tells an owner once whom two officers remind at once', async () => {
    const world = await portal(3, { submitted_at: null })
    const { hadiza, musa, owners, ids, messagesOf } = world
    const answers = await Promise.all([remind(world, hadiza, ids), remind(world, musa, [...ids].reverse())])
    const done = answers.flatMap(({ reply }) => reply.data.filter(({ refused }) => refused === null))
    expect(done).toHaveLength(3)
    for (const owner of owners) expect(await messagesOf(owner)).toHaveLength(1)
  })

  it('is refused to owners, without the duty, and for more than a page has', async () => {
    const world = await portal(1, { submitted_at: null })
    const { hadiza, clerk, owners, ids } = world
    const [owner] = owners
    if (!owner) throw new Error('There is an owner')
    expect(await remind(world, owner, ids)).toBeRefused('not_allowed')
    expect(await remind(world, clerk, ids)).toBeRefused('not_allowed')
    expect(await remind(world, hadiza, [])).toBeRefused('invalid_input', 'ids')
    const many = Array.from({ length: 101 }, (_, id) => id + 1)
    expect(await remind(world, hadiza, many)).toBeRefused('invalid_input', 'ids')
  })
})
