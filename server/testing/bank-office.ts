import * as calls from '@portal/contract/money/calls/reconciliation.ts'
import type { MatchState } from '@portal/domain/money/bank-statement/match-lines.ts'
import { as } from './as.ts'
import { payingClinic } from './paying-clinic.ts'

const csv = (bytes: string | Buffer) => ({ name: 'March.csv', type: 'text/csv', bytes: Buffer.from(bytes) })

/** A clinic that owes 50,000 naira, and an officer with the bank's statements. */
export async function bankOffice() {
  const clinic = await payingClinic()
  const { app, officer, second, page } = clinic
  const number = (await page()).invoice?.number ?? ''
  const upload = (bytes: string | Buffer, who = officer) =>
    as(who, app).send(calls.uploadBankStatement, { body: {} }, { file: csv(bytes) })
  /** Uploads a statement and takes the columns that were guessed. */
  const read = async (bytes: string | Buffer) => {
    const { data } = (await upload(bytes)).reply
    const { guess } = data.preview
    const body = { ...guess, date_order: guess.date_order ?? ('day first' as const) }
    return (await as(officer, app).send(calls.setBankStatementColumns, { params: { id: data.id }, body })).reply.data
  }
  const lines = async (id: number, state: MatchState) =>
    (await as(officer, app).send(calls.listBankStatementLines, { params: { id }, query: { state } })).reply.data
  const confirm = (id: number, body: { lines: number; total: number }, who = officer) =>
    as(who, app).send(calls.confirmBankStatement, { params: { id }, body })
  const confirmLine = (id: number, line: number, body: object) =>
    as(officer, app).send(calls.confirmBankStatementLine, { params: { id, line }, body })
  return { ...clinic, second, number, upload, read, lines, confirm, confirmLine }
}
