import { serialOfPaperNumber } from '@portal/domain/imports/paper-licence.ts'
import type { Db } from '../../database/connect.ts'
import { listNumbersToCommit } from '../../records/imports/commit-rows.ts'
import { continueNumbersAbove } from '../../records/imports/insert-paper-licences.ts'
import { readSettings } from '../../records/settings/settings.ts'

/**
 * Lets the registration numbers go on above the highest one on the papers of an import, before its first batch. Whoever approves
 * a licence meanwhile draws a number, and would wait for the end of a batch that has moved the counter.
 */
export async function continueNumbersAboveImport(db: Db, importId: number, today: string): Promise<void> {
  const settings = await readSettings(db, today)
  const numbers = await listNumbersToCommit(db, importId, `${settings.certificate_prefix}/`)
  const highest = numbers.reduce((most, number) => Math.max(most, serialOfPaperNumber(number, settings) ?? 0), 0)
  if (highest > 0) await continueNumbersAbove(db, highest)
}
