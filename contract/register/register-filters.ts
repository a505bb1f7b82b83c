import { registerStandings } from '@portal/domain/register/public-register.ts'
import { z } from 'zod'
import { choice, recordIdText, words } from '../fields/fields.ts'

/** What the public register is searched by. */
export const registerFilters = z.object({
  q: words
    .optional()
    .describe("Words of the facility's name in any order, also their first letters or with a slip; or its number."),
  local_gov_area_id: recordIdText.optional(),
  facility_type_id: recordIdText.optional(),
  standing: choice(registerStandings, 'one of the standings').optional(),
})
