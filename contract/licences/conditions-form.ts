import { maxConditionLength, maxConditions } from '@portal/domain/licences/conditions.ts'
import { z } from 'zod'
import { line, optional, statedDate } from '../fields/fields.ts'

/** The text of a condition, and the day by which it is to be met. The dialog has fields of its own for each condition. */
export const conditionText = line('the condition', maxConditionLength)
export const conditionDueDate = optional(statedDate)

/** The conditions of an approval. */
export const conditionsForm = z
  .array(
    z.object({
      text: conditionText,
      due_date: conditionDueDate.describe(
        'From tomorrow to the last day of the approval; without it, as long as the approval.',
      ),
    }),
  )
  .max(maxConditions, `Set at most ${maxConditions} conditions`)
