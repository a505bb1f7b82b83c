import { uploadPayment } from '@portal/contract/applications/calls/contents.ts'
import { startRegistration } from '@portal/contract/applications/calls/registrations.ts'
import { addStage, signStage } from '@portal/contract/cases/calls/stages.ts'
import { stageForm } from '@portal/contract/cases/stage.ts'
import { listUsedTypes } from '@portal/contract/catalogue/calls/catalogue-edits.ts'
import { addDocumentExample } from '@portal/contract/catalogue/calls/document-kinds.ts'
import { changeLetterWords } from '@portal/contract/letters/calls.ts'
import { listFees } from '@portal/contract/money/calls/fees.ts'
import { decidePayment } from '@portal/contract/money/calls/payments.ts'
import * as banks from '@portal/contract/money/calls/reconciliation.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { addOfficeHolder } from '@portal/contract/settings/calls/settings.ts'
import { listOffences } from '@portal/contract/standing/calls/offences.ts'
import { makeFacility } from '../factories.ts'
import { pdf, png } from '../files.ts'
import type { Preparing, Stage } from './success-stage.ts'

/** A payment that was sent for an application. */
async function pay({ owner, facility, done }: Stage, reference: string, times = 1): Promise<number> {
  await done(owner, startRegistration, { body: { facility_id: facility.id } })
  const body = { facility_id: facility.id, amount: 30_000, reference }
  const send = async () => (await done(owner, uploadPayment, { body }, pdf())).data.id
  for (let time = 1; time < times; time++) await send()
  return send()
}

/** The statement of a bank with one payment, and its columns. */
async function readStatement(stage: Stage, text: string): Promise<number> {
  const { officer, done } = stage
  const { data } = await done(officer, banks.uploadBankStatement, { body: {} }, csv(text))
  const body = { ...data.preview.guess, date_order: 'day first' } as const
  await done(officer, banks.setBankStatementColumns, { params: { id: data.id }, body })
  return data.id
}

const csv = (text: string) => ({
  name: 'March.csv',
  type: 'text/csv',
  bytes: Buffer.from(`Date,Narration,Debit,Credit\r\n13/06/2026,${text},,30000.00\r\n`),
})

/** A year in which no other test has a term of office. */
const yearOf = ({ officer }: Stage) => 2100 + (officer.id % 90)

/** A term of office that nobody else has. */
async function addTerm(stage: Stage): Promise<number> {
  const { officer, done } = stage
  const year = yearOf(stage)
  const body = {
    title: 'Hon. Commissioner' as const,
    name: 'Dr Fatima Sule',
    start_date: `${year}-01-01`,
    end_date: `${year}-12-30`,
  }
  return (await done(officer, addOfficeHolder, { body })).data.id
}

/** A stage for one type of facility, of which no other test here registers one. */
const stageOf = ({ officer }: Stage, number: number, type = hearingCentre) => ({
  ...exampleOf(stageForm),
  ...{ name: `Stage ${number} of ${officer.id}`, start_date: null, place: number, signed_by: 'review' as const },
  ...{ facility_type_ids: [type], needs_verdicts: false, needs_payment: false },
})
const hearingCentre = 14
const anotherType = 13

/** An application at the last of two stages, which may send back to the first. */
async function atStage(stage: Stage, type = hearingCentre) {
  const { db, officer, colleague, done } = stage
  const first = (await done(officer, addStage, { body: stageOf(stage, 1, type) })).data.id
  const last = { ...stageOf(stage, 2, type), back_to: [first] }
  const stage_id = (await done(officer, addStage, { body: last })).data.id
  const { id: facility_id } = await makeFacility(db, { facility_type_id: type })
  const { id } = await stage.register({ facility_id, status: 'Awaiting decision' })
  const body = { stage_id: first, round: 0, verdict: 'agree' } as const
  await done(colleague, signStage, { params: { id }, body })
  return { id, stage_id, first }
}

/** The calls about the ministry and its money that everybody in the matrix is refused. */
export const ministrySuccesses = {
  linkReceipt: async (stage) => {
    const id = await pay(stage, 'TRF 100')
    await stage.done(stage.officer, decidePayment, { params: { id }, body: { status: 'confirmed' } })
    return { by: stage.owner, request: { params: { id } } }
  },
  uploadBankStatement: async ({ officer }) => ({ by: officer, request: { body: {} }, file: csv('TRF 1') }),
  confirmBankStatement: async (stage) => {
    const reference = `TRF ${700_000 + stage.facility.id}`
    await pay(stage, reference)
    const id = await readStatement(stage, reference)
    return { by: stage.officer, request: { params: { id }, body: { lines: 1, total: 30_000 } } }
  },
  confirmBankStatementLine: async (stage) => {
    const reference = `TRF ${800_000 + stage.facility.id}`
    // Two fit, so an officer looks at the line.
    const payment_id = await pay(stage, reference, 2)
    const id = await readStatement(stage, reference)
    return { by: stage.officer, request: { params: { id, line: 2 }, body: { payment_id } } }
  },
  assignBankStatementLine: async (stage) => {
    const payment_id = await pay(stage, 'another reference')
    const id = await readStatement(stage, `CASH ${stage.facility.id}`)
    return {
      by: stage.officer,
      request: { params: { id, line: 2 }, body: { parts: [{ payment_id, amount: 30_000 }] } },
    }
  },
  setBankStatementLineAside: async (stage) => {
    const id = await readStatement(stage, `REFUND ${stage.facility.id}`)
    return { by: stage.officer, request: { params: { id, line: 2 }, body: { note: 'A refund.' } } }
  },
  takeUpBankStatementLine: async (stage) => {
    const id = await readStatement(stage, `REFUND ${stage.facility.id}`)
    const params = { id, line: 2 }
    await stage.done(stage.officer, banks.setBankStatementLineAside, { params, body: { note: 'A refund.' } })
    return { by: stage.officer, request: { params } }
  },
  addStageTerms: async (stage) => {
    const { officer, done } = stage
    const { name, ...terms } = stageOf(stage, 3)
    const { id } = (await done(officer, addStage, { body: { name, ...terms, start_date: '2099-01-01' } })).data
    return { by: officer, request: { params: { id }, body: { ...terms, start_date: '2099-01-02' } } }
  },
  signStage: async (stage) => {
    const { id, stage_id } = await atStage(stage)
    return { by: stage.officer, request: { params: { id }, body: { stage_id, round: 0, verdict: 'agree' } } }
  },
  sendBackToStage: async (stage) => {
    const { id, stage_id, first } = await atStage(stage, anotherType)
    const body = { stage_id, round: 0, to_stage_id: first, reason: 'The lease is missing.' }
    return { by: stage.officer, request: { params: { id }, body } }
  },
  changeFees: async ({ officer, done }) => {
    const { data } = await done(officer, listFees, {})
    return { by: officer, request: { body: { amounts: [{ id: data[0]?.id ?? 0, amount: 70_000 }] } } }
  },
  confirmSampleFees: async ({ officer, done }) => {
    const { data } = await done(officer, listFees, {})
    const ids = data.flatMap(({ id, is_sample }) => (is_sample ? [id] : []))
    return { by: officer, request: { body: { ids } } }
  },
  confirmSampleOffences: async ({ officer, done }) => {
    const { data } = await done(officer, listOffences, {})
    const ids = data.flatMap(({ rate, retired_at }) => (rate?.is_sample && retired_at === null ? [rate.id] : []))
    return { by: officer, request: { body: { ids } } }
  },
  confirmSampleRequirements: async ({ officer, done }) => {
    const { data } = await done(officer, listUsedTypes, {})
    const ids = data.flatMap(({ id, has_samples, retired_at }) => (has_samples && retired_at === null ? [id] : []))
    return { by: officer, request: { body: { ids } } }
  },
  takeBackLetterWords: async (stage) => {
    const params = { kind: 'receipt', start_date: `${yearOf(stage)}-01-01` } as const
    const body = { words: 'Keep this.', start_date: params.start_date }
    await stage.done(stage.officer, changeLetterWords, { params, body })
    return { by: stage.officer, request: { params } }
  },
  answerSetUpStep: async ({ officer }) => ({
    by: officer,
    request: { params: { name: 'mail' }, body: { answer: 'skipped' } },
  }),
  addOffence: async ({ officer }) => ({
    by: officer,
    request: { body: { name: `Offence ${officer.id}`, amount: 20_000, days_to_pay: 28 } },
  }),
  removeDocumentExample: async ({ officer, done }) => {
    const sent = { params: { id: 2 } }
    await done(officer, addDocumentExample, sent, pdf())
    return { by: officer, request: sent }
  },
  uploadCrest: async ({ officer, today }) => ({ by: officer, request: { body: { start_date: today } }, file: png }),
  endOfficeHolder: async (stage) => {
    const id = await addTerm(stage)
    const year = yearOf(stage)
    return { by: stage.officer, request: { params: { id }, body: { end_date: `${year}-06-30` } } }
  },
  addOfficeSignature: async (stage) => ({
    by: stage.officer,
    request: { params: { id: await addTerm(stage) }, body: { signature_png: null } },
  }),
  removeOfficeHolder: async (stage) => ({ by: stage.officer, request: { params: { id: await addTerm(stage) } } }),
} as const satisfies Record<string, Preparing>
