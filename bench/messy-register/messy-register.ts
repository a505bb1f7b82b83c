import { below, oneOf, type Random, randomFrom } from '../random.ts'
import { type Columns, inventColumns } from './columns.ts'
import { inventLine, type RegisterStyle } from './invent-line.ts'
import type { Cell, SeedFacts, TrueLine, WrittenLine } from './register-line.ts'
import { writeAgain } from './write-again.ts'

/** Cells that are one, from the first to the last row and column, counted from 0. What they say stands in the first. */
interface Merge {
  top: number
  left: number
  bottom: number
  right: number
}

/** A paper register that was typed into a sheet, and the truth about each of its lines. */
export interface MessyRegister {
  cells: Cell[][]
  merges: Merge[]
  truth: TrueLine[]
}

/** A sheet while it is written, from the top down. */
interface Sheet extends MessyRegister {
  columns: Columns
  /** What was written so far, by its place in `truth`. */
  lines: WrittenLine[]
}

const ministries = [
  'STATE MINISTRY OF HEALTH',
  'Ministry of Health & Human Services',
  'MIN. OF HEALTH, DEPT. OF MEDICAL SERVICES',
]
const registers = [
  'REGISTER OF PRIVATE HEALTH FACILITIES',
  'LIST OF REGISTERED PRIVATE HOSP/CLINICS',
  'Private Health Facilities (updated)',
]

/** Writes a messy register of so many lines; the same seed gives the same register. */
export function messyRegister(seed: number, lines: number, facts: SeedFacts): MessyRegister {
  const random = randomFrom(seed)
  const columns = inventColumns(random)
  const sheet: Sheet = { cells: [], merges: [], truth: [], lines: [], columns }
  const style = inventStyle(random, facts, columns)
  const perPage = 18 + below(random, 15)
  const isByLga = random() < 1 / 3
  const first = 1 + below(random, 300)
  writeTitles(random, sheet)
  writeHeadings(sheet)
  let lga = oneOf(random, facts.places.home)
  while (sheet.truth.length < lines) {
    const done = sheet.truth.length
    if (done > 0 && done % perPage === 0) writePageBreak(random, sheet, done / perPage)
    if (!isByLga || random() < 0.3) lga = oneOf(random, facts.places.home)
    const again = done > 5 && random() < 0.012 ? below(random, done) : null
    const earlier = again === null ? undefined : sheet.lines[again]
    if (again !== null && earlier && earlier.mustMark.length === 0) {
      addLine(sheet, writeAgain(random, earlier, first + done), sheet.truth[again]?.row ?? null)
    } else {
      addLine(sheet, inventLine(random, style, { lga, number: first + done }), null)
    }
    if (random() < 0.02) addBlank(sheet)
  }
  if (isByLga) mergeSameLgas(sheet)
  writeTotal(sheet, oneOf(random, ['GRAND TOTAL', 'TOTAL', 'Total No. of Facilities']))
  addBlank(sheet)
  addText(
    sheet,
    oneOf(random, [
      'Prepared by: M. Aliyu (CCO)',
      'Compiled by Dept. of Planning, Research & Statistics',
      'Sign: ..............',
    ]),
  )
  const { cells, merges, truth } = sheet
  return { cells, merges, truth }
}

function inventStyle(random: Random, facts: SeedFacts, { names }: Columns): RegisterStyle {
  const withCommas = (amount: number) => amount.toLocaleString('en')
  const fee = oneOf<(amount: number) => Cell>(random, [
    (amount) => `₦${withCommas(amount)}.00`,
    (amount) => `N${withCommas(amount)}`,
    (amount) => `${withCommas(amount)}/-`,
    (amount) => amount,
  ])
  return {
    facts,
    columns: names,
    fee,
    prefix: oneOf(random, ['NSMH/PHF/', 'MOH/PHE/', 'NS/MOH/PH/', 'PHF/', 'HMB/R/']),
  }
}

function writeTitles(random: Random, sheet: Sheet): void {
  addText(sheet, oneOf(random, ministries))
  addText(sheet, oneOf(random, registers))
  if (random() < 0.5) addText(sheet, `As at 31st December, ${2021 + below(random, 5)}`)
  if (random() < 0.5) addBlank(sheet)
}

/** The headings, with the cells of two rows merged as in print. */
function writeHeadings(sheet: Sheet): void {
  const top = sheet.cells.length
  const [above = [], under] = sheet.columns.headings
  sheet.cells.push([...above], ...(under ? [[...under]] : []))
  if (!under) return
  const licence = under.flatMap((heading, index) => (heading === null ? [] : [index]))
  sheet.merges.push({ top, left: licence[0] ?? 0, bottom: top, right: licence.at(-1) ?? 0 })
  for (const [left, heading] of under.entries()) {
    if (heading === null) sheet.merges.push({ top, left, bottom: top + 1, right: left })
  }
}

/** What stands between two pages of the paper: sums, the number of the page, and the headings again. */
function writePageBreak(random: Random, sheet: Sheet, page: number): void {
  if (random() < 0.4) writeTotal(sheet, oneOf(random, ['Sub-total', 'SUB TOTAL', 'Total c/f', 'TOTAL']))
  if (random() < 0.5) addBlank(sheet)
  if (random() < 0.4) addText(sheet, `Page ${page + 1}`)
  if (random() < 0.6) writeHeadings(sheet)
}

function writeTotal(sheet: Sheet, word: string): void {
  const { names } = sheet.columns
  const row = names.map((name): Cell => (name === 'name' ? word : name === 'fee' ? '₦1,250,000.00' : null))
  if (!names.includes('fee')) row[0] = sheet.truth.length
  sheet.cells.push(row)
}

function addLine(sheet: Sheet, line: WrittenLine, duplicateOf: number | null): void {
  const { fields, mustMark } = line
  sheet.truth.push({ row: sheet.cells.length, fields, mustMark, duplicateOf })
  sheet.lines.push(line)
  sheet.cells.push(sheet.columns.names.map((name) => line.cells[name]))
}

/** Where a register goes LGA by LGA, its name stands once over up to five lines. */
function mergeSameLgas({ cells, merges, truth, columns, lines }: Sheet): void {
  const left = columns.names.indexOf('lga')
  for (let index = 0; index < truth.length; index++) {
    const start = truth[index]
    const run = [start]
    while (start && run.length < 5 && isNextOfSameLga(truth, index + run.length, run.at(-1)))
      run.push(truth[index + run.length])
    const last = run.at(-1)
    if (!start || !last || run.length < 3 || (lines[index]?.mustMark.length ?? 0) > 0) continue
    for (const below of run.slice(1)) if (below) (cells[below.row] ?? [])[left] = null
    merges.push({ top: start.row, left, bottom: last.row, right: left })
    index += run.length - 1
  }
}

function isNextOfSameLga(truth: readonly TrueLine[], index: number, before: TrueLine | undefined): boolean {
  const next = truth[index]
  if (!next || !before || next.row !== before.row + 1) return false
  return next.fields.local_gov_area_id !== null && next.fields.local_gov_area_id === before.fields.local_gov_area_id
}

function addText(sheet: Sheet, text: string): void {
  sheet.merges.push({
    top: sheet.cells.length,
    left: 0,
    bottom: sheet.cells.length,
    right: sheet.columns.names.length - 1,
  })
  sheet.cells.push(sheet.columns.names.map((_name, index) => (index === 0 ? text : null)))
}

function addBlank(sheet: Sheet): void {
  sheet.cells.push(sheet.columns.names.map(() => null))
}
