import { addDays } from './calendar-date.ts'
import type { RegistrationStatus } from './registration-status.ts'

/**
 * The steps at which owners are reminded of the end of a licence: so many days before it, and -1 is the day after it. They
 * belong to the rules of renewal: the first is the day on which renewal opens by the initial settings.
 */
const reminderSteps = [60, 30, 14, 1, -1] as const

/** One of the steps. */
export type ReminderStep = (typeof reminderSteps)[number]

/** How many days after the end the last reminder is still sent, when the portal could not send it on its day. */
const lateDays = 30

/** The licences for which a step is due on a day: those that end from the first to the last of these days. */
export interface DueReminders {
  step: ReminderStep
  firstEnd: string
  lastEnd: string
}

/** For each step the licences for which it is due today. A licence has one at most: the newest whose day has come. */
export function remindersDueOn(today: string): DueReminders[] {
  return reminderSteps.map((step, place) => {
    const nextStep = reminderSteps[place + 1] ?? -lateDays - 1
    return { step, firstEnd: addDays(today, nextStep + 1), lastEnd: addDays(today, step) }
  })
}

/** The step that is due today for a licence that ends on a day, sent already or not; undefined if none is. */
export function reminderDue(licenceEnd: string, today: string): ReminderStep | undefined {
  return remindersDueOn(today).find(({ firstEnd, lastEnd }) => firstEnd <= licenceEnd && licenceEnd <= lastEnd)?.step
}

/** What decides whether the owner of a licence has anything to do. */
export interface LicenceFacts {
  /** The day from which the facility is closed, announced or past: nothing can be started for it. */
  closed_from: string | null
  /** The facility's newest registration after the licence that has not ended, if there is one. */
  next_status: RegistrationStatus | null
  next_submitted_at: string | null
}

/** Whether the owner still has to renew: no renewal is with the ministry or approved, and the facility is not closed. */
export function needsReminder({ closed_from, next_status, next_submitted_at }: LicenceFacts): boolean {
  if (closed_from !== null) return false
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
