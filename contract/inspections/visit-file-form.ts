import { maxPhotosOfVisit, recommendations } from '@portal/domain/inspections/inspections.ts'
import { visitFileFormat } from '@portal/domain/inspections/visit-file.ts'
import { z } from 'zod'
import { choice, moment, optional, recordId } from '../fields/fields.ts'
import { changedAction } from './corrective-action.ts'
import { finding, findingForm, inspectionPhoto, phoneMoment, recordKey } from './finding.ts'
import { site, siteForm } from './site.ts'

/** A photo in the file of a visit. Its picture is a part of its own. */
const photoInFile = inspectionPhoto
  .pick({ key: true, sub_list_id: true, sha256: true, latitude: true, longitude: true, accuracy_m: true })
  .extend({ taken_at: phoneMoment })

/** How the inspector ended the visit on the phone. A file alone ends nothing: somebody of the team does, with what it says. */
const endInFile = z.object({
  recommendation: choice(recommendations, 'what you recommend').nullable().describe('null if it was not ended there.'),
  departed_at: phoneMoment.nullable(),
  actions: z.array(changedAction).max(1000).describe('Corrective actions in other words or with other days.'),
})

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
  /** Absent in a file that an earlier version of the portal wrote. */
  end: optional(endInFile),
})
export type VisitFile = z.output<typeof visitFile>

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const pairs = new RegExp(`^${uuid}:\\d{1,6}(?:,${uuid}:\\d{1,6})*$`)

/** What an officer chose from the file although somebody else has recorded another finding: the version of that one, by key. */
export const settledFindings = optional(z.string().regex(pairs, 'Name findings by their keys, each with a version'))
  .transform((text) => {
    const named = (text ?? '').split(',').filter(Boolean)
    return new Map(named.map((pair) => [pair.slice(0, 36), Number(pair.slice(37))]))
  })
  .describe(
    'Findings of the file that count although somebody else has recorded another one, separated by commas: the key, a colon, and the version of the other one.',
  )

/** A finding of the file beside what the portal has. */
export const findingConflict = z
  .object({
    key: recordKey,
    stored: finding,
    sent: finding.pick({ outcome: true, number_seen: true, note: true, found_at: true }),
  })
  .describe('Not stored, because somebody else has changed the question meanwhile.')

/** The site page of the file beside what the portal has. */
export const siteConflict = z
  .object({ stored: site, sent: site.omit({ began_at: true, updated_at: true }) })
  .describe('Not stored, because somebody else has recorded it meanwhile.')

/** How the visit ended on the phone, for whoever of the team ends it on the portal. */
export const visitEnd = z
  .object({
    recommendation: z.enum(recommendations).nullable(),
    departed_at: phoneMoment.nullable(),
    actions: z.array(z.object({ sub_list_id: z.int(), text: z.string(), days: z.int().nullable() })),
  })
  .nullable()
