import { maxPhotosOfVisit } from '@portal/domain/inspections/inspections.ts'
import { visitFileFormat } from '@portal/domain/inspections/visit-file.ts'
import { z } from 'zod'
import { moment, optional, recordId } from '../fields/fields.ts'
import { findingForm, inspectionPhoto, phoneMoment } from './finding.ts'
import { siteForm } from './site.ts'

/** A photo in the file of a visit. Its picture is a part of its own. */
const photoInFile = inspectionPhoto
  .pick({ key: true, sub_list_id: true, sha256: true, latitude: true, longitude: true, accuracy_m: true })
  .extend({ taken_at: phoneMoment })

/** The file of a visit, which a phone writes when sending never works: everything but the pictures. */
export const visitFile = z.object({
  format: z.literal(visitFileFormat),
  inspection_id: recordId,
  number: z.string(),
  arrived_at: optional(phoneMoment),
  findings: z.array(findingForm).max(1000),
  site: optional(siteForm),
  site_version: moment,
  photos: z.array(photoInFile).max(maxPhotosOfVisit),
})
export type VisitFile = z.output<typeof visitFile>
