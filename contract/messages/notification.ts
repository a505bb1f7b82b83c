import { z } from 'zod'
import { moment } from '../fields/fields.ts'

/** A message from the portal to one person. */
export const notification = z
  .object({
    id: z.int(),
    kind: z.string(),
    title: z.string(),
    body: z.string(),
    link: z.string().nullable().describe('The page of the portal that shows more.'),
    read_at: moment.nullable(),
    created_at: moment,
  })
  .meta({
    id: 'Notification',
    examples: [
      {
        id: 40,
        kind: 'decision',
        title: 'Registration approved',
        body: 'APP-2026-000123: Sabongari Family Clinic is approved until 31 December 2026.',
        link: '/admin/registration/31',
        read_at: null,
        created_at: '2026-04-08T10:30:00.000Z',
      },
    ],
  })
export type Notification = z.output<typeof notification>
