import { dayInWords } from '../dates/calendar-date.ts'
import { type Cell, cellText, plainValue } from './cell.ts'
import { type ImportField, importFieldRules } from './import-fields.ts'
import type { ImportLists } from './import-lists.ts'
import { type CellMark, cellMarks, type ImportValues, type MatchedCell, type MatchedCells } from './matched-row.ts'
import type { FieldReader, ReadBeside } from './read-fields.ts'
import { readPhones } from './read-phones.ts'
import { closedByRemark, saysClosed } from './read-status.ts'
import { doubtful } from './reading.ts'
import { isDitto } from './written-text.ts'

/** Fields that a heading among the rows may state for the rows below it. */
export type GroupFields = Pick<MatchedCells, 'lga' | 'type'>

/** What a field of a row is read from. */
interface Source {
  cell: Cell | undefined
  /** The row above, which a ditto mark repeats. */
  above: MatchedCells
  read: FieldReader
  beside: ReadBeside
}

/** Reads one field of a row. */
export function readInto<Field extends ImportField>(
  cells: MatchedCells,
  field: Field,
  { cell, above, read, beside }: Source,
): void {
  const written = cellText(cell)
  const known: MatchedCell<ImportValues[Field]> | undefined = isDitto(written) ? above[field] : undefined
  const mark = known?.mark === 'as written' ? 'understood' : known?.mark
  Object.assign(cells, { [field]: known ? { ...known, written, mark } : read(field, cell, beside) })
}

const isEmpty = (cell: MatchedCell | undefined) => cell === undefined || cell.written.trim() === ''

/** Takes from the heading above what the row does not say. */
export function fillGroup(cells: MatchedCells, group: GroupFields): void {
  if (group.lga && isEmpty(cells.lga)) cells.lga = group.lga
  if (group.type && isEmpty(cells.type)) cells.type = group.type
}

/**
 * Offers what a row without an LGA or a type may mean: the LGA that its address names, the type that its name has a word of, and
 * those of the row above, because registers name them only in the first row of several. An officer says which.
 */
export function offerWhatIsMissing(
  cells: MatchedCells,
  above: MatchedCells,
  { lists, read }: { lists: ImportLists; read: FieldReader },
): void {
  const known = { lga: lists.lgas, type: lists.types }
  const named = {
    lga: () => (cells.address?.value ?? '').split(',').map((part) => read('lga', part)),
    type: () => [read('type', cells.name?.value ?? null)],
  }
  for (const field of ['lga', 'type'] as const) {
    const cell = cells[field]
    if (!cell || !isEmpty(cell)) continue
    const label = (id: number) => known[field].find((one) => one.id === id)?.name ?? ''
    const offers = [...named[field](), above[field]].flatMap((one) => {
      if (one?.value !== null && one?.value !== undefined) return [{ value: one.value, label: label(one.value) }]
      return one === above[field] || field === 'type' ? (one?.offers ?? []) : []
    })
    const different = offers.filter((offer, index) => offers.findIndex(({ value }) => value === offer.value) === index)
    if (different.length > 0) cells[field] = { ...doubtful(different, importFieldRules[field].request), written: '' }
  }
}

/** The second number of a cell goes into the second phone, if nothing else is there. */
export function addSecondPhone(
  cells: MatchedCells,
  columns: readonly { field: ImportField; column: number }[],
  written: readonly Cell[],
): void {
  const place = columns.find(({ field }) => field === 'phone')?.column
  const cell = place === undefined ? undefined : written[place]
  if (cell === undefined) return
  const { second } = readPhones(plainValue(cell))
  if (!second) return
  const noted = second.mark === 'wrong' ? doubtful<string>([], importFieldRules.second_phone.request) : second
  if (isEmpty(cells.second_phone)) cells.second_phone = { ...noted, written: cellText(cell) }
  else if (cells.second_phone?.value !== second.value && cells.phone?.value) {
    const { value } = cells.phone
    const sentence = 'This facility has more than two phone numbers. Choose the first one'
    const offers = [value, ...(second.value ? [second.value] : [])].map((one) => ({ value: one, label: one }))
    cells.phone = { ...doubtful(offers, sentence), written: cellText(cell) }
  }
}

/** A remark that says that the facility is closed is a question where nothing else is said of its status. */
export function askAboutRemark(cells: MatchedCells): void {
  const written = cells.remarks?.value
  if (!written || !isEmpty(cells.status) || !saysClosed(written)) return
  cells.status = { ...closedByRemark(written), written: cells.status?.written ?? '' }
}

/** A licence cannot end before it was issued: one of the two days is wrong. */
export function checkDays(cells: MatchedCells): void {
  const { issued, last_day } = cells
  if (!issued?.value || !last_day?.value || issued.value <= last_day.value) return
  const offers = [{ value: last_day.value, label: dayInWords(last_day.value) }]
  const sentence = `This is before the day of issue, ${dayInWords(issued.value)}`
  cells.last_day = { ...last_day, ...doubtful(offers, sentence) }
}

/** The worst mark of the cells. */
export function worstMark(cells: MatchedCells): CellMark {
  const places = Object.values(cells).map(({ mark }) => cellMarks.indexOf(mark))
  return cellMarks[Math.max(0, ...places)] ?? 'as written'
}
