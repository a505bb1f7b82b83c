import { paymentStates } from '@portal/domain/actions/payment.ts'
import { z } from 'zod'
import { date } from '../fields/fields.ts'
import { waitingDays } from '../inbox/waiting-days.ts'
import { exampleOf } from '../openapi/example-of.ts'
import { duplicateMarks, payment } from './payment.ts'

const statementLine = z
  .object({
    statement_id: z.int(),
    line: z.int(),
    statement: z.string().describe('The name of its file.'),
    booked_on: date,
    narration: z.string(),
    amount: z.number().describe('Naira.'),
    is_sure: z.boolean().describe('Whether it fits without a doubt.'),
  })
  .meta({
    id: 'StatementLineOfPayment',
    examples: [
      {
        statement_id: 2,
        line: 12,
        statement: 'October.csv',
        booked_on: '2026-03-13',
        narration: 'NIP TRF/ALHERI CLINIC/TRF204118',
        amount: 75000.5,
        is_sure: true,
      },
    ],
  })

const samePayment = z
  .object({
    mark: z.enum(duplicateMarks).describe('What it has too.'),
    id: z.int(),
    facility_id: z.int(),
    company_name: z.string(),
    amount: z.number().describe('Naira.'),
    invoice_id: z.int().nullable(),
    status: z.enum(paymentStates),
  })
  .meta({
    id: 'SamePayment',
    examples: [
      {
        mark: 'reference',
        id: 4,
        facility_id: 17,
        company_name: 'Bosso Road Clinic',
        amount: 50000,
        invoice_id: 3,
        status: 'confirmed',
      },
    ],
  })

/** A payment as officers see it who decide on it: with its facility, its invoice, and what it may be compared with. */
export const paymentOfFacility = payment
  .extend({
    company_name: z.string(),
    registration_reference: z.string().nullable(),
    invoice_number: z.string().nullable(),
    balance: z.number().nullable().describe("Naira: the invoice's balance."),
    waiting: waitingDays.nullable().describe('For how long it has waited for a decision; null once it has one.'),
    statement_line: statementLine
      .nullable()
      .describe('The line of a bank statement that may be this payment, while it waits.'),
    same_payments: z.array(samePayment).describe('The payments behind `duplicates`, three of each at most.'),
  })
  .meta({
    id: 'PaymentOfFacility',
    examples: [
      {
        ...exampleOf(payment),
        company_name: 'Alheri Clinic',
        registration_reference: 'APP-2026-000123',
        invoice_number: 'INV-2026-000007',
        balance: 74999.5,
        waiting: null,
        statement_line: null,
        same_payments: [],
      },
    ],
  })
