import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as cases from '@portal/contract/cases/calls.ts'
import * as preferences from '@portal/contract/messages/calls/messages.ts'
import type { WorkMail } from '@portal/domain/messages/work-mail.ts'
import { expect, it } from 'vitest'
import { contentOf } from '../messages/words-of.ts'
import { insertSettingChanges } from '../records/settings/settings.ts'
import { as } from '../testing/as.ts'
import { makeFacility, makeRegistration } from '../testing/factories.ts'
import { makeOfficer, makeOwner, type Person } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'
import { newTestDatabase } from '../testing/test-database.ts'
import { mailWork } from './mail-work.ts'

// A Monday.
const on = (time: string, day = '2026-06-22') => `${day}T${time}:00.000Z`

/** A portal on 22 June 2026, which promises 21 days and sends the mail of the morning at 7:00. */
async function portal() {
  const { app, db, setClock } = await testApp(await newTestDatabase())
  const owner = await makeOwner(db)
  const [reviewer, cashier] = [await makeOfficer(db, ['review']), await makeOfficer(db, ['finance', 'decide'])]
  const morningMail = async (morning_mail: 'off' | '7:00') =>
    insertSettingChanges(
      db,
      { morning_mail },
      { start_date: '2026-06-01', recorded_by: cashier.id, recorded_at: on('08:00', '2026-06-01') },
    )
  await morningMail('7:00')
  const { id: facility_id } = await makeFacility(db, { user_id: owner.id })
  const submit = async (submitted_at: string) =>
    (await makeRegistration(db, { facility_id: (await makeFacility(db)).id, submitted_at, created_at: submitted_at }))
      .id
  const pay = (created_at: string, times = 1) => {
    const paid = { facility_id, amount_kobo: 100_000, recorded_by: owner.id, created_at }
    return db
      .insertInto('payment')
      .values(Array.from({ length: times }, () => paid))
      .execute()
  }
  const choose = (who: Person, work: WorkMail, mail = true) =>
    as(who, app).send(preferences.changeMessagePreferences, { body: { mail, sms: false, work } })
  /** What the job does at a time of the day. */
  const run = async (moment: string) => {
    setClock(moment)
    const failures: unknown[] = []
    await mailWork(db, { now: new Date(moment), onFailure: (error) => failures.push(error) })
    expect(failures).toEqual([])
  }
  /** The mails of an officer since the last time: the title, then a line for each kind. */
  const last = new Map<number, number>()
  const mails = async (who: Person) => {
    const rows = await db
      .selectFrom('outbox')
      .where('user_id', '=', who.id)
      .where('channel', '=', 'mail')
      .where('id', '>', last.get(who.id) ?? 0)
      .orderBy('id')
      .select(['id', 'template', 'facts'])
      .execute()
    for (const { id } of rows) last.set(who.id, id)
    return rows.map((row) => {
      const { title = '', paragraphs = [] } = contentOf(row) ?? {}
      return [title, ...(row.template === 'assignment' ? [] : paragraphs.slice(0, -1))]
    })
  }
  return { app, db, setClock, morningMail, reviewer, cashier, submit, pay, choose, run, mails }
}

it('mails in the morning how much waits of each kind, once for a day', async () => {
  const { db, reviewer, cashier, submit, pay, run, mails } = await portal()
  await submit(on('09:00', '2026-05-20'))
  await submit(on('09:00', '2026-06-20'))
  await pay(on('09:00', '2026-06-20'))
  const idle = await makeOfficer(db, ['users'])
  await run(on('05:59'))
  expect(await mails(reviewer)).toEqual([])
  await run(on('06:00'))
  expect(await mails(reviewer)).toEqual([
    ['2 things wait for you in the inbox, 1 over time', 'Applications: 2, 1 over time'],
  ])
  expect(await mails(cashier)).toEqual([['1 thing waits for you in the inbox', 'Payments: 1']])
  expect(await mails(idle)).toEqual([])
  await submit(on('06:30'))
  await run(on('06:31'))
  // Another day begins at midnight in Lagos; Saturday and Sunday have none.
  for (const day of ['2026-06-27', '2026-06-28']) await run(on('06:30', day))
  expect(await mails(reviewer)).toEqual([])
  await run(on('06:30', '2026-06-29'))
  expect((await mails(reviewer)).map(([title]) => title)).toEqual(['3 things wait for you in the inbox, 1 over time'])
})

it('does not mail later in the morning what came after nothing waited', async () => {
  const { reviewer, submit, run, mails } = await portal()
  await run(on('06:00'))
  await submit(on('06:30'))
  await run(on('06:31'))
  expect(await mails(reviewer)).toEqual([])
})

it('sends the mail of a morning from one of several servers', async () => {
  const { reviewer, submit, run, mails } = await portal()
  await submit(on('09:00', '2026-06-20'))
  await Promise.all([1, 2, 3, 4].map(() => run(on('06:00'))))
  expect(await mails(reviewer)).toHaveLength(1)
})

it('mails nothing in the morning unless the ministry has switched it on and the officer wants it', async () => {
  const { db, morningMail, reviewer, submit, choose, run, mails } = await portal()
  await submit(on('09:00', '2026-06-20'))
  const officers = [reviewer]
  for (const [work, mail] of [
    ['never', true],
    ['each morning', false],
  ] as const) {
    const officer = await makeOfficer(db, ['review'])
    await choose(officer, work, mail)
    officers.push(officer)
  }
  const gone = await makeOfficer(db, ['review'])
  await db
    .updateTable('user_account')
    .set({ disabled_at: on('09:00', '2026-06-01') })
    .where('id', '=', gone.id)
    .execute()
  await morningMail('off')
  await run(on('06:00'))
  expect(await Promise.all([...officers, gone].map(mails))).toEqual([[], [], [], []])
  await morningMail('7:00')
  await run(on('06:01'))
  expect((await mails(reviewer)).length).toBe(1)
  expect(await Promise.all([...officers, gone].map(mails))).toEqual([[], [], [], []])
})

it('mails at once what is new since the last look, in one mail for a quarter of an hour', async () => {
  const { db, reviewer, submit, choose, run, mails } = await portal()
  await choose(reviewer, 'at once')
  await submit(on('09:00', '2026-06-20'))
  await run(on('20:00'))
  expect(await mails(reviewer)).toEqual([])
  await submit(on('20:00'))
  await Promise.all([1, 2, 3].map(() => run(on('20:01'))))
  expect(await mails(reviewer)).toEqual([['1 new thing in your inbox', 'Applications: 1']])
  for (const minute of ['02', '05', '09']) {
    await submit(on(`20:${minute}`))
    await run(on(`20:${minute}`))
  }
  expect(await mails(reviewer)).toEqual([])
  await run(on('20:16'))
  expect(await mails(reviewer)).toEqual([['3 new things in your inbox', 'Applications: 3']])
  await run(on('21:00'))
  // Who is mailed at once gets no mail in the morning.
  await run(on('06:30', '2026-06-23'))
  expect(await mails(reviewer)).toEqual([])
  // What comes while somebody is not mailed at once is not told when they are again.
  await choose(reviewer, 'never')
  await run(on('07:00', '2026-06-23'))
  await submit(on('08:00', '2026-06-23'))
  await choose(reviewer, 'at once')
  await run(on('09:00', '2026-06-23'))
  expect(await mails(reviewer)).toEqual([])
  expect(await db.selectFrom('work_mailed').select('user_id').where('seen', 'is not', null).execute()).toEqual([
    { user_id: reviewer.id },
  ])
})

it('tells officers at once what others gave or left to them, and not what they did themselves', async () => {
  const { app, db, setClock, reviewer, submit, choose, run, mails } = await portal()
  const both = await makeOfficer(db, ['review', 'decide'])
  const decider = await makeOfficer(db, ['decide'])
  for (const officer of [reviewer, both, decider]) await choose(officer, 'at once')
  const other = await makeOfficer(db, ['review'])
  const id = await submit(on('09:00', '2026-06-20'))
  await as(other, app).send(cases.takeCase, { params: { id } })
  await run(on('09:00'))
  setClock(on('09:10'))
  await as(other, app).send(cases.giveCase, { params: { id }, body: { officer_id: reviewer.id } })
  await run(on('09:11'))
  // The notification of it goes by no other mail.
  expect(await mails(reviewer)).toEqual([['1 new thing in your inbox', 'Applications: 1']])
  setClock(on('09:30'))
  await as(reviewer, app).send(cases.putCaseBack, { params: { id } })
  await run(on('09:31'))
  expect(await mails(both)).toEqual([['1 new thing in your inbox', 'Applications: 1']])
  setClock(on('10:00'))
  const body = { information_verdict: 'Satisfactory', documents_verdict: 'Satisfactory' } as const
  await as(both, app).send(registrations.considerRegistration, { params: { id }, body })
  await run(on('10:01'))
  expect(await mails(decider)).toEqual([['1 new thing in your inbox', 'Decisions: 1']])
  expect([await mails(both), await mails(reviewer)]).toEqual([[], []])
})

it.each([
  ['as long as the ministry sends no mail in the morning', 'off', undefined, [['An application was given to you']]],
  ['not if there is a mail in the morning', '7:00', undefined, []],
  ['not if the officer wants no mail about work', 'off', 'never', []],
] as const)('mails that an application was given to an officer, %s', async (_, morning, work, expected) => {
  const { app, db, setClock, morningMail, reviewer, submit, choose, mails } = await portal()
  await morningMail(morning)
  if (work) await choose(reviewer, work)
  const id = await submit(on('09:00', '2026-06-20'))
  setClock(on('09:00'))
  const other = await makeOfficer(db, ['review'])
  await as(other, app).send(cases.giveCase, { params: { id }, body: { officer_id: reviewer.id } })
  expect((await mails(reviewer)).map(([title]) => [title?.split(':')[0]])).toEqual(expected)
  expect(await db.selectFrom('notification').where('user_id', '=', reviewer.id).select('title').execute()).toEqual([
    { title: 'An application was given to you' },
  ])
})

it('counts nothing of a kind as new while more than a thousand of it wait', async () => {
  const { cashier, pay, choose, run, mails } = await portal()
  await choose(cashier, 'at once')
  await pay(on('09:00', '2026-06-20'))
  await run(on('09:00'))
  await pay(on('09:10'), 1000)
  await run(on('09:30'))
  expect(await mails(cashier)).toEqual([])
})
