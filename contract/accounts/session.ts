import { z } from 'zod'
import { moment } from '../fields/fields.ts'

/** A device on which a person is signed in. */
export const session = z
  .object({
    id: z.int(),
    device: z.string().describe('The browser and the kind of device, in words.'),
    created_at: moment.describe('When the person logged in.'),
    used_at: moment.describe('When it was last used.'),
    is_current: z.boolean().describe('Whether this call was made with it.'),
  })
  .meta({
    id: 'Session',
    examples: [
      {
        id: 12,
        device: 'Chrome on an Android phone',
        created_at: '2026-03-02T08:00:00Z',
        used_at: '2026-03-02T09:15:00Z',
        is_current: true,
      },
    ],
  })
export type Session = z.output<typeof session>
