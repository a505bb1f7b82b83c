import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { listLetterSubjects } from '../records/letters/letter-facts.ts'
import { insertNumbered } from '../records/letters/letters.ts'
import { listReceipts } from '../records/money/receipts.ts'
import { readSettings } from '../records/settings/settings.ts'
import type { Moment, Stored } from '../use-case/context.ts'
import { letterFactsOf } from './letter-facts-of.ts'

/** Receipts that are read and written in one statement, so that ten thousand block the server at no time. */
const pageSize = 1000

/** Writes the receipts of confirmed payments, which have these numbers and were confirmed on one day, in the words of that day. */
export async function writeReceipts(context: Stored & Pick<Moment, 'now'>, numbers: readonly string[]): Promise<void> {
  for (let start = 0; start < numbers.length; start += pageSize) {
    await writePage(context, numbers.slice(start, start + pageSize))
  }
}

async function writePage({ db, now }: Stored & Pick<Moment, 'now'>, numbers: readonly string[]): Promise<void> {
  const receipts = await listReceipts(db, numbers)
  const [first] = receipts
  if (!first) return
  const day = lagosDate(Date.parse(first.decided_at))
  const settings = await readSettings(db, day)
  const subjects = await listLetterSubjects(db, receipts, { kind: 'receipt', today: day })
  const letters = receipts.flatMap(({ facility_id, registration_id, decided_by, decided_at, ...payment }, index) => {
    const subject = subjects[index]
    if (!subject) return []
    const wording = { kind: 'receipt', reason: null, details: { payment }, settings } as const
    return {
      number: payment.receipt_number,
      kind: wording.kind,
      facility_id,
      registration_id,
      facts: letterFactsOf(subject, wording),
      written_by: decided_by,
      written_on: day,
      written_at: now.toISOString(),
    }
  })
  await insertNumbered(db, letters)
}
