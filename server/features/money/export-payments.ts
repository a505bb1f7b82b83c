import * as calls from '@portal/contract/reports/calls/exports.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { koboToNaira } from '@portal/domain/money/money.ts'
import type { Db } from '../../database/connect.ts'
import { type Column, day, naira, type Table, tableOf, text } from '../../files/table.ts'
import { listPaymentsAfter, pagePayments } from '../../records/money/payment-list.ts'
import type { Serve } from '../../use-case/context.ts'
import { askedOf, batchesAfter, foundBatches, linkToList } from '../../use-case/exported-list.ts'

/** The link to the payments of all facilities as a file. */
export function paymentExportRoutes(serve: Serve): void {
  serve(calls.linkPaymentsExport, (context, { body }) => linkToList(context, 'payments', body))
}

type Payment = Awaited<ReturnType<typeof listPaymentsAfter>>[number]

const columns: readonly Column<Payment>[] = [
  text('Facility', ({ company_name }) => company_name),
  naira('Amount in naira', ({ amount_kobo }) => koboToNaira(amount_kobo)),
  text('Bank', ({ bank }) => bank ?? null),
  text('Reference', ({ reference }) => reference ?? null),
  day('Paid on', ({ paid_on }) => paid_on ?? null),
  day('Recorded on', ({ created_at }) => lagosDate(Date.parse(created_at))),
  text('Status', ({ status }) => status ?? null),
  text('Reason', ({ reason }) => reason ?? null),
  text('Receipt', ({ receipt_number }) => receipt_number ?? null),
  text('Invoice', ({ invoice_number }) => invoice_number),
  naira('Still open on the invoice', ({ balance_kobo }) => (balance_kobo === null ? null : koboToNaira(balance_kobo))),
  text('Application', ({ registration_reference }) => registration_reference),
]

/** All payments that the filters choose, a batch at a time. */
export function exportPayments(db: Db, sent: unknown, { now }: { now: Date }): Table {
  const { q, status } = askedOf(calls.linkPaymentsExport.body, sent)
  const rows =
    q === undefined
      ? batchesAfter((place) => listPaymentsAfter(db, status, place))
      : foundBatches((paging) => pagePayments(db, { status, q, ...paging }, lagosDate(now)))
  return tableOf(columns, rows)
}
