import '../../../testing/matchers.ts'
import * as calls from '@portal/contract/applications/calls/registrations.ts'
import type { DecisionName } from '@portal/domain/actions/decisions.ts'
import { decisionTo, registrationAction } from '@portal/domain/actions/offered-actions.ts'
import type { DecidedStatus } from '@portal/domain/applications/registration-status.ts'
import { describe, expect, it } from 'vitest'
import { as } from '../../../testing/as.ts'
import { completeApplication } from '../../../testing/complete-application.ts'
import { makeFacility, makeRegistration } from '../../../testing/factories.ts'
import { makeOfficer, makeOwner, type Person } from '../../../testing/people.ts'
import { testApp } from '../../../testing/test-app.ts'
import { newTestDatabase } from '../../../testing/test-database.ts'

const submitted_at = '2026-03-20T09:00:00.000Z'
const satisfactory = { information_verdict: 'Satisfactory', documents_verdict: 'Satisfactory' } as const
const statusOf = {
  'Temporary Approval': 'Temporarily approved',
  Approve: 'Approved',
  Decline: 'declined',
} as const satisfies Record<DecisionName, DecidedStatus>

/** A ministry with these settings, and a declined application in which everything is in order. */
async function ministry(settings: Record<string, string> = {}) {
  const { app, db, setClock } = await testApp(await newTestDatabase())
  setClock('2026-06-15T09:00:00Z')
  const [hadiza, musa, owner] = [await makeOfficer(db), await makeOfficer(db), await makeOwner(db)]
  for (const [key, value] of Object.entries(settings)) {
    const change = { key, value: JSON.stringify(value), start_date: '2026-01-01', recorded_by: hadiza.id }
    await db.insertInto('setting_change').values(change).execute()
  }
  const facility = await makeFacility(db, { user_id: owner.id })
  // From declined, Approve and Temporary Approval are both offered.
  const registration = await makeRegistration(db, { facility_id: facility.id, status: 'declined', submitted_at })
  await completeApplication(db, registration)
  const { id } = registration
  const consideration = { registration_id: id, user_id: hadiza.id, updated_at: submitted_at }
  await db
    .insertInto('consideration')
    .values({ ...consideration, ...satisfactory })
    .execute()
  const set = (values: object) => db.updateTable('registration').set(values).where('id', '=', id).execute()
  const judge = (values: object) =>
    db.updateTable('consideration').set(values).where('registration_id', '=', id).execute()
  const invoice = async () => {
    const row = {
      number: 'INV-2026-000001',
      facility_id: facility.id,
      registration_id: id,
      purpose: 'registration',
    } as const
    const made = { issued_on: '2026-03-02', fee_version: 0, recorded_by: owner.id, created_at: submitted_at }
    const { id: invoice_id } = await db
      .insertInto('invoice')
      .values({ ...row, ...made })
      .returning('id')
      .executeTakeFirstOrThrow()
    const fee = { kind: 'fee', description: 'Registration', amount_kobo: 5_000_000 } as const
    await db
      .insertInto('invoice_line')
      .values({ ...fee, invoice_id, recorded_by: owner.id, created_at: submitted_at })
      .execute()
  }
  const decide = (decision: DecisionName, reason?: string) =>
    as(hadiza, app).send(calls.decideRegistration, { body: { id, status: statusOf[decision], reason } })
  const show = async (person: Person = hadiza) =>
    (await as(person, app).send(calls.showRegistration, { params: { id } })).reply
  const lines = async (person?: Person) => (await show(person)).registration.history.map(({ reason }) => reason)
  return { app, db, id, facility, hadiza, musa, owner, set, judge, invoice, decide, show, lines }
}

type Ministry = Awaited<ReturnType<typeof ministry>>

interface Case {
  setting: string
  decision: DecisionName
  message: string
  happen: (ministry: Ministry) => Promise<unknown>
}

const cases: Case[] = (['Temporary Approval', 'Approve'] as const).flatMap((decision) => [
  {
    setting: 'against_other_officer',
    decision,
    message: 'Hadiza Number has this application',
    happen: ({ set, musa }) => set({ assignee_id: musa.id }),
  },
  {
    setting: 'against_not_submitted',
    decision,
    message: 'This application was never submitted',
    happen: ({ set }) => set({ submitted_at: null }),
  },
  {
    setting: 'against_incomplete',
    decision,
    message: 'This application is not complete',
    happen: ({ db, facility }) => db.deleteFrom('staff').where('facility_id', '=', facility.id).execute(),
  },
  {
    setting: 'against_not_satisfactory',
    decision,
    message: 'The verdict on documents is Not-satisfactory',
    happen: ({ judge }) => judge({ documents_verdict: 'Not-satisfactory' }),
  },
])
cases.push(
  {
    setting: 'against_no_verdicts',
    decision: 'Approve',
    message: 'The verdicts on information and documents are not both given',
    happen: ({ judge }) => judge({ information_verdict: null }),
  },
  {
    setting: 'unpaid',
    decision: 'Approve',
    message: '₦50,000 of INV-2026-000001 are not paid, or not confirmed yet',
    happen: ({ invoice }) => invoice(),
  },
)

/** The names of the people of tests end with a number. */
const plain = (text: string | null | undefined) => text?.replace(/ Number \d+/, ' Number')

it.each(cases)(
  '$decision, although $message: it is asked for a reason, and the timeline tells officers',
  async (one) => {
    const clinic = await ministry()
    await one.happen(clinic)
    const { against, offered, obstacles } = await clinic.show()
    expect(against?.map(({ message }) => plain(message))).toEqual([one.message])
    expect([offered.includes(one.decision), obstacles]).toEqual([true, []])
    expect((await clinic.decide(one.decision, 'Seen on site.')).status).toBe(200)
    const told = `Decided against the facts. ${one.message}. The reason given: Seen on site.`
    expect((await clinic.lines()).map(plain)).toEqual(['Seen on site.', told])
    expect(await clinic.lines(clinic.owner)).toEqual(['Seen on site.'])
    const { body } = await clinic.db
      .selectFrom('audit_entry')
      .where('action', '=', one.decision)
      .select('body')
      .executeTakeFirstOrThrow()
    expect(body).toMatchObject({ after: { against: [one.setting.replace('against_', '')] } })
  },
)

it.each(cases)('$decision, although $message: it is blocked where the ministry has set so', async (one) => {
  const clinic = await ministry({ [one.setting]: 'blocks' })
  const before = await clinic.show()
  expect([before.offered.includes(one.decision), before.obstacles]).toEqual([true, []])
  await one.happen(clinic)
  const sentence = `${one.message}. The ministry has set that ${one.decision} is not possible then.`
  const { offered, obstacles } = await clinic.show()
  expect(offered).not.toContain(one.decision)
  const mine = obstacles.find(({ action }) => action === one.decision)
  expect(plain(mine?.message)).toBe(sentence)
  const refused = await clinic.decide(one.decision, 'Seen on site.')
  expect(refused).toBeRefused('action_not_offered')
  expect(plain(refused.problem?.message)).toBe(sentence)
  expect(refused.problem).toMatchObject({ present_status: 'declined', offered })
  expect(await clinic.lines()).toEqual([])
})

describe('a decision against the facts', () => {
  it('says in the timeline that no reason was given', async () => {
    const { set, decide, lines } = await ministry()
    await set({ submitted_at: null })
    expect((await decide('Approve')).status).toBe(200)
    expect(await lines()).toEqual([
      null,
      'Decided against the facts. This application was never submitted. No reason was given.',
    ])
  })

  it('is refused without a reason where the ministry requires one', async () => {
    const { set, decide, lines } = await ministry({ reasons_required: 'yes' })
    await set({ submitted_at: null })
    expect(await decide('Approve')).toBeRefused('invalid_input', 'reason')
    expect(await lines()).toEqual([])
    expect((await decide('Approve', 'Seen on site.')).status).toBe(200)
  })

  it('names every fact', async () => {
    const { set, judge, decide, lines } = await ministry()
    await set({ submitted_at: null })
    await judge({ information_verdict: null })
    await decide('Approve')
    expect((await lines())[1]).toContain(
      'This application was never submitted. The verdicts on information and documents are not both given. No reason',
    )
  })

  it('leaves no such line where there is nothing against it', async () => {
    const { decide, lines, show } = await ministry()
    expect(await show()).toMatchObject({
      against: [],
      in_favour: [
        { check: 'not_submitted', message: 'The application was submitted' },
        { check: 'incomplete', message: 'The application is complete' },
        { check: 'not_satisfactory', message: 'Both verdicts are Satisfactory' },
      ],
    })
    await decide('Approve')
    expect(await lines()).toEqual([null])
  })

  it('is no secret that owners can read', async () => {
    const { set, musa, owner, show } = await ministry({ against_other_officer: 'blocks' })
    await set({ assignee_id: musa.id })
    expect(await show(owner)).toMatchObject({ against: null, in_favour: null, obstacles: [] })
  })
})

describe('a decline', () => {
  const open = { status: 'pending', submitted_at: null } as const
  const everything = Object.fromEntries(
    ['not_submitted', 'incomplete', 'no_verdicts', 'not_satisfactory'].map((name) => [`against_${name}`, 'blocks']),
  )

  it('is blocked by nothing that the owner lacks', async () => {
    const { set, db, facility, invoice, decide, lines } = await ministry({ ...everything, unpaid: 'blocks' })
    await set(open)
    await invoice()
    await db.deleteFrom('staff').where('facility_id', '=', facility.id).execute()
    expect((await decide('Decline', 'No doctor.')).status).toBe(200)
    expect(await lines()).toEqual(['No doctor.'])
  })

  it('goes against the officer who has the case', async () => {
    const { set, musa, decide, lines } = await ministry()
    await set({ ...open, assignee_id: musa.id })
    expect((await decide('Decline', 'No doctor.')).status).toBe(200)
    expect(plain((await lines())[1])).toBe(
      'Decided against the facts. Hadiza Number has this application. The reason given: No doctor.',
    )
  })

  it('is blocked while another officer has the case, where the ministry has set so', async () => {
    const { set, musa, hadiza, decide, show } = await ministry({ against_other_officer: 'blocks' })
    await set({ ...open, assignee_id: musa.id })
    expect((await show()).offered).toEqual([])
    expect(await decide('Decline', 'No doctor.')).toBeRefused('action_not_offered')
    await set({ assignee_id: hadiza.id })
    expect((await decide('Decline', 'No doctor.')).status).toBe(200)
  })
})

it('blocks from its first day on', async () => {
  const { app, db, set, decide, hadiza, id } = await ministry()
  await set({ submitted_at: null })
  const change = { key: 'against_not_submitted', value: '"blocks"', start_date: '2026-06-16', recorded_by: hadiza.id }
  await db.insertInto('setting_change').values(change).execute()
  const show = () => as(hadiza, app).send(calls.showRegistration, { params: { id } })
  expect((await show()).reply.obstacles).toEqual([])
  expect((await decide('Temporary Approval')).status).toBe(200)
})

it('leads each decision to the status that this file sends', () => {
  for (const status of Object.values(statusOf)) expect(registrationAction(decisionTo(status)).leadsTo).toBe(status)
})
