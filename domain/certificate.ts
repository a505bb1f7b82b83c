import { Refusal } from './refusal.ts'
import type { RegistrationStatus } from './registration-lifecycle.ts'

/** The print buttons, word for word. Spec §4. */
export const printables = ['Print Certificate', 'Print Temporarily Statement'] as const

/** One of `printables`. */
export type Printable = (typeof printables)[number]

/** The two documents that the portal prints: the certificate of registration and the temporary statement of approval. */
export type PrintedKind = 'certificate' | 'statement'

const printing = {
  certificate: { button: 'Print Certificate', printedWhen: 'Approved' },
  statement: { button: 'Print Temporarily Statement', printedWhen: 'Temporarily approved' },
} as const satisfies Record<PrintedKind, { button: Printable; printedWhen: RegistrationStatus }>

/** The print buttons for a status. They stay after the expiry date; the page is then marked EXPIRED. Spec §4. */
export function offeredPrintables(status: RegistrationStatus): Printable[] {
  return [printing.certificate, printing.statement]
    .filter(({ printedWhen }) => printedWhen === status)
    .map(({ button }) => button)
}

/** Returns when the document may be printed in this status; throws Refusal `action_not_offered` when not. Spec §4. */
export function mayPrint(kind: PrintedKind, status: RegistrationStatus): void {
  const { button, printedWhen } = printing[kind]
  if (status === printedWhen) return
  const detail = `${button} is not possible while this registration is ${status}. It must be ${printedWhen}.`
  throw new Refusal('action_not_offered', detail, { status, offered: offeredPrintables(status) })
}

/** The number a facility keeps for life: `NSMOH/PHF` and 1 give NSMOH/PHF/00001. Throws RangeError for a serial below 1. */
export function registrationNumber(prefix: string, serial: number): string {
  return `${prefix}/${digits(serial, 5)}`
}

/** The number of one year's certificate: NSMOH/PHF/00001/2026. */
export function certificateNumber(registrationNumber: string, year: number): string {
  return `${registrationNumber}/${year}`
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
