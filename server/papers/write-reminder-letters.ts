import type { LetterDetails } from '@portal/domain/letters/letter.ts'
import type { Db } from '../database/connect.ts'
import { listLetterSubjects } from '../records/letters/letter-facts.ts'
import { insertLetters } from '../records/letters/letters.ts'
import type { NewReminder } from '../records/licences/renewal-reminders.ts'
import type { Settings } from '../records/settings/settings.ts'
import { letterFactsOf } from './letter-facts-of.ts'

/** A reminder that is due, with what its letter says. */
export type DueReminder = NewReminder & { letter: NonNullable<LetterDetails['reminder']> }

interface Writer {
  db: Db
  now: Date
  today: string
  settings: Settings
}

/** Writes the letters of reminders that are sent in the same transaction. */
export async function writeReminderLetters(
  { db, now, today, settings }: Writer,
  reminders: readonly DueReminder[],
): Promise<void> {
  const subjects = await listLetterSubjects(db, reminders, { kind: 'reminder', today })
  const letters = subjects.flatMap((subject, index) => {
    const reminder = reminders[index]
    if (!reminder) return []
    const { facility_id, registration_id } = reminder
    const wording = { kind: 'reminder', reason: null, details: { reminder: reminder.letter }, settings } as const
    const facts = letterFactsOf(subject, wording)
    const written = { written_by: null, written_on: today, written_at: now.toISOString() }
    return { kind: wording.kind, facility_id, registration_id, facts, ...written }
  })
  await insertLetters(db, letters)
}
