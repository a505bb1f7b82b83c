import type {
  BankStatementLineTable,
  BankStatementTable,
  ReconciledLineTable,
  SetAsideLineTable,
} from './bank-statements.ts'
import type { PaymentTable } from './contents.ts'
import type {
  BankAccountTable,
  FeeTable,
  InvoiceBalanceTable,
  InvoiceLineTable,
  InvoiceTable,
  PaymentDecisionTable,
  RevenueView,
} from './money.ts'
import type { OffenceRateTable, OffenceTable, PenaltyTable } from './penalties.ts'
import type { PenaltyCountView } from './reports.ts'

/** The tables of invoices, payments, penalties and what they are made of. */
export interface MoneyTables {
  bank_account: BankAccountTable
  bank_statement: BankStatementTable
  bank_statement_line: BankStatementLineTable
  fee: FeeTable
  invoice: InvoiceTable
  invoice_balance: InvoiceBalanceTable
  invoice_line: InvoiceLineTable
  offence: OffenceTable
  offence_rate: OffenceRateTable
  payment: PaymentTable
  payment_decision: PaymentDecisionTable
  penalty: PenaltyTable
  penalty_count: PenaltyCountView
  reconciled_line: ReconciledLineTable
  set_aside_line: SetAsideLineTable
  revenue: RevenueView
}
