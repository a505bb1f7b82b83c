import type { LetterKind } from '@portal/domain/letters/letter-kinds.ts'
import { sampleLetterSubject } from '@portal/domain/letters/sample-letter.ts'
import { letterFactsOf } from '../../papers/letter-facts-of.ts'
import { listSignatories } from '../../records/settings/office-holders.ts'
import { readSettings } from '../../records/settings/settings.ts'
import type { Context } from '../../use-case/context.ts'

/** The PDF of a letter in the given words about a facility that does not exist, with today's letterhead. Each page says that it is a sample. */
export async function printSampleLetter(context: Context, kind: LetterKind, words: string): Promise<Buffer> {
  const { db, user, today, throttle, printLetter } = context
  await throttle.beforeAdding(user.id)
  const { reason, payment, ...about } = sampleLetterSubject(today)
  const { facility_name, owner_name: name } = about
  const addressee = { name, facility_name, address: '12 Market Road', lga: 'Sample' }
  const signatories = await listSignatories(db, today)
  const settings = await readSettings(db, today)
  // The officer who confirmed a payment signs its receipt, and no other letter.
  const details = kind === 'receipt' ? { payment } : undefined
  const facts = letterFactsOf({ about, addressee, signatories, words }, { kind, reason, details, settings })
  return printLetter({ number: 'SAMPLE', written_on: today, isSample: true, facts }, settings.crest_url)
}
