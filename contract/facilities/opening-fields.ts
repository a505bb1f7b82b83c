import { operatingHoursValues, readWorkingDays, writeWorkingDays } from '@portal/domain/facilities/operating-hours.ts'
import { z } from 'zod'
import { choice } from '../fields/fields.ts'

/** Days of the week as a comma-separated list, sorted from Monday. Spec §5.2. */
const workingDays = z
  .string('Choose the working days')
  .max(200, { error: 'Choose the working days', abort: true })
  .transform((sent, context) => {
    const days = readWorkingDays(sent)
    if (days && days.length > 0) return writeWorkingDays(days)
    context.addIssue({
      code: 'custom',
      message: days ? 'Choose at least one working day' : 'Name the working days like Monday,Tuesday',
    })
    return z.NEVER
  })
  .describe('Comma list of the days of the week.')

/** When a facility is open. */
export const opening = {
  hours_of_operation: choice(operatingHoursValues, 'the hours of operation'),
  working_days: workingDays,
}
