import { z } from 'zod'
import { recordId } from '../fields/fields.ts'

/** The samples that an officer has read, by their ids. Others are not taken over unread. */
export const seenSamples = z
  .object({ ids: z.array(recordId, 'Send the ids').min(1, 'Read the samples first').max(1000, 'At most 1,000') })
  .meta({ examples: [{ ids: [31, 32] }] })
