/** The prefixes of what is numbered by year and found by its number: applications, invoices and receipts. */
const prefixes = ['APP', 'INV', 'RCP'] as const

const written = /^(?<prefix>app|inv|rcp)?[^a-z0-9]*(?:(?<year>20\d\d)(?:[^a-z0-9]*)(?=\d))?(?<serial>\d{1,9})$/i

/**
 * The numbers that a typed text may mean, as they are stored. `INV-2026-000007` may be typed `inv 2026 7`, `inv2026000007` or
 * `inv 7`, which is of this year; without a prefix any kind may be meant, if at least six figures were typed or a year and a number.
 */
export function typedNumbers(typed: string, thisYear: number): string[] {
  const { prefix, year, serial } = written.exec(typed.trim())?.groups ?? {}
  if (serial === undefined) return []
  const isEnough = prefix !== undefined || year !== undefined || serial.length >= 6
  if (!isEnough) return []
  const number = `${year ?? thisYear}-${String(Number(serial)).padStart(6, '0')}`
  return prefixes.filter((one) => prefix === undefined || one === prefix.toUpperCase()).map((one) => `${one}-${number}`)
}
