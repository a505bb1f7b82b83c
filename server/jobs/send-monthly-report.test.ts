import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { findTemplate, wordsOf } from '../messages/words-of.ts'
import { insertSettingChanges } from '../records/settings/settings.ts'
import { makePastCase } from '../testing/past-cases.ts'
import { makeOfficer, makeOwner } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'
import { newTestDatabase } from '../testing/test-database.ts'
import { refreshReports } from './refresh-reports.ts'
import { sendMonthlyReport } from './send-monthly-report.ts'

/** Monday, 2 November 2026, at 10:00 in Lagos: the first working day of the month. */
const firstWorkingDay = '2026-11-02T09:00:00Z'

async function portal(receivers?: 'nobody' | 'decide' | 'everyone') {
  const { db, setClock } = await testApp(await newTestDatabase())
  setClock(firstWorkingDay)
  const commissioner = await makeOfficer(db, [])
  const director = await makeOfficer(db, ['decide'])
  await makeOwner(db)
  await makePastCase(db, { submitted_at: '2026-10-20T09:00:00Z' })
  await refreshReports(db, new Date('2026-11-02T08:55:00Z'))
  if (receivers) {
    const since = { start_date: '2026-11-01', recorded_by: director.id, recorded_at: '2026-11-01T08:00:00.000Z' }
    await insertSettingChanges(db, { monthly_report_to: receivers }, since)
  }
  /** Two servers send at the same time. */
  const sendAt = async (moment: string) =>
    Promise.all([sendMonthlyReport(db, new Date(moment)), sendMonthlyReport(db, new Date(moment))])
  const mails = () =>
    db.selectFrom('outbox').where('template', '=', 'monthly-report').orderBy('id').selectAll().execute()
  const receiversOf = async () => (await mails()).map(({ user_id, channel }) => [user_id, channel])
  return { db, commissioner, director, sendAt, mails, receiversOf }
}

it('sends nothing until the ministry has chosen who gets it', async () => {
  const { sendAt, mails } = await portal()
  await sendAt(firstWorkingDay)
  expect(await mails()).toEqual([])
})

it('sends the main figures once to every officer, though two servers send, again and after a restart', async () => {
  const { sendAt, mails, receiversOf, commissioner, director } = await portal('everyone')
  for (const moment of [firstWorkingDay, '2026-11-02T10:00:00Z', '2026-11-03T09:00:00Z']) await sendAt(moment)
  expect(await receiversOf()).toEqual([
    [commissioner.id, 'mail'],
    [director.id, 'mail'],
  ])
  const frame = { name: 'Amina', ministry: 'Ministry of Health', publicUrl: 'https://licences.example.org' }
  expect((await mails()).map((mail) => wordsOf(mail, frame).text)[0]).toBe(`Dear Amina,

Report for October 2026

0 of 1 facility are licensed today.

In October 2026 1 application came in and 0 were decided.

1 application waits for the ministry today; none is past the 21 days that it promises.

₦0 was confirmed in October 2026. Within 6 months 0 licences end.

Open the report:
https://licences.example.org/admin/reports/monthly-report?month=2026-10

Ministry of Health
`)
})

it.each([
  ['before the first working day', '2026-11-01T09:00:00Z', 0],
  ['at night', '2026-11-02T06:59:00Z', 0],
  ['in the morning of the first working day', '2026-11-02T07:00:00Z', 1],
  ['a week later, when the portal was down', '2026-11-09T18:59:00Z', 1],
  ['later than that', '2026-11-10T09:00:00Z', 0],
])('is sent %s: %s', async (_when, moment, sent) => {
  const { sendAt, mails } = await portal('decide')
  await sendAt(moment)
  expect(await mails()).toHaveLength(sent)
})

it('waits until the figures have been counted after the month ended', async () => {
  const { db, sendAt, mails } = await portal('decide')
  await db.updateTable('report_refresh').set({ as_of: '2026-10-31T22:59:00Z' }).execute()
  await sendAt(firstWorkingDay)
  expect(await mails()).toEqual([])
  await db.updateTable('report_refresh').set({ as_of: '2026-10-31T23:00:00Z' }).execute()
  await sendAt(firstWorkingDay)
  expect(await mails()).toHaveLength(1)
})

it('is for officers who can open it: not for those who are disabled, invited or want no mail, nor for owners', async () => {
  const { db, sendAt, receiversOf, director, commissioner } = await portal('everyone')
  const change = async (set: object) => {
    const { id } = await makeOfficer(db, ['decide'])
    await db.updateTable('user_account').set(set).where('id', '=', id).execute()
  }
  await change({ disabled_at: firstWorkingDay })
  await change({ must_change_password: true })
  await change({ wants_mail: false })
  await sendAt(firstWorkingDay)
  expect((await receiversOf()).map(([id]) => id)).toEqual([commissioner.id, director.id])
})

it('is not delivered to somebody who was disabled meanwhile', async () => {
  const { db, sendAt, mails, director } = await portal('decide')
  await sendAt(firstWorkingDay)
  const [mail] = await mails()
  const prepare = () =>
    findTemplate('monthly-report')?.prepare(db, mail?.facts, { userId: director.id, now: new Date(firstWorkingDay) })
  expect(await prepare()).toBeNull()
  await db.updateTable('user_account').set({ disabled_at: sql`now()` }).where('id', '=', director.id).execute()
  await expect(prepare()).rejects.toThrow('The person cannot open the reports any more')
})
