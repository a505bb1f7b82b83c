/** The two documents that the portal prints: the certificate of registration and the temporary statement of approval. */
export type PrintedKind = 'certificate' | 'statement'

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
