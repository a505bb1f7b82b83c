import { mostMonths } from '@portal/domain/dates/months.ts'
import { licenceOutcomeKeys, maxEndingListed } from '@portal/domain/licences/licence-outcomes.ts'
import { figureUnits } from '@portal/domain/reports/report-columns.ts'
import { reportNames } from '@portal/domain/reports/reports.ts'
import { standings } from '@portal/domain/standing/standing.ts'
import { z } from 'zod'
import { auditHead } from '../../audit/audit-entry.ts'
import { exporting } from '../../audit/call-audit.ts'
import { call } from '../../call.ts'
import { date, moment, recordIdText, wholeNumber } from '../../fields/fields.ts'
import { inFormat } from '../../fields/file-format.ts'
import { month } from '../../fields/month.ts'
import { list } from '../../fields/paging.ts'
import { signedLink } from '../../fields/signed-link.ts'
import { monthlyReport } from '../monthly-report.ts'

const which = z.object({ report: z.enum(reportNames) })

/** The months, and the filters that the report has. */
const asked = z.object({
  from: month.optional().describe('The first month, YYYY-MM; without it, January of this year or of `to`.'),
  to: month
    .optional()
    .describe(`The last month; without it, this month. A report covers at most ${mostMonths} months.`),
  facility_type_id: recordIdText.optional(),
  local_gov_area_id: recordIdText.optional(),
})

const figure = z.number().nullable().describe('Null where there is nothing to count.')

/** A report with its figures. */
export const showReport = call('GET', '/api/reports/{report}', {
  feature: 'reports',
  summary: 'The figures of a report, as they were last counted.',
  may: 'see the reports',
  mayLag: true,
  params: which,
  query: asked,
  reply: z.object({
    data: z
      .object({
        title: z.string(),
        counts: z.string().describe('What is counted.'),
        as_of: moment.nullable().describe('When it was counted; null if it has not been counted yet.'),
        from: month.nullable().describe('The first month; null if the report is not about months.'),
        to: month.nullable(),
        of: z.string().describe('What a row stands for.'),
        columns: z.array(z.object({ key: z.string(), name: z.string(), unit: z.enum(figureUnits) })),
        rows: z.array(
          z.object({
            name: z.string(),
            figures: z.array(figure).describe('In the order of the columns. Percentages are from 0 to 1.'),
          }),
        ),
        sums: z.array(figure).nullable().describe('The sums of the columns, if they have any.'),
      })
      .meta({
        id: 'Report',
        examples: [
          {
            title: 'Applications by month',
            counts: 'Each application counts in the month in which it was submitted.',
            as_of: '2026-11-22T09:00:00.000Z',
            from: '2026-10',
            to: '2026-11',
            of: 'Month',
            columns: [
              { key: 'received', name: 'Received', unit: 'number' },
              { key: 'approved', name: 'Approved', unit: 'number' },
            ],
            rows: [
              { name: 'Oct 2026', figures: [41, 30] },
              { name: 'Nov 2026', figures: [17, 12] },
            ],
            sums: [58, 42],
          },
        ],
      }),
    head: auditHead.nullable().describe('The newest signed head of the audit record, to be printed with it.'),
  }),
})

/** The report of a month for the Commissioner: licences, waiting, days to a decision, money and licences that end. */
export const showMonthlyReport = call('GET', '/api/monthly-report', {
  feature: 'reports',
  summary: 'What the ministry did in a month and in the year until its end, and how things stand today.',
  may: 'see the reports',
  mayLag: true,
  query: z.object({ month: month.optional().describe('YYYY-MM; without it, the last month that has ended.') }),
  reply: z.object({
    data: monthlyReport.nullable().describe('Null until a job has counted the figures for the first time.'),
    head: auditHead.nullable().describe('The newest signed head of the audit record, to be printed with it.'),
  }),
})

/** A link to the table of a report as a file. */
export const linkReport = call('POST', '/api/exports/reports/{report}', {
  feature: 'reports',
  summary: 'A link to the table of a report as a CSV or Excel file, which works for five minutes.',
  may: 'see the reports',
  params: which,
  body: asked.extend(inFormat).meta({ examples: [{ from: '2026-01', to: '2026-11' }] }),
  reply: signedLink('/exports/reports/e30?expires=1775644500&signature=Zm9v'),
  audit: { enters: 'export_data', about: 'export', id: ['params', 'report'], keepsBody: true },
})

const endingFilters = z.object({
  month: month.optional().describe('The month in which the licences end, YYYY-MM; without it, this month.'),
  facility_type_id: recordIdText.optional(),
  local_gov_area_id: recordIdText.optional(),
})

const endingLicence = z
  .object({
    id: z.int().describe('The id of the registration.'),
    number: z.string().nullable().describe('The number of its certificate.'),
    facility_id: z.int(),
    company_name: z.string(),
    category: z.string(),
    lga: z.string(),
    expiry_date: date.describe('Its last day.'),
    standing: z.enum(standings).describe('How the facility stands today.'),
    outcome: z.enum(licenceOutcomeKeys).describe('What became of it until today.'),
  })
  .meta({
    id: 'EndingLicence',
    examples: [
      {
        id: 42,
        number: 'NSMOH/PHF/00042/2026',
        facility_id: 17,
        company_name: 'Sabongari Family Clinic',
        category: 'Private Clinic',
        lga: 'Chanchaga',
        expiry_date: '2026-12-31',
        standing: 'good',
        outcome: 'open',
      },
    ],
  })

const endingOnPage = 20

/** The licences that end in a month, by name. */
export const listEndingLicences = call('GET', '/api/licences/ending', {
  feature: 'reports',
  summary: `The licences that end in a month, the first end first, ${endingOnPage} on a page, at most the first ${maxEndingListed}; the file has all.`,
  may: 'see the reports',
  mayLag: true,
  query: endingFilters.extend({
    page: wholeNumber(
      1,
      maxEndingListed / endingOnPage,
      `Choose a page from 1 to ${maxEndingListed / endingOnPage}`,
    ).default(1),
  }),
  reply: list(endingLicence).extend({ month: month.describe('The month that was asked for.') }),
})

/** A link to all licences that end in a month, as a file. */
export const linkEndingLicences = call('POST', '/api/exports/ending-licences', {
  feature: 'reports',
  summary: 'A link to the licences that end in a month as a CSV or Excel file, which works for five minutes.',
  may: 'see the reports',
  body: endingFilters.extend(inFormat).meta({ examples: [{ month: '2026-12' }] }),
  reply: signedLink('/exports/ending-licences/e30?expires=1775644500&signature=Zm9v'),
  audit: exporting('ending licences'),
})
