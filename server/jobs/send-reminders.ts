import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import {
  type DueReminders,
  isTimeForReminders,
  needsReminder,
  readReminderDays,
  remindersDueOn,
} from '@portal/domain/licences/reminders.ts'
import { renewalEndsOn, renewalOpensOn, renewalPhase } from '@portal/domain/licences/renewal.ts'
import { byJob, recordChanges } from '../audit/record-changes.ts'
import type { Database } from '../database/connect.ts'
import { type ReminderFacts, reminderWords } from '../messages/reminder.ts'
import { type DueReminder, writeReminderLetters } from '../papers/write-reminder-letters.ts'
import {
  insertReminders,
  type LicenceWithoutReminder,
  type Position,
  pageWithoutReminder,
} from '../records/licences/renewal-reminders.ts'
import { readSettings, type Settings } from '../records/settings/settings.ts'

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
  settings: Settings
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
  const settings = await readSettings(db, today)
  const steps = readReminderDays(settings.reminder_days) ?? []
  let sent = 0
  for (const due of remindersDueOn(today, steps))
    sent += await sendStep(db, due, { now, signal, pageSize, today, settings })
  return sent
}

async function sendStep(db: Database['db'], due: DueReminders, run: Run): Promise<number> {
  let sent = 0
  let after: Position | undefined = { licence_end: due.firstEnd, registration_id: 0 }
  while (after && !run.signal?.aborted) {
    const licences: LicenceWithoutReminder[] = await pageWithoutReminder(db, due, after, run.pageSize)
    const reminders = licences
      .filter((licence) => needsReminder(licence, run.today))
      .map((licence) => reminderFor(licence, run))
    if (reminders.length > 0) sent += await sendPage(db, reminders, { ...run, step: due.step })
    after = licences.length === run.pageSize ? licences.at(-1) : undefined
  }
  return sent
}

/** Adds the reminders that nobody has sent meanwhile, and their letters. Returns how many. */
function sendPage(db: Database['db'], reminders: readonly DueReminder[], run: Run & { step: number }): Promise<number> {
  return recordChanges(db, byJob('send-reminders', run.now), async (transaction) => {
    const sent = await insertReminders(
      transaction,
      reminders.map(({ letter, ...reminder }) => reminder),
      run,
    )
    await writeReminderLetters(
      { ...run, db: transaction },
      reminders.filter(({ registration_id }) => sent.has(registration_id)),
    )
    return sent.size
  })
}

function reminderFor(licence: LicenceWithoutReminder, { today, settings }: Run): DueReminder {
  const { registration_id, facility_id, user_id, licence_end, company_name, registration_number } = licence
  const dates = {
    licence_end,
    phase: renewalPhase(licence_end, today, settings),
    opens_on: renewalOpensOn(licence_end, settings),
    ends_on: renewalEndsOn(licence_end, settings),
  }
  const { title, paragraphs } = reminderWords(dates)
  const about = [company_name, registration_number].filter(Boolean).join(', ')
  const facts: ReminderFacts = { registration_id, number: registration_number, ...dates }
  const body = [`${about}.`, ...paragraphs].join('\n')
  const letter = { registration_number, title, paragraphs }
  return { registration_id, facility_id, user_id, title, body, facts, letter }
}
