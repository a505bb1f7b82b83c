import { z } from 'zod'
import { exporting } from '../../audit/call-audit.ts'
import { call } from '../../call.ts'
import { chosen } from '../../fields/fields.ts'
import { signedLink } from '../../fields/signed-link.ts'

/** A link to the checklist of a type of facility as an XLSForm, which Kobo and ODK Collect read. */
export const linkChecklistForm = call('POST', '/api/exports/checklist', {
  feature: 'checklists',
  summary:
    'A link to the checklist of a type of facility as an XLSForm for Kobo or ODK Collect, which works for five minutes.',
  may: 'see the use of the catalogue',
  body: z.object({ facility_type_id: chosen('the type of facility') }).meta({ examples: [{ facility_type_id: 2 }] }),
  refuses: ['not_found'],
  reply: signedLink('/exports/checklist/e30?expires=1775644500&signature=Zm9v'),
  audit: exporting('checklist'),
})
