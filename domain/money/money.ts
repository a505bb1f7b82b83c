/** The smallest and the largest payment, in naira. */
export const amountLimits = { min: 1, max: 100_000_000 } as const

/** Whether a number, or a text with or without thousands commas, is a payable amount of naira: within the limits, whole kobo. */
export function isAmount(naira: number | string): boolean {
  return readKobo(naira) !== undefined
}

/** Converts naira, as a number or as text, to whole kobo without rounding. Throws RangeError when it is not a payable amount. */
export function nairaToKobo(naira: number | string): number {
  const kobo = readKobo(naira)
  if (kobo === undefined) throw new RangeError(`${naira} is not a payable amount`)
  return kobo
}

/** Converts whole kobo to a number of naira with at most two decimals. Sums may be above the limit of one payment. */
export function koboToNaira(kobo: number): number {
  if (!Number.isSafeInteger(kobo)) throw new RangeError(`${kobo} is not a whole number of kobo`)
  return kobo / 100
}

/** A number of naira as people read it: ₦1,500 or -₦1,500.50. Kobo are written only where there are some. */
export function formatNaira(naira: number): string {
  const amount = Math.abs(naira)
    .toFixed(2)
    .replace(/\B(?=(?:\d{3})+\.)/g, ',')
    .replace(/\.00$/, '')
  return `${naira < 0 ? '-' : ''}₦${amount}`
}

// Computed on the digits, because 19.99 * 100 is 1998.9999999999998 in floating point.
function readKobo(naira: number | string): number | undefined {
  const parts = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/.exec(String(naira).trim())
  if (!parts) return undefined
  const [, whole = '', fraction = ''] = parts
  const kobo = Number(whole.replaceAll(',', '') + fraction.padEnd(2, '0'))
  return kobo >= amountLimits.min * 100 && kobo <= amountLimits.max * 100 ? kobo : undefined
}
