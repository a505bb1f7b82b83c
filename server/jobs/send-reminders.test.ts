import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Database, Db } from '../database/connect.ts'
import { wordsOf } from '../messages/words-of.ts'
import { makeFacility, makeRegistration } from '../testing/factories.ts'
import { makeOwner } from '../testing/people.ts'
import { testDatabase } from '../testing/test-database.ts'
import { sendReminders } from './send-reminders.ts'

let count = 0

/** A facility with a licence that ends on a day. */
async function makeLicence(db: Db, licence_end: string, owned: { user_id?: number | null } = {}) {
  const registration_number = `NSMOH/PHF/R${++count}`
  const facility = await makeFacility(db, { company_name: 'Kuta Clinic', registration_number, ...owned })
  const licence = await makeRegistration(db, {
    facility_id: facility.id,
    status: 'Approved',
    expiry_date: licence_end,
    created_at: '2026-01-02T09:00:00Z',
    submitted_at: '2026-01-03T09:00:00Z',
  })
  return { ...licence, facility_id: facility.id, user_id: facility.user_id, registration_number }
}

/** Two servers send reminders at the same time. */
async function remindTwiceAt(db: Database['db'], moment: string) {
  await Promise.all([sendReminders(db, new Date(moment)), sendReminders(db, new Date(moment))])
}

const stepsOf = (db: Db, id: number) =>
  db
    .selectFrom('renewal_reminder')
    .where('registration_id', '=', id)
    .orderBy('sent_at')
    .select(['step', 'sent_at'])
    .execute()

function notificationsAbout(db: Db, id: number) {
  return db
    .selectFrom('notification')
    .where('about_kind', '=', 'registration')
    .where('about_id', '=', id)
    .orderBy('id')
    .selectAll()
    .execute()
}

function messagesAbout(db: Db, id: number) {
  return db
    .selectFrom('outbox')
    .where(sql<boolean>`facts ->> 'registration_id' = ${String(id)}`)
    .where('template', '=', 'reminder')
    .orderBy('id')
    .selectAll()
    .execute()
}

it('sends each step once, though two servers send at once, the portal was down, and the clock jumps', async () => {
  const { db } = await testDatabase()
  const { id } = await makeLicence(db, '2026-12-31')
  const moments = [
    '2026-10-31T18:59:00Z', // Too early by a day.
    '2026-11-01T06:59:00Z', // Before 8 a.m. in Lagos.
    '2026-11-01T07:00:00Z',
    '2026-11-02T07:00:00Z',
    // The portal was down on the day of the reminder 30 days before, and up to the next one.
    '2026-12-20T10:00:00Z',
    // The clock goes back.
    '2026-12-05T10:00:00Z',
    '2026-11-03T10:00:00Z',
    '2026-12-30T10:00:00Z',
    '2026-12-31T18:00:00Z',
    '2027-01-01T10:00:00Z',
    '2027-01-02T10:00:00Z',
    '2026-12-30T10:00:00Z',
  ]
  for (const moment of moments) await remindTwiceAt(db, moment)
  expect(await stepsOf(db, id)).toEqual([
    { step: 60, sent_at: '2026-11-01T07:00:00.000Z' },
    { step: 14, sent_at: '2026-12-20T10:00:00.000Z' },
    { step: 1, sent_at: '2026-12-30T10:00:00.000Z' },
    { step: -1, sent_at: '2027-01-01T10:00:00.000Z' },
  ])
  const titles = [
    'Your licence ends on 31 December 2026',
    'Your licence ends on 31 December 2026',
    'Your licence ends on 31 December 2026',
    'Your licence ended on 31 December 2026',
  ]
  expect((await notificationsAbout(db, id)).map(({ title }) => title)).toEqual(titles)
  expect(await messagesAbout(db, id)).toHaveLength(4)
})

it('tells the owner the end of the licence and what to do, in the portal and by mail', async () => {
  const { db } = await testDatabase()
  const { id, registration_number, user_id } = await makeLicence(db, '2030-12-31')
  await sendReminders(db, new Date('2030-11-02T10:00:00Z'))
  expect(await notificationsAbout(db, id)).toMatchObject([
    {
      user_id,
      kind: 'reminder',
      title: 'Your licence ends on 31 December 2030',
      body: `Kuta Clinic, ${registration_number}.
Please renew it in the portal by that day: open the licence and choose Renew Registration. If you have started the renewal, complete and submit it.
You lose no days by renewing early, because the new licence begins when this one ends.`,
      created_at: '2030-11-02T10:00:00.000Z',
      read_at: null,
    },
  ])
  const [mail] = await messagesAbout(db, id)
  expect(mail).toMatchObject({ channel: 'mail', user_id, is_security: false, created_at: '2030-11-02T10:00:00.000Z' })
  const frame = { name: 'Musa', ministry: 'Ministry of Health', publicUrl: 'https://licences.example.org' }
  expect(mail && wordsOf(mail, frame).text).toBe(`Dear Musa,

Your licence ends on 31 December 2030: ${registration_number}

Please renew it in the portal by that day: open the licence and choose Renew Registration. If you have started the renewal, complete and submit it.

You lose no days by renewing early, because the new licence begins when this one ends.

Open the licence:
https://licences.example.org/admin/registration/${id}

Ministry of Health
`)
})

const withdrawn = { submitted_at: '2033-12-01T09:00:00Z', ended_at: '2033-12-02T09:00:00Z' }

describe('a reminder', () => {
  it.each([
    ['mail', { wants_mail: true, wants_sms: false }, ['mail']],
    ['mail and SMS', { wants_mail: true, wants_sms: true }, ['mail', 'sms']],
    ['neither', { wants_mail: false, wants_sms: false }, []],
  ])('is in the portal, and goes by what its owner wants: %s', async (_, wanted, channels) => {
    const { db } = await testDatabase()
    const { id: user_id } = await makeOwner(db)
    await db.updateTable('user_account').set(wanted).where('id', '=', user_id).execute()
    const { id } = await makeLicence(db, '2031-12-31', { user_id })
    await sendReminders(db, new Date('2031-12-31T10:00:00Z'))
    expect(await notificationsAbout(db, id)).toMatchObject([{ user_id }])
    expect((await messagesAbout(db, id)).map(({ channel }) => channel).sort()).toEqual(channels)
  })

  it('goes to the helpers of the facility as well', async () => {
    const { db } = await testDatabase()
    const licence = await makeLicence(db, '2032-12-31')
    const helper = await makeOwner(db)
    await db
      .insertInto('helper')
      .values({
        facility_id: licence.facility_id,
        email: helper.email,
        user_id: helper.id,
        named_by: licence.recorded_by,
        named_at: '2032-01-02T09:00:00Z',
      })
      .execute()
    await sendReminders(db, new Date('2032-12-31T10:00:00Z'))
    const told = (await notificationsAbout(db, licence.id)).map(({ user_id }) => user_id)
    expect(told.sort()).toEqual([licence.user_id, helper.id].sort())
    expect(await messagesAbout(db, licence.id)).toHaveLength(2)
  })

  it.each([
    ['to a facility without an owner account', {}, { user_id: null }, []],
    ['of a facility that is closed from a later day on', { closed_from: '2034-06-01' }, {}, []],
    ['when the renewal is submitted', { renewal: { submitted_at: '2033-12-01T09:00:00Z' } }, {}, []],
    ['when the renewal is approved', { renewal: { status: 'Approved', expiry_date: '2034-12-31' } }, {}, []],
    ['when the renewal is not submitted', { renewal: {} }, {}, [1]],
    ['when the renewal was withdrawn', { renewal: withdrawn }, {}, [1]],
    ['of a temporary approval', { temporary: true }, {}, []],
  ] as const)('%s: %j %j is sent for the steps %j', async (_, facts, owned, steps) => {
    const { db } = await testDatabase()
    const { id, facility_id, recorded_by } = await makeLicence(db, '2033-12-31', owned)
    if ('renewal' in facts) await makeRegistration(db, { facility_id, kind: 'renewal', ...facts.renewal })
    if ('temporary' in facts) {
      await db.updateTable('registration').set({ status: 'Temporarily approved' }).where('id', '=', id).execute()
    }
    if ('closed_from' in facts) {
      const closing = { facility_id, reason: 'The owner retires.', closed_by: recorded_by }
      await db
        .insertInto('facility_closing')
        .values({ ...closing, ...facts, closed_at: '2033-12-01T09:00:00Z' })
        .execute()
    }
    await sendReminders(db, new Date('2033-12-31T10:00:00Z'))
    expect((await stepsOf(db, id)).map(({ step }) => step)).toEqual(steps)
    expect(await notificationsAbout(db, id)).toHaveLength(steps.length)
  })
})

it('sends more reminders than one page holds, each once, and none once the portal stops', async () => {
  const { db } = await testDatabase()
  const ids: number[] = []
  for (const end of ['2035-12-30', '2035-12-31', '2035-12-31', '2035-12-31', '2035-12-31']) {
    ids.push((await makeLicence(db, end)).id)
  }
  // On a page with others, an owner who need not be told.
  const renewed = await makeLicence(db, '2035-12-30')
  await makeRegistration(db, {
    facility_id: renewed.facility_id,
    kind: 'renewal',
    submitted_at: '2035-12-01T09:00:00Z',
  })
  const now = new Date('2035-12-30T10:00:00Z')
  expect(await sendReminders(db, now, { pageSize: 2, signal: AbortSignal.abort() })).toBe(0)
  const sent = await Promise.all([1, 2].map(() => sendReminders(db, now, { pageSize: 2 })))
  expect(sent.reduce((sum, n) => sum + n)).toBe(5)
  for (const id of ids) expect(await notificationsAbout(db, id)).toHaveLength(1)
  expect(await notificationsAbout(db, renewed.id)).toHaveLength(0)
})
