import type { Doubt, RecordedLine, TrueLine } from './register-line.ts'
import { foldedText } from './write-text.ts'

/** What a program made of one row: its fields, and what it asks an officer about; `*` asks about the whole row. */
export interface ReadLine {
  fields: Partial<Record<keyof RecordedLine, string | number | null>>
  marks: readonly (Doubt | '*')[]
}

/** A row that came out wrong and that nobody is asked about. */
interface WrongLine {
  row: number
  /** `line` when the row was not read, or is none. */
  what: Doubt | 'line'
  expected: unknown
  got: unknown
}

/** How well a register was read. */
export interface Score {
  lines: number
  /** Lines that the paper alone is enough for, and others that came out right all the same. */
  recordable: number
  /** Of these, how many came out right, with nothing to look at. */
  right: number
  /** `right` of `recordable`, from 0 to 1. */
  share: number
  /** Lines that an officer is asked about: those that must be, and others. */
  marked: { rightly: number; needlessly: number }
  /** Must be empty. */
  wrong: WrongLine[]
}

/** Compares what a program read, by the rows of the sheet from 0, with the truth. */
export function scoreOf(truth: readonly TrueLine[], result: ReadonlyMap<number, ReadLine>): Score {
  const rows = new Set(truth.map(({ row }) => row))
  const invented = [...result].filter(([row, { marks }]) => !rows.has(row) && marks.length === 0)
  const wrong: WrongLine[] = invented.map(([row, { fields }]) => ({ row, what: 'line', expected: null, got: fields }))
  const marked = { rightly: 0, needlessly: 0 }
  let [right, recordable] = [0, 0]
  for (const line of truth) {
    const read = result.get(line.row)
    const faults = read
      ? faultsOf(line, read)
      : [{ row: line.row, what: 'line' as const, expected: line.fields, got: null }]
    wrong.push(...faults)
    const isRight = read !== undefined && faults.length === 0 && read.marks.length === 0
    if (isRight || line.mustMark.length === 0) recordable++
    if (!read || faults.length > 0) continue
    if (isRight) right++
    else if (line.mustMark.length > 0) marked.rightly++
    else marked.needlessly++
  }
  return { lines: truth.length, recordable, right, share: recordable === 0 ? 1 : right / recordable, marked, wrong }
}

/** What is wrong in a row without a mark: fields with another value, and doubts that nobody is asked about. */
function faultsOf({ row, fields, mustMark }: TrueLine, read: ReadLine): WrongLine[] {
  if (read.marks.includes('*')) return []
  const isMarked = (what: Doubt) => read.marks.includes(what)
  const differing = (Object.keys(fields) as (keyof RecordedLine)[]).filter(
    (field) => !isMarked(field) && !mustMark.includes(field) && !isSame(fields[field], read.fields[field] ?? null),
  )
  const unasked = mustMark.filter((what) => !isMarked(what) && !(what === 'status' && read.fields.status === 'closed'))
  return [
    ...differing.map((what) => ({ row, what, expected: fields[what], got: read.fields[what] ?? null })),
    ...unasked.map((what) => ({
      row,
      what,
      expected: 'a mark',
      got: what === 'duplicate' ? null : (read.fields[what] ?? null),
    })),
  ]
}

function isSame(expected: string | number | null, got: string | number | null): boolean {
  if (typeof expected !== 'string' || typeof got !== 'string') return expected === got
  return foldedText(expected) === foldedText(got)
}
