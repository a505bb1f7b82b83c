import { inspectionActions } from '@portal/domain/actions/inspection.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { visitFileUpload } from '../../fields/accepted-file.ts'
import { byId } from '../../fields/fields.ts'
import { finding, recordKey } from '../finding.ts'
import { inspectionDetails } from '../inspection-details.ts'

/** An officer uploads the file of a visit, which a phone wrote because sending never worked. */
export const uploadVisitFile = call('POST', '/api/inspections/{id}/file', {
  feature: 'inspections',
  summary: `Upload the file of a visit: ${visitFileUpload.typeNames}, at most ${visitFileUpload.maxSize}. What it holds is stored once by its keys, as if the phone had sent it. A damaged file, or that of another visit, is refused, and nothing of it is stored.`,
  may: inspectionActions['Upload visit file'].may,
  params: byId,
  body: z.object({}).meta({ examples: [{}] }),
  upload: visitFileUpload,
  refuses: ['action_not_offered', 'limit_reached'],
  reply: z.object({
    message: z.string(),
    data: inspectionDetails,
    conflicts: z
      .array(z.object({ key: recordKey, stored: finding }))
      .describe('Findings that are not stored, because somebody else has changed the question meanwhile.'),
    is_site_left: z
      .boolean()
      .describe('What the file says of the site is not stored, because somebody else has recorded it meanwhile.'),
  }),
  audit: { byUseCase: ['Upload visit file'] },
})
