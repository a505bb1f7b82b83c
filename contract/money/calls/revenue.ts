import { z } from 'zod'
import { exporting } from '../../audit/call-audit.ts'
import { call } from '../../call.ts'
import { recordIdText } from '../../fields/fields.ts'
import { inFormat } from '../../fields/file-format.ts'
import { signedLink } from '../../fields/signed-link.ts'
import { exampleOf } from '../../openapi/example-of.ts'

const month = z
  .string('Choose a month')
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Choose a month of this century')
  .describe('YYYY-MM, in Africa/Lagos.')

const filters = z.object({
  from: month.optional().describe('The first month; without it, January of the year of the last month.'),
  to: month.optional().describe('The last month; without it, the present one.'),
  facility_type_id: recordIdText.optional(),
  local_gov_area_id: recordIdText.optional(),
})

const figures = z
  .object({
    invoiced: z.number().describe('Naira: fees, surcharges, penalties and corrections that were added to invoices.'),
    waived: z.number().describe('Naira: what the ministry waived.'),
    confirmed: z
      .number()
      .describe('Naira: confirmed payments, in the month of the confirmation, less confirmations taken back.'),
    open: z.number().describe('Naira: what is still owed today by the invoices that were issued in these months.'),
  })
  .meta({
    id: 'RevenueFigures',
    examples: [{ invoiced: 450000, waived: 20000, confirmed: 275000.5, open: 154999.5 }],
  })

const named = figures.extend({ id: z.int(), name: z.string() }).meta({
  id: 'NamedRevenue',
  examples: [{ id: 541, name: 'Bida', invoiced: 450000, waived: 20000, confirmed: 275000.5, open: 154999.5 }],
})

const ofMonth = figures.extend({ month }).meta({
  id: 'RevenueOfMonth',
  examples: [{ month: '2026-03', invoiced: 450000, waived: 20000, confirmed: 275000.5, open: 154999.5 }],
})

/** What came in, by month, LGA and type of facility. */
export const showRevenue = call('GET', '/api/revenue', {
  feature: 'revenue',
  summary: 'What was invoiced, waived and confirmed in some months, at most 120, and what is still open.',
  may: 'see the payments',
  query: filters,
  reply: z
    .object({
      from: month,
      to: month,
      total: figures,
      by_month: z.array(ofMonth).describe('Every month of the period.'),
      by_lga: z.array(named),
      by_type: z.array(named),
    })
    .meta({
      examples: [
        {
          from: '2026-03',
          to: '2026-03',
          total: exampleOf(figures),
          by_month: [exampleOf(ofMonth)],
          by_lga: [exampleOf(named)],
          by_type: [{ ...exampleOf(named), id: 2, name: 'Private Clinic' }],
        },
      ],
    }),
})

/** A link to the same figures as a file. */
export const linkRevenueExport = call('POST', '/api/exports/revenue', {
  feature: 'revenue',
  summary:
    'A link to the revenue by month, LGA and type of facility as a CSV or Excel file, which works for five minutes.',
  may: 'see the payments',
  body: filters.extend(inFormat).meta({ examples: [{ from: '2026-01', to: '2026-12' }] }),
  reply: signedLink('/exports/revenue/e30?expires=1775644500&signature=Zm9v'),
  audit: exporting('revenue'),
})
