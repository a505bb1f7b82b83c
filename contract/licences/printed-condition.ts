import { z } from 'zod'
import { date } from '../fields/fields.ts'

/** A condition of an approval as its paper states it. */
export const printedCondition = z.object({
  text: z.string(),
  due_date: date.nullable().describe('The day by which it is to be met; null if it holds for as long as the approval.'),
})
