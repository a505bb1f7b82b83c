import { dateOrders } from '@portal/domain/money/bank-statement/statement-date.ts'
import { maxStatementColumns, maxStatementRows } from '@portal/domain/money/bank-statement/statement-limits.ts'
import { z } from 'zod'
import { choice, optional, wholeNumber } from '../fields/fields.ts'

const column = optional(wholeNumber(0, maxStatementColumns - 1, 'Choose a column'))

/** What the columns of a statement are. A form sends the numbers as digits. */
export const statementColumnsForm = z
  .object({
    header_row: z.coerce
      .number('Choose the row with the headers')
      .int('Choose the row with the headers')
      .min(-1, 'Choose the row with the headers')
      .max(maxStatementRows, 'Choose the row with the headers'),
    date: column.describe('The column with the day, from 0.'),
    narration: column,
    reference: column,
    credit: column.describe('What came in. Or `amount`, if one column has what came in and what went out.'),
    debit: column,
    amount: column,
    direction: column.describe('The column that says DR or CR beside an amount.'),
    date_order: choice(dateOrders, 'how the days are written'),
  })
  .meta({
    examples: [{ header_row: 0, date: 0, narration: 1, credit: 2, date_order: 'day first' }],
  })
