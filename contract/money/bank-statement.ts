import { paymentStates } from '@portal/domain/actions/payment.ts'
import { doubts, matchStates } from '@portal/domain/money/bank-statement/match-lines.ts'
import { columnRoles } from '@portal/domain/money/bank-statement/statement-columns.ts'
import { dateOrders } from '@portal/domain/money/bank-statement/statement-date.ts'
import { skipReasons } from '@portal/domain/money/bank-statement/statement-line.ts'
import { z } from 'zod'
import { date, moment } from '../fields/fields.ts'
import { exampleOf } from '../openapi/example-of.ts'

const figure = z.object({ lines: z.int(), total: z.number().describe('Naira; negative for debits.') }).meta({
  id: 'StatementFigure',
  examples: [{ lines: 37, total: 1850000 }],
})

const figures = z
  .object({
    sure: figure.describe('One payment or invoice fits by reference and amount.'),
    doubtful: figure.describe('An officer has to look at them.'),
    unmatched: figure,
    set_aside: figure.describe('No payment for a licence, as an officer has said.'),
    confirmed: figure.describe('Confirmed from this statement, or from another one with the same row.'),
    debit: figure.describe('Money that went out.'),
  })
  .meta({
    id: 'StatementFigures',
    examples: [
      {
        sure: { lines: 37, total: 1850000 },
        doubtful: { lines: 3, total: 120000.5 },
        unmatched: { lines: 12, total: 75000 },
        set_aside: { lines: 1, total: 4000 },
        confirmed: { lines: 0, total: 0 },
        debit: { lines: 2, total: -5000 },
      },
    ],
  })

/** A statement of the ministry's bank. */
export const bankStatement = z
  .object({
    id: z.int(),
    name: z.string().describe('The name of the file.'),
    uploaded_by: z.string(),
    uploaded_at: moment,
    figures: figures.nullable().describe('Null until an officer has said what the columns are.'),
  })
  .meta({
    id: 'BankStatement',
    examples: [
      {
        id: 5,
        name: 'statement-march.csv',
        uploaded_by: 'Hauwa Bello',
        uploaded_at: '2026-04-01T08:00:00.000Z',
        figures: exampleOf(figures),
      },
    ],
  })

const place = z.int().nullable()
const places = z.object({
  header_row: z.int().describe('The row with the headers, from 0; -1 if there is none.'),
  ...(Object.fromEntries(columnRoles.map((role) => [role, place])) as Record<
    (typeof columnRoles)[number],
    typeof place
  >),
})

const columns = places.extend({ date_order: z.enum(dateOrders) })

const guessedColumns = places
  .extend({
    date_order: z.enum(dateOrders).nullable().describe('Null if the days can be read both ways, like 03/04/2026.'),
  })
  .describe('The column of each kind, from 0.')

/** A statement with its first rows, and the rows that were left out. */
export const shownStatement = bankStatement
  .extend({
    preview: z.object({
      rows: z.array(z.array(z.string())).describe('The first rows of the file.'),
      guess: guessedColumns,
      is_remembered: z.boolean().describe('Whether the columns are those of an earlier file with the same headers.'),
    }),
    columns: columns.nullable(),
    skipped: z
      .object({
        total: z.int(),
        first: z.array(z.object({ line: z.int(), text: z.string(), reason: z.enum(skipReasons) })),
      })
      .nullable()
      .describe('Rows without a day or an amount, like totals; the first 50.'),
  })
  .meta({
    id: 'ShownStatement',
    examples: [
      {
        ...exampleOf(bankStatement),
        preview: {
          rows: [
            ['Date', 'Narration', 'Credit'],
            ['31/03/2026', 'INV-2026-000007 ALHERI CLINIC', '150,000.00'],
          ],
          guess: {
            header_row: 0,
            date: 0,
            narration: 1,
            reference: null,
            credit: 2,
            debit: null,
            amount: null,
            direction: null,
            date_order: 'day first',
          },
          is_remembered: false,
        },
        columns: null,
        skipped: null,
      },
    ],
  })

/** A payment that waits, or an invoice that owes something: what a line of a statement may be. */
export const paymentTarget = z
  .object({
    payment_id: z.int().nullable().describe('Null for an invoice for which no payment was recorded.'),
    invoice_id: z.int().nullable(),
    invoice_number: z.string().nullable(),
    facility_id: z.int(),
    registration_id: z.int().nullable(),
    company_name: z.string(),
    amount: z.number().describe('Naira: of the payment, or what is owed by the invoice.'),
    reference: z.string().nullable(),
    status: z.enum(paymentStates).nullable().describe('Of the payment.'),
  })
  .meta({
    id: 'PaymentTarget',
    examples: [
      {
        payment_id: null,
        invoice_id: 7,
        invoice_number: 'INV-2026-000007',
        facility_id: 12,
        registration_id: 31,
        company_name: 'Alheri Clinic',
        amount: 150000,
        reference: null,
        status: null,
      },
    ],
  })

/** A line of a statement, with the payments and invoices that it may be. */
export const statementLine = z
  .object({
    line: z.int().describe('The row of the file, from 1.'),
    booked_on: date,
    narration: z.string(),
    reference: z.string(),
    amount: z.number().describe('Naira; negative for a debit.'),
    doubt: z.enum(doubts).nullable().describe('Why an officer has to look at it.'),
    targets: z.array(paymentTarget),
  })
  .meta({
    id: 'StatementLine',
    examples: [
      {
        line: 2,
        booked_on: '2026-03-31',
        narration: 'INV-2026-000007 ALHERI CLINIC',
        reference: '',
        amount: 150000,
        doubt: null,
        targets: [exampleOf(paymentTarget)],
      },
    ],
  })

/** The states of lines by which they are listed. */
export const lineStates = matchStates
