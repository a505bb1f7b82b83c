import { addDays, addMonths } from '../dates/calendar-date.ts'
import { monthInFull } from '../dates/month-words.ts'
import { formatNaira } from '../money/money.ts'
import { byNumber } from '../text/by-number.ts'

/** The report is about the licences that end in so many months, this one included. */
export const monthsAhead = 6

/** The last month that has ended, 'YYYY-MM': what the report is about unless another month is chosen. */
export function lastFullMonth(today: string): string {
  return addMonths(`${today.slice(0, 7)}-01`, -1).slice(0, 7)
}

/** On so many days after the first working day the report is still sent, when the portal could not do it then. */
const lateDays = 7

/**
 * The month whose report is sent by mail on a day: the last one, from the first working day of a month on for a week. Public
 * holidays are not known to the portal.
 */
export function monthToSend(today: string): string | undefined {
  const first = `${today.slice(0, 7)}-01`
  const weekday = new Date(`${first}T00:00:00Z`).getUTCDay()
  // A Saturday is two days before a working day, a Sunday one.
  const working = addDays(first, weekday === 6 ? 2 : weekday === 0 ? 1 : 0)
  return today >= working && today <= addDays(working, lateDays) ? lastFullMonth(today) : undefined
}

/** The main figures of the report. */
export interface MonthlyFigures {
  /** 'YYYY-MM'. */
  month: string
  facilities: number
  /** Licensed today, finally or provisionally. */
  licensed: number
  received: number
  /** Applications that got their first decision. */
  decided: number
  /** The days that half of these took at most, and nine in ten; null without any. */
  half: number | null
  most: number | null
  /** With the ministry today, and how many of them for longer than it promises. */
  waiting: number
  late: number
  service_days: number
  /** Naira. */
  confirmed: number
  /** Licences that end within `monthsAhead` months, and how many of them nobody is renewing. */
  ending: number
  ending_open: number
}

/** What the report says first: its main figures in sentences. */
export function answerOf(figures: MonthlyFigures): string[] {
  return [licensedInWords(figures), decidedInWords(figures), waitingInWords(figures), endingInWords(figures)]
}

function licensedInWords({ facilities, licensed }: MonthlyFigures): string {
  const of = byNumber(facilities, { one: 'of # facility', other: 'of # facilities' })
  return byNumber(licensed, { one: `# ${of} is licensed today.`, other: `# ${of} are licensed today.` })
}

function decidedInWords({ month, received, decided, half, most }: MonthlyFigures): string {
  const came = byNumber(received, { one: '# application came in', other: '# applications came in' })
  const ended = byNumber(decided, { one: '# was decided', other: '# were decided' })
  const days =
    half === null || most === null ? '' : `, half of them within ${inDays(half)}, nine in ten within ${inDays(most)}`
  return `In ${monthInFull(month)} ${came} and ${ended}${days}.`
}

function waitingInWords({ waiting, late, service_days }: MonthlyFigures): string {
  if (waiting === 0) return 'No application waits for the ministry today.'
  const waits = byNumber(waiting, { one: '# application waits', other: '# applications wait' })
  const past = byNumber(late, { one: '# of them is', other: '# of them are' })
  return `${waits} for the ministry today; ${late === 0 ? 'none is' : past} past the ${inDays(service_days)} that it promises.`
}

function endingInWords({ month, confirmed, ending, ending_open }: MonthlyFigures): string {
  const ends = byNumber(ending, { one: '# licence ends', other: '# licences end' })
  const open = byNumber(ending_open, { one: '# of them without', other: '# of them without' })
  const among = ending === 0 ? '' : `, ${ending_open === 0 ? 'none without' : open} a renewal so far`
  return `${formatNaira(confirmed)} was confirmed in ${monthInFull(month)}. Within ${monthsAhead} months ${ends}${among}.`
}

function inDays(days: number): string {
  return byNumber(days, { one: '# day', other: '# days' })
}
