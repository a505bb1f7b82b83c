import { lagosDate } from '../dates/lagos-date.ts'

/** When an officer gets a mail about work that came to the inbox. Each officer chooses. */
export const workMails = ['at once', 'each morning', 'never'] as const

/** One of `workMails`. */
export type WorkMail = (typeof workMails)[number]

/** What an officer has who has not chosen. */
export const initialWorkMail: WorkMail = 'each morning'

/** The hour in Lagos at which the mail of the morning is sent, or off. A setting of the ministry. */
export type MorningMail = 'off' | '6:00' | '7:00' | '8:00' | '9:00' | '10:00'

/** A portal that did not run at the hour sends the mail later, but not after the morning. */
const lastHour = 12

const hourMs = 3_600_000
const pauseMs = 15 * 60_000

/** Whether the mail of the morning is due: from its hour until noon, on the working days of the civil service, Monday to Friday. */
export function isTimeForMorningMail(morningMail: MorningMail, now: Date): boolean {
  if (morningMail === 'off') return false
  // Lagos is at UTC+1 all year round.
  const hour = new Date(now.getTime() + hourMs).getUTCHours()
  const weekday = new Date(lagosDate(now)).getUTCDay()
  return weekday >= 1 && weekday <= 5 && hour >= Number.parseInt(morningMail, 10) && hour < lastHour
}

/**
 * Whether an officer who gets mails at once may get another one: not within a quarter of an hour, so that what comes together is
 * in one mail, and nobody gets more than four in an hour.
 */
export function mayMailAgain(mailedAt: string | null, now: Date): boolean {
  return mailedAt === null || now.getTime() - Date.parse(mailedAt) >= pauseMs
}
