import { meantCadre } from './meant-cadre.ts'
import { fieldOfHeading, type StaffField, staffColumns } from './staff-columns.ts'

/** A line of a list that is not empty, as its cells, and the number of the line where it stands. */
export interface ListRow {
  line: number
  cells: readonly string[]
}

/** What WhatsApp writes before a message: '[26/11/2026, 09:14] Matron: ' or '26/11/2026, 9:14 pm - Matron: '. */
const sender = /^\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?\s?(?:[ap]\.?m\.?)?\]?(?: -)? [^:]{1,40}: /i
const listMark = /^(?:\(?\d{1,4}[.):]\s*|[•●▪*·–-]\s+)/

/** A line as it was written in a message, without the sender, stars for bold letters, marks and numbers of a list. */
function withoutMarks(text: string): string {
  return text
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .trim()
    .replace(sender, '')
    .replace(/(^|\s)[*_~]+(?=\S)|(?<=\S)[*_~]+(?=\s|$)/g, '$1')
    .replace(listMark, '')
    .trim()
}

/** The signs that may stand between the cells of a line, with the likely one first. */
const separators = [/\s*\t\s*/, /\s*;\s*/, /\s*\|\s*/, /\s*,\s*/, /\s+[-–—]+\s+|\s*[–—]\s*/, /\s*:\s+/, / {2,}/]

/** A phone number within a line of words. */
const phoneWithin = /\s*[,:-]?\s*((?:\+?234|[0O])\s?[\d\sO()-]{8,14}\d|[789]\d{9})\b\s*[,:-]?\s*/

/** Also without spaces around it, where a line has three cells: 'Hauwa Sani-Nurse-0805…'. */
const hyphen = /\s*[-–—]\s*/

/** Lines of people that are written as sentences: 'Hauwa Sani - nurse - 0805…', 'Hauwa Sani nurse 0805…'. */
export function cellsOfLines(lines: readonly { line: number; text: string }[]): ListRow[] {
  const written = lines.map(({ line, text }) => ({ line, text: withoutMarks(text) })).filter(({ text }) => text !== '')
  const half = Math.max(1, written.length / 2)
  const inCells = (least: number) => (one: RegExp) =>
    written.filter(({ text }) => text.split(one).length >= least).length >= half
  const found = [...separators, hyphen].find(inCells(3)) ?? separators.find(inCells(2))
  if (found) return written.map(({ line, text }) => ({ line, cells: text.split(found) }))
  const cells = written.map(({ line, text }) => ({ line, cells: cellsOfWords(text) }))
  // One cell of each line: only names.
  const isNames = cells.every(({ cells: [, ...others] }) => others.every((cell) => cell === ''))
  return isNames ? written.map(({ line, text }) => ({ line, cells: [text] })) : cells
}

/** The name, the work, the phone number and the rest of a line of words. */
function cellsOfWords(text: string): string[] {
  const [whole = '', phone = ''] = phoneWithin.exec(text) ?? []
  const at = whole === '' ? text.length : text.indexOf(whole)
  const rest = text.slice(at + whole.length).trim()
  const [name, work] = nameAndWork(text.slice(0, at).trim())
  return work === '' && isWork(rest) ? [name, rest, phone, ''] : [name, work, phone, rest]
}

/** 'Sani Cook' may be a whole name. */
const fewestNames = 2

const isWork = (text: string) => 'sure' in meantCadre(text)

/** Splits words at a sign, or before the last words that say what somebody works as: 'Musa Garba lab scientist'. */
function nameAndWork(text: string): [string, string] {
  const [front = '', back] = text.split(/\s+[-–—]\s+|\s*[,;:]\s+/, 2)
  if (back) return [front, back]
  const words = text.split(/\s+/)
  for (let names = fewestNames; names < words.length; names += 1) {
    const work = words.slice(names).join(' ')
    if (names + 3 >= words.length && isWork(work)) return [words.slice(0, names).join(' '), work]
  }
  return [text, '']
}

const labelled = /^([^:=]{2,40}?)\s*[:=]\s*(.*)$/

/**
 * People of whom each detail has a line of its own: 'Name: Hauwa Sani', 'Phone: 0805…'. A person begins where a label comes
 * again. Undefined when most lines have no label that is known.
 */
export function peopleByLabels(lines: readonly { line: number; text: string }[]): ListRow[] | undefined {
  const people: { line: number; cells: Map<StaffField, string> }[] = []
  const written = lines.map(({ line, text }) => ({ line, text: withoutMarks(text) })).filter(({ text }) => text !== '')
  let labels = 0
  for (const { line, text } of written) {
    const [, label = '', value = ''] = labelled.exec(text) ?? []
    const field = fieldOfHeading(label)
    if (!field) continue
    labels += 1
    const last = people.at(-1)
    if (last && !last.cells.has(field)) last.cells.set(field, value)
    else people.push({ line, cells: new Map([[field, value]]) })
  }
  if (labels < 2 || labels < written.length * 0.6) return undefined
  const head: ListRow = { line: 0, cells: staffColumns.map(({ title }) => title) }
  return [
    head,
    ...people.map(({ line, cells }) => ({ line, cells: staffColumns.map(({ field }) => cells.get(field) ?? '') })),
  ]
}
