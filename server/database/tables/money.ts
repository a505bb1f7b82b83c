import type { FeePurpose } from '@portal/domain/money/fees.ts'
import type { InvoicePurpose, LineKind, PaymentStatus } from '@portal/domain/money/invoices.ts'
import type { Generated } from 'kysely'
import type { Moment, Optional } from './columns.ts'

export interface InvoiceBalanceTable {
  invoice_id: number
  total_kobo: number
  confirmed_kobo: number
  /** What is still to be paid; 0 if too much was paid or the registration has ended. */
  open_kobo: number
}

export interface FeeTable {
  id: Generated<number>
  facility_type_id: Optional<number>
  purpose: FeePurpose
  beds_from: Generated<number>
  /** Null ends the band. */
  amount_kobo: Optional<number>
  start_date: string
  is_sample: Generated<boolean>
  /** Null for the examples. */
  recorded_by: Optional<number>
  recorded_at: Generated<Moment>
}

export interface InvoiceTable {
  id: Generated<number>
  number: string
  facility_id: number
  /** Null for a penalty alone, and for a change. */
  registration_id: Optional<number>
  purpose: InvoicePurpose
  issued_on: string
  /** The newest row of the fee table when it was made. */
  fee_version: number
  recorded_by: number
  created_at: Moment
  /** The request for a change whose fee it asks for. */
  change_request_id: Optional<number>
}

export interface InvoiceLineTable {
  id: Generated<number>
  invoice_id: number
  kind: LineKind
  description: string
  amount_kobo: number
  /** Only of a correction or waiver. */
  reason: Optional<string>
  /** The penalty that it asks for, lowers or gives up. */
  penalty_id: Optional<number>
  /** Null for the portal itself. */
  recorded_by: Optional<number>
  created_at: Moment
}

export interface BankAccountTable {
  id: Generated<number>
  bank: string
  account_name: string
  account_number: string
  proposed_by: number
  proposed_at: Moment
  confirmed_by: Optional<number>
  confirmed_at: Optional<string>
  withdrawn_by: Optional<number>
  withdrawn_at: Optional<string>
}

export interface PaymentDecisionTable {
  id: Generated<number>
  payment_id: number
  /** `submitted` takes an earlier decision back. */
  status: PaymentStatus
  reason: Optional<string>
  receipt_number: Optional<string>
  /** Null for the portal itself. */
  decided_by: Optional<number>
  decided_at: Moment
}

/** The money of a month by LGA and facility type. The view may have several rows for the same keys: sum them. */
export interface RevenueView {
  /** The first day of the month. */
  month: string
  local_gov_area_id: number
  facility_type_id: number
  /** Lines of invoices other than waivers. */
  invoiced_kobo: number
  waived_kobo: number
  confirmed_kobo: number
  /** What is still owed by the invoices of the month. */
  open_kobo: number
}
