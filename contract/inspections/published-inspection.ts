import { complianceClasses } from '@portal/domain/inspections/compliance-class.ts'
import { z } from 'zod'
import { date } from '../fields/fields.ts'

/** What anybody may read about an inspection, where the ministry publishes them. */
export const publishedInspection = z
  .object({
    done_on: date.describe('The day on which it was finished.'),
    class: z.enum(complianceClasses),
  })
  .meta({ id: 'PublishedInspection', examples: [{ done_on: '2026-05-03', class: 'substantially compliant' }] })
export type PublishedInspection = z.output<typeof publishedInspection>
