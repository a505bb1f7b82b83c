import { z } from 'zod'

/** A month in Africa/Lagos, `YYYY-MM`. */
export const month = z.string('Choose a month').regex(/^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/, 'Choose a month')
