import { complianceClasses } from '../inspections/compliance-class.ts'
import { sentenceCase } from '../text/sentence-case.ts'
import { byTypeAndLga, days, number, type ReportDefinition } from './report-columns.ts'

const classColumns = complianceClasses.map((name) => number(name, sentenceCase(name)))

/** The reports about inspections. */
export const inspectionReports = {
  inspections: {
    title: 'Inspections by month',
    counts:
      'Each visit counts in the month in which it was done, published or not. Only visits of the whole checklist have a class.',
    of: 'Month',
    hasPeriod: true,
    filters: byTypeAndLga,
    columns: [number('done', 'Visits'), ...classColumns],
    drawn: complianceClasses,
  },
  classes: {
    title: 'Inspections by LGA and class',
    counts:
      'The visits that were done in these months, by the LGA in which the facility is now and the class that was reached.',
    of: 'LGA',
    hasPeriod: true,
    filters: ['facility_type_id'],
    columns: [number('done', 'Visits'), ...classColumns],
    drawn: complianceClasses,
  },
  findings: {
    title: 'Questions that fail most',
    counts:
      'How often a question was not met, only partly met or not seen in the visits that were done in these months. The 50 questions that failed most.',
    of: 'Question',
    hasPeriod: true,
    filters: byTypeAndLga,
    columns: [number('failed', 'Failed')],
    drawn: ['failed'],
  },
  closing: {
    title: 'Days until findings are put right',
    counts:
      'Calendar days from the publication of an inspection until an inspector accepted that a finding is put right, of the findings that were closed in these months.',
    of: 'Findings',
    hasPeriod: true,
    filters: byTypeAndLga,
    columns: [number('closed', 'Closed'), days('median', 'Median days'), days('most', '90th percentile, days')],
    drawn: ['median', 'most'],
  },
  inspectors: {
    title: 'Visits and scores of each inspector',
    counts:
      'The visits that were done in these months, for each inspector of their teams, and the mean of the scores, rounded, beside the mean of all inspectors. A mean far from that of all can have good reasons, and is a reason to visit together.',
    of: 'Inspector',
    hasPeriod: true,
    filters: [],
    columns: [
      number('visits', 'Visits'),
      number('mean', 'Mean score'),
      number('difference', 'Difference from the mean of all'),
    ],
    drawn: ['mean'],
  },
} as const satisfies Record<string, ReportDefinition>
