import type { Package } from './open-package.ts'
import { parseXml } from './parse-xml.ts'

/** What a number of a style is: a number, a day, or only a month or year of which the day was never stated. */
export type NumberStyle = 'number' | 'day' | 'month'

/** The formats of dates that every program knows by number: 17 is `mmm-yy`. */
const knownDates = new Set([14, 15, 16, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58])

function styleOf(id: number, formats: ReadonlyMap<number, string>): NumberStyle {
  const format = formats.get(id)
  if (format === undefined) return id === 17 ? 'month' : knownDates.has(id) ? 'day' : 'number'
  // Only the part for positive numbers; without what is in quotes, in brackets or after a backslash.
  const signs = (format.split(';')[0] ?? '').replaceAll(/"[^"]*"|\[[^\]]*\]|[\\_*]./g, '').toLowerCase()
  if (signs.includes('general')) return 'number'
  if (signs.includes('d')) return 'day'
  return /[ye]/.test(signs.replaceAll(/e[+-]/g, '')) ? 'month' : 'number'
}

/** What numbers are, for each style of a workbook by its place. */
export async function readNumberStyles(zip: Package, part: string | undefined): Promise<NumberStyle[]> {
  const styles: NumberStyle[] = []
  if (part === undefined || !zip.names.has(part)) return styles
  const formats = new Map<number, string>()
  let isInCells = false
  await parseXml(zip.read(part), {
    open: (name, { numFmtId, formatCode }) => {
      if (name === 'cellXfs') isInCells = true
      else if (name === 'numFmt' && numFmtId && formatCode) formats.set(Number(numFmtId), formatCode)
      else if (name === 'xf' && isInCells) styles.push(styleOf(Number(numFmtId ?? 0), formats))
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false
    },
  })
  return styles
}
