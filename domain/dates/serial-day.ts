const msOfDay = 24 * 60 * 60 * 1000
/** The day 0 of spreadsheets; of those that count from 1904, too. */
const [day0, day0From1904] = [Date.UTC(1899, 11, 30), Date.UTC(1904, 0, 1)]
/** 31 December 9999. */
const lastSerial = 2_958_465

/**
 * The calendar day of a spreadsheet's serial number, whose fraction is the time of day. Undefined if it is none. Spreadsheets
 * count a 29 February 1900 that never was, so the days before it are one later.
 */
export function dayOfSerial(serial: number, isFrom1904 = false): string | undefined {
  const day = Math.floor(serial)
  if (!Number.isFinite(serial) || day < (isFrom1904 ? 0 : 1) || day > lastSerial) return undefined
  const time = isFrom1904 ? day0From1904 + day * msOfDay : day0 + (day < 60 ? day + 1 : day) * msOfDay
  return new Date(time).toISOString().slice(0, 10)
}
