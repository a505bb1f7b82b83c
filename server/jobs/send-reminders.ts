import {
  type DueReminders,
  isTimeForReminders,
  needsReminder,
  readReminderDays,
  remindersDueOn,
} from '@portal/domain/reminders.ts'
import { lagosDate } from '@portal/domain/registration-expiry.ts'
import { renewalEndsOn, renewalOpensOn, type RenewalPeriods, renewalPhase } from '@portal/domain/renewal.ts'
import type { Database, Db } from '../database/connect.ts'
import { type ReminderFacts, reminderWords } from '../messages/reminder.ts'
import {
  insertReminders,
  type LicenceWithoutReminder,
  type NewReminder,
  pageWithoutReminder,
  type Position,
} from '../records/renewal-reminders.ts'
import { readSettings } from '../records/settings.ts'

interface Options {
  /** Aborted when the portal stops; what is left follows after the next start. */
  signal?: AbortSignal
  /** Licences that are read, and reminders that are added, in one statement. */
  pageSize?: number
}

interface Run {
  now: Date
  signal: AbortSignal | undefined
  pageSize: number
  today: string
  periods: RenewalPeriods
}

/**
 * Reminds owners of licences that end soon, or ended lately, and still have to be renewed: each step once, and after a time
 * without the portal only the newest step that is due. Returns how many reminders were sent.
 */
export async function sendReminders(
  db: Database['db'],
  now: Date,
  { signal, pageSize = 500 }: Options = {},
): Promise<number> {
  if (!isTimeForReminders(now)) return 0
  const today = lagosDate(now)
  const periods = await readSettings(db, today)
  const steps = readReminderDays(periods.reminder_days) ?? []
  let sent = 0
  for (const due of remindersDueOn(today, steps))
    sent += await sendStep(db, due, { now, signal, pageSize, today, periods })
  return sent
}

async function sendStep(db: Db, due: DueReminders, run: Run): Promise<number> {
  let sent = 0
  let after: Position | undefined = { licence_end: due.firstEnd, registration_id: 0 }
  while (after && !run.signal?.aborted) {
    const licences: LicenceWithoutReminder[] = await pageWithoutReminder(db, due, after, run.pageSize)
    const reminders = licences
      .filter((licence) => needsReminder(licence, run.today))
      .map((licence) => reminderFor(licence, run))
    if (reminders.length > 0) sent += await insertReminders(db, reminders, { step: due.step, now: run.now })
    after = licences.length === run.pageSize ? licences.at(-1) : undefined
  }
  return sent
}

function reminderFor(licence: LicenceWithoutReminder, { today, periods }: Run): NewReminder {
  const { registration_id, facility_id, user_id, licence_end, company_name, registration_number } = licence
  const dates = {
    licence_end,
    phase: renewalPhase(licence_end, today, periods),
    opens_on: renewalOpensOn(licence_end, periods),
    ends_on: renewalEndsOn(licence_end, periods),
  }
  const { title, paragraphs } = reminderWords(dates)
  const about = [company_name, registration_number].filter(Boolean).join(', ')
  const facts: ReminderFacts = { registration_id, number: registration_number, ...dates }
  return { registration_id, facility_id, user_id, title, body: [`${about}.`, ...paragraphs].join('\n'), facts }
}
