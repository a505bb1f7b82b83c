import { z } from 'zod'

/** For how many days something has waited, and how that compares with what the ministry promises. */
export const waitingDays = z
  .object({
    days: z.int(),
    is_late: z.boolean().describe('More days than the ministry promises, where somebody outside it waits.'),
    is_near: z.boolean().describe('Two thirds of the promised days have passed.'),
  })
  .meta({ examples: [{ days: 48, is_late: true, is_near: false }] })
