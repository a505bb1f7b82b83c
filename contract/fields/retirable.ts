import { moment } from './fields.ts'

/** What every place has besides its name. */
export const retirable = {
  retired_at: moment.nullish().describe('Since when it is not offered any more; null if it is.'),
}
