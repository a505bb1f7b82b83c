import { invoicePurposes, lineKinds } from '@portal/domain/money/invoices.ts'
import { z } from 'zod'
import { date, moment } from '../fields/fields.ts'

const invoiceLine = z
  .object({
    id: z.int(),
    kind: z.enum(lineKinds),
    description: z.string(),
    amount: z.number().describe('Naira; negative if it lowers the total.'),
    reason: z.string().nullable().describe('Of a correction or waiver.'),
    penalty_id: z.int().nullable().describe('The penalty that it asks for, lowers or gives up.'),
    created_at: moment,
  })
  .meta({
    id: 'InvoiceLine',
    examples: [
      {
        id: 40,
        kind: 'fee',
        description: 'Registration, Private Hospital, 20 to 49 beds',
        amount: 150000,
        reason: null,
        penalty_id: null,
        created_at: '2026-03-10T08:00:00.000Z',
      },
    ],
  })

/** Where owners pay. */
export const bankAccountShown = z
  .object({ bank: z.string(), account_name: z.string(), account_number: z.string() })
  .meta({
    id: 'BankAccountShown',
    examples: [{ bank: 'Zenith Bank', account_name: 'Niger State Ministry of Health', account_number: '1012345678' }],
  })

/** What is asked of a facility for a registration or a penalty, and what was paid. */
export const invoice = z
  .object({
    id: z.int(),
    number: z.string().describe('Also the reference to give with a payment.'),
    facility_id: z.int(),
    registration_id: z.int().nullable().describe('Null for a penalty alone, and for a change.'),
    purpose: z.enum(invoicePurposes),
    issued_on: date,
    is_estimate: z.boolean().describe('Until the application is submitted, which fixes its number of beds.'),
    is_open: z.boolean().describe('Whether a payment is accepted whatever the status of the registration.'),
    lines: z.array(invoiceLine),
    total: z.number().describe('Naira, like the other figures: the sum of the lines.'),
    confirmed: z.number().describe('Payments that the ministry has confirmed.'),
    submitted: z.number().describe('Payments that the ministry has not decided on.'),
    balance: z.number().describe('The total less the confirmed payments; negative if too much was paid.'),
    surcharge: z
      .object({
        licence_end: date,
        today: z.object({ percent: z.int(), amount: z.number() }).describe('If it is submitted today; 0 for none.'),
        next: z
          .object({ from: date, percent: z.int(), amount: z.number() })
          .nullable()
          .describe('The first day on which it is higher; null if it does not rise any more.'),
      })
      .nullish()
      .describe('The surcharge for a late renewal, in per cent of the fee and naira, until Submit makes it a line.'),
    bank_account: bankAccountShown.nullable().describe('Where to pay; null until the ministry has entered it.'),
  })
  .meta({
    id: 'Invoice',
    examples: [
      {
        id: 7,
        number: 'INV-2026-000007',
        facility_id: 12,
        registration_id: 31,
        purpose: 'registration',
        issued_on: '2026-03-10',
        is_estimate: false,
        is_open: true,
        lines: [
          {
            id: 40,
            kind: 'fee',
            description: 'Registration, Private Hospital, 20 to 49 beds',
            amount: 150000,
            reason: null,
            penalty_id: null,
            created_at: '2026-03-10T08:00:00.000Z',
          },
        ],
        total: 150000,
        confirmed: 75000.5,
        submitted: 0,
        balance: 74999.5,
        surcharge: null,
        bank_account: {
          bank: 'Zenith Bank',
          account_name: 'Niger State Ministry of Health',
          account_number: '1012345678',
        },
      },
    ],
  })
export type Invoice = z.output<typeof invoice>
