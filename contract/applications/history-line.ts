import type { z } from 'zod'
import { exampleOf } from '../openapi/example-of.ts'
import { applicationChange } from './application-change.ts'
import { registrationEvent } from './registration-event.ts'

/** A line of a registration's timeline; for a change of the contents with what was changed. */
export const historyLine = registrationEvent
  .extend({
    change: applicationChange.nullish().describe('What was changed in the contents; null for a change of the status.'),
  })
  .meta({ id: 'HistoryLine', examples: [{ ...exampleOf(registrationEvent), change: null }] })
export type HistoryLine = z.output<typeof historyLine>
