import { isInDate } from '../dates/calendar-date.ts'
import type { Standing } from '../standing/standing.ts'

/** The two documents that the portal prints: the certificate of registration and the temporary statement of approval. */
export const printedKinds = ['certificate', 'statement'] as const

/** One of `printedKinds`. */
export type PrintedKind = (typeof printedKinds)[number]

/** The number a facility keeps for life: `NSMOH/PHF` and 1 give NSMOH/PHF/00001. Throws RangeError for a serial below 1. */
export function registrationNumber(prefix: string, serial: number): string {
  return `${prefix}/${digits(serial, 5)}`
}

/**
 * The number of a certificate: the facility's number and the year in which the licence begins, NSMOH/PHF/00001/2026. A licence
 * that begins in January has the new year's number even if it was approved before.
 */
export function certificateNumber(registrationNumber: string, validFrom: string): string {
  return `${registrationNumber}/${validFrom.slice(0, 4)}`
}

/** How an issue of a certificate stands. */
export const issueStates = [
  'in force',
  'not begun',
  'expired',
  'replaced',
  'revoked',
  'closed',
  'sealed',
  'suspended',
] as const

interface IssueFacts {
  valid_from: string | null
  expiry_date: string
  isReplaced: boolean
  standing: Standing
}

/**
 * How an issue stands on a day: replaced by a later issue under the same number, past its date, or in force, unless the
 * facility is not in good standing or the licence begins later. `valid_from` is null for licences without a first day.
 */
export function issueStateOf(
  { valid_from, expiry_date, isReplaced, standing }: IssueFacts,
  day: string,
): (typeof issueStates)[number] {
  if (isReplaced) return 'replaced'
  if (!isInDate(expiry_date, day)) return 'expired'
  if (standing !== 'good') return standing
  return valid_from !== null && day < valid_from ? 'not begun' : 'in force'
}

/** The reference of an application, shown in every message: APP-2026-000001. Throws RangeError for a serial below 1. */
export function applicationReference(year: number, serial: number): string {
  return `APP-${year}-${digits(serial, 6)}`
}

// A serial with more digits makes the number longer, so no number is given twice.
function digits(serial: number, length: number): string {
  if (!Number.isSafeInteger(serial) || serial < 1) throw new RangeError(`${serial} is not a serial number`)
  return String(serial).padStart(length, '0')
}
