import { printedKinds } from '@portal/domain/licences/certificate.ts'
import { z } from 'zod'
import { moment } from '../fields/fields.ts'

/** How often a paper of a registration was printed, as the audit record has it. */
export const prints = z
  .object({
    kind: z.enum(printedKinds),
    count: z.int().describe('Its pages that were opened to be printed, and the links to its PDF, of all issues.'),
    last_at: moment,
    last_by: z.string().describe('The name as it was then.'),
  })
  .meta({
    id: 'Prints',
    examples: [{ kind: 'certificate', count: 3, last_at: '2026-11-04T13:05:00.000Z', last_by: 'Amina Bello' }],
  })
export type Prints = z.output<typeof prints>
