import { dayInWords } from '@portal/domain/dates/calendar-date.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { LetterPart, LetterRow } from '@portal/domain/letters/letter.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'

/** Data as parts of a printed text: a heading for each thing, with its values below it. What is empty and the numbers of rows are left out. */
export function dataInPrint(data: object): LetterPart[] {
  const { rows, below } = divided(data)
  return [...rowsPart(rows), ...below.flatMap(([name, value]) => partsOf(nameInWords(name), value))]
}

function partsOf(heading: string, value: object): LetterPart[] {
  if (!Array.isArray(value)) {
    const parts = dataInPrint(value)
    return parts.length === 0 ? [] : [{ heading }, ...parts]
  }
  if (value.length === 0) return []
  if (value.every((one) => typeof one !== 'object' || one === null)) return [{ heading }, { list: value.map(inWords) }]
  return value.flatMap((one: object, index) => partsOf(`${heading} ${index + 1}`, one))
}

type Named<T> = [name: string, value: T][]

/** The plain values of a thing, and the things and lists within it. */
function divided(data: object): { rows: LetterRow[]; below: Named<object> } {
  const entries: Named<unknown> = Object.entries(data)
  return {
    rows: entries.flatMap(([name, value]): LetterRow[] =>
      value === null || value === undefined || value === '' || typeof value === 'object' || isRowNumber(name)
        ? []
        : [[nameInWords(name), inWords(value)]],
    ),
    below: entries.flatMap(
      ([name, value]): Named<object> => (typeof value === 'object' && value !== null ? [[name, value]] : []),
    ),
  }
}

/** A number that says something only to programs; it stands in the data. */
function isRowNumber(name: string): boolean {
  return name === 'id' || name.endsWith('_id')
}

/** Names of the interface that people call otherwise. */
const words = new Map([
  ['user', 'Applicant'],
  ['operatingOff', 'Operating officer'],
  ['staffs', 'Staff'],
])

function rowsPart(rows: LetterRow[]): LetterPart[] {
  return rows.length === 0 ? [] : [{ rows }]
}

function nameInWords(name: string): string {
  const word = words.get(name)
  if (word !== undefined) return word
  return sentenceCase(
    name
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .replaceAll('_', ' ')
      .toLowerCase(),
  )
}

function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const text = String(value)
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return dayInWords(text)
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) ? momentInWords(text) : text
}

/** The day and time in Nigeria, which is one hour ahead of UTC all year. */
function momentInWords(moment: string): string {
  const at = Date.parse(moment)
  return `${dayInWords(lagosDate(at))}, ${new Date(at + 3_600_000).toISOString().slice(11, 16)}`
}
