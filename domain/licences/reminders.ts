import type { RegistrationStatus } from '../applications/registration-status.ts'
import { addDays } from '../dates/calendar-date.ts'
import { restrictionOn, type StandingFacts } from '../standing/standing.ts'

const earliest = 300
const latest = -30

/**
 * Reads the setting `reminder_days`: so many days before the end of a licence its owner is reminded, the earliest first, and -1
 * is the day after it; or 'none'. Undefined if it is written in another way.
 */
export function readReminderDays(text: string): number[] | undefined {
  if (text.trim().toLowerCase() === 'none') return []
  const parts = text.split(',').map((part) => part.trim())
  const days = parts.map(Number)
  const isValid = parts.every((part, index) => {
    const day = Number(part)
    const before = days[index - 1]
    return /^-?\d{1,3}$/.test(part) && day <= earliest && day >= latest && (before === undefined || day < before)
  })
  return isValid ? days : undefined
}

/** How many days after the end a reminder is still sent, when the portal could not send it on its day. */
const lateDays = 30

/** The licences for which a step is due on a day: those that end from the first to the last of these days. */
export interface DueReminders {
  /** How many days before the end it is sent. */
  step: number
  firstEnd: string
  lastEnd: string
}

/**
 * For each step the licences for which it is due today. A licence has one at most: the newest whose day has come. A step before
 * the end is not sent after it.
 */
export function remindersDueOn(today: string, steps: readonly number[]): DueReminders[] {
  return steps.map((step, place) => {
    const nextStep = steps[place + 1] ?? (step < 0 ? -lateDays - 1 : -1)
    return { step, firstEnd: addDays(today, nextStep + 1), lastEnd: addDays(today, step) }
  })
}

/** The step that is due today for a licence that ends on a day, sent already or not; undefined if none is. */
export function reminderDue(licenceEnd: string, today: string, steps: readonly number[]): number | undefined {
  const due = remindersDueOn(today, steps)
  return due.find(({ firstEnd, lastEnd }) => firstEnd <= licenceEnd && licenceEnd <= lastEnd)?.step
}

/** What decides whether the owner of a licence has anything to do. */
export interface LicenceFacts extends StandingFacts {
  /** The facility's newest registration after the licence that has not ended, if there is one. */
  next_status: RegistrationStatus | null
  next_submitted_at: string | null
}

/**
 * Whether the owner still has to renew: no renewal is with the ministry or approved, and one can be started, because the
 * facility is neither closed, from today or an announced day, nor its licence revoked.
 */
export function needsReminder(
  { closed_from, restrictions, next_status, next_submitted_at }: LicenceFacts,
  today: string,
): boolean {
  if (closed_from !== null || restrictionOn(restrictions, today)?.kind === 'revoked') return false
  return next_status === null || waitsForOwner[next_status](next_submitted_at)
}

const waitsForOwner = {
  pending: (submitted_at) => submitted_at === null,
  'Awaiting decision': () => false,
  'Temporarily approved': () => false,
  Approved: () => false,
  // Its owner may put right what is missing and submit it again.
  declined: () => true,
} as const satisfies Record<RegistrationStatus, (submitted_at: string | null) => boolean>

/** Reminders are sent from 8 a.m. to 8 p.m. in Lagos, because an SMS wakes people up. */
export function isTimeForReminders(now: Date): boolean {
  const oneHour = 60 * 60 * 1000
  const hour = new Date(now.getTime() + oneHour).getUTCHours()
  return hour >= 8 && hour < 20
}
