import { setImmediate as nextTurn } from 'node:timers/promises'
import { addDays } from '@portal/domain/dates/calendar-date.ts'
import { daysApart } from '@portal/domain/money/bank-statement/facility-in-words.ts'
import {
  type Known,
  type KnownInvoice,
  type KnownPayment,
  lineMatcher,
  type Target,
  withoutRivals,
} from '@portal/domain/money/bank-statement/match-lines.ts'
import { invoicesIn, keysOf } from '@portal/domain/money/bank-statement/statement-keys.ts'
import type { Db } from '../../../database/connect.ts'
import { listLines, type MatchedLine, setMatches } from '../../../records/money/bank-statement-lines.ts'
import { summarise } from '../../../records/money/bank-statements.ts'
import * as records from '../../../records/money/reconciliation.ts'

type Line = Awaited<ReturnType<typeof listLines>>[number]

/** Lines looked at before other requests are answered, and values looked up in one statement of SQL. */
const linesAtOnce = 250
const valuesAtOnce = 5000

async function lookUp<V, R>(values: Iterable<V>, find: (some: V[]) => Promise<R[]>): Promise<R[]> {
  const all = [...values]
  const found: R[] = []
  for (let from = 0; from < all.length; from += valuesAtOnce) {
    found.push(...(await find(all.slice(from, from + valuesAtOnce))))
  }
  return found
}

async function forEachLine(lines: readonly Line[], work: (line: Line) => void): Promise<void> {
  for (const [index, line] of lines.entries()) {
    if (index % linesAtOnce === 0) await nextTurn()
    work(line)
  }
}

/** The payments and invoices of which a reference, a number or an amount stands in the lines. */
async function readKnown(db: Db, lines: readonly Line[]): Promise<Known> {
  const [keys, numbers, amounts] = [new Set<string>(), new Set<string>(), new Set<number>()]
  const days = lines.map(({ booked_on }) => booked_on).sort()
  await forEachLine(lines, (line) => {
    if (line.amount_kobo < 0) return
    amounts.add(line.amount_kobo)
    for (const key of keysOf(line)) keys.add(key)
    const { exact, near } = invoicesIn(`${line.narration} ${line.reference}`)
    for (const number of [...exact, ...near]) numbers.add(number)
  })
  const numbered = await lookUp<string, KnownInvoice>(numbers, (some) => records.invoicesWithNumbers(db, some))
  const [first] = days
  const last = days.at(-1)
  const near = first && last && { from: addDays(first, -daysApart), to: addDays(last, daysApart) }
  const owing = near ? await records.invoicesOwing(db, [...amounts], near) : []
  const invoices = onceEach([...numbered, ...owing])
  const found: KnownPayment[][] = [
    await lookUp(keys, (some) => records.paymentsWithKeys(db, some)),
    await lookUp(
      invoices.map(({ id }) => id),
      (some) => records.waitingPaymentsOfInvoices(db, some),
    ),
    await records.waitingPaymentsOf(db, [...amounts]),
  ]
  return { invoices, payments: onceEach(found.flat()) }
}

function onceEach<Row extends { id: number }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}

function isSame(line: Line, { state, doubt, targets }: MatchedLine): boolean {
  const idsOf = (of: Line['targets']) => of.map(({ payment_id, invoice_id }) => `${payment_id}/${invoice_id}`).join()
  return line.state === state && line.doubt === doubt && idsOf(line.targets) === idsOf(targets)
}

/**
 * Finds what the lines of a statement are, and stores what has changed. Lines that confirmed a payment, from this statement or
 * another one with the same row, are never matched again, nor are those that an officer has set aside. The statement must be locked.
 */
export async function matchStatement(db: Db, id: number) {
  const lines = await listLines(db, id)
  const rowKeys = lines.map(({ row_key }) => row_key)
  const done = new Map<string, Target[]>()
  for (const { row_key, payment_id } of await lookUp(rowKeys, (some) => records.reconciledAmong(db, some))) {
    done.set(row_key, [...(done.get(row_key) ?? []), { payment_id }])
  }
  const aside = new Set((await lookUp(rowKeys, (some) => records.setAsideAmong(db, some))).map((row) => row.row_key))
  const isOpen = ({ row_key }: Line) => !done.has(row_key) && !aside.has(row_key)
  const matchOf = lineMatcher(await readKnown(db, lines.filter(isOpen)))
  const matches: MatchedLine[] = []
  await forEachLine(lines, (row) => {
    const targets = done.get(row.row_key)
    if (targets) matches.push({ line: row.line, state: 'confirmed', doubt: null, targets })
    else if (aside.has(row.row_key)) matches.push({ line: row.line, state: 'set_aside', doubt: null, targets: [] })
    else matches.push({ line: row.line, ...matchOf(row) })
  })
  const settled = withoutRivals(matches)
  const changed = settled.filter((match, index) => {
    const present = lines[index]
    return !present || !isSame(present, match)
  })
  await setMatches(db, id, changed)
  return summarise(db, id)
}
