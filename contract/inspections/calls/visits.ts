import { inspectionActions } from '@portal/domain/actions/inspection.ts'
import { maxFindingsAtOnce, recommendations } from '@portal/domain/inspections/inspections.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { position } from '../../facilities/position-fields.ts'
import { visitFileUpload, visitPhoto } from '../../fields/accepted-file.ts'
import { byId, choice, moment, optional, recordId, recordIdText, wholeNumber } from '../../fields/fields.ts'
import { signedLink } from '../../fields/signed-link.ts'
import { exampleOf } from '../../openapi/example-of.ts'
import { changedAction } from '../corrective-action.ts'
import { finding, findingForm, inspectionPhoto, phoneMoment, photosOfQuestion, recordKey } from '../finding.ts'
import { inspectionDetails, visitKit } from '../inspection-details.ts'
import { site, siteForm } from '../site.ts'
import { findingConflict, settledFindings, siteConflict, visitEnd } from '../visit-file-form.ts'

const reply = z.object({ message: z.string(), data: inspectionDetails })

/** What a phone keeps for a visit. */
export const showVisitKit = call('GET', '/api/inspections/{id}/kit', {
  feature: 'visits',
  summary:
    'What a phone needs for a visit without a network: the checklist, the answers of the owner, the staff, the last findings.',
  may: 'carry out an inspection',
  params: byId,
  refuses: ['action_not_offered'],
  reply: z.object({ data: visitKit }),
})

/** An inspector of the team begins the visit. Repeated, also by another one of the team, it changes nothing. */
export const beginInspection = call('POST', '/api/inspections/{id}/begin', {
  feature: 'visits',
  summary: 'Begin the visit. From then on its checklist is fixed. Repeated it changes nothing.',
  may: inspectionActions['Begin inspection'].may,
  params: byId,
  body: z.object({ arrived_at: phoneMoment }).meta({ examples: [{ arrived_at: '2026-04-14T08:55:00.000Z' }] }),
  refuses: ['action_not_offered'],
  reply,
  audit: { byUseCase: ['Begin inspection'] },
})

/** An inspector sends findings: each is stored once, or refused because somebody else has changed it meanwhile. */
export const recordFindings = call('PUT', '/api/inspections/{id}/findings', {
  feature: 'visits',
  summary:
    'Send findings. What was stored before under the same key is not stored again. What is based on an older version than the stored one is not stored, unless it says the same; the reply has the stored one.',
  may: inspectionActions['Record findings'].may,
  params: byId,
  body: z
    .object({
      findings: z
        .array(findingForm)
        .min(1, 'Send findings')
        .max(maxFindingsAtOnce, `At most ${maxFindingsAtOnce} findings at once`),
    })
    .meta({ examples: [{ findings: [exampleOf(findingForm)] }] }),
  refuses: ['action_not_offered'],
  reply: z.object({
    stored: z.array(finding).describe('As they are stored now.'),
    conflicts: z.array(z.object({ key: recordKey, stored: finding })).describe('Those that are not stored.'),
  }),
  audit: { byUseCase: ['Record findings'] },
})

/** An inspector sends a photo. */
export const addInspectionPhoto = call('POST', '/api/inspections/{id}/photos', {
  feature: 'visits',
  summary: `Add a photo: ${visitPhoto.typeNames}, at most ${visitPhoto.maxSize}. ${photosOfQuestion} Sent again under the same key it is stored once.`,
  may: inspectionActions['Add photo'].may,
  params: byId,
  body: z
    .object({
      key: recordKey,
      facility_id: recordId.describe('The facility that is visited.'),
      sub_list_id: optional(recordId).describe('The question; null for the facility as a whole.'),
      taken_at: phoneMoment,
      ...position,
      accuracy_m: optional(wholeNumber(0, 100_000, 'Enter a whole number of metres')),
    })
    .meta({
      examples: [
        {
          key: '0d9f5c0e-3f6b-4d0e-9a53-0f5f4d4c5a11',
          facility_id: 12,
          sub_list_id: 3,
          taken_at: '2026-04-14T09:12:00.000Z',
        },
      ],
    }),
  upload: visitPhoto,
  isResumable: true,
  refuses: ['action_not_offered', 'limit_reached'],
  status: 201,
  reply: z.object({ data: inspectionPhoto }),
  audit: { byUseCase: ['Add photo'] },
})

const onePhoto = byId.extend({ photo: recordIdText })

/** An inspector removes a photo while the visit is under way. */
export const removeInspectionPhoto = call('DELETE', '/api/inspections/{id}/photos/{photo}', {
  feature: 'visits',
  summary: 'Remove a photo while the visit is under way.',
  may: inspectionActions['Remove photo'].may,
  params: onePhoto,
  refuses: ['action_not_offered'],
  status: 204,
  reply: z.undefined(),
  audit: { byUseCase: ['Remove photo'] },
})

/** A link to a photo. */
export const linkInspectionPhoto = call('POST', '/api/inspections/{id}/photos/{photo}/link', {
  feature: 'visits',
  summary: 'A link to a photo, which works for five minutes.',
  may: 'read a published inspection',
  params: onePhoto,
  resource: { kind: 'inspection', in: 'params', field: 'id' },
  reply: signedLink('/documents/q7Yk2vT9cXw4LmB8sZ1dRf?expires=1775644500&signature=Zm9v'),
  audit: { enters: 'open_document', about: 'inspection', id: ['params', 'id'] },
})

/** An inspector records who was met, staff, beds, position and signature. */
export const recordSite = call('PUT', '/api/inspections/{id}/site', {
  feature: 'visits',
  summary:
    'Record who was met, the staff seen, the beds counted, the position and the signature. It replaces what was recorded before.',
  may: inspectionActions['Record visit'].may,
  params: byId,
  ifMatch: 'data',
  body: siteForm,
  refuses: ['action_not_offered'],
  reply: z.object({ data: site }),
  audit: { byUseCase: ['Record visit'] },
})

/** The team ends the visit. */
export const finishInspection = call('POST', '/api/inspections/{id}/finish', {
  feature: 'visits',
  summary:
    'End the visit. Questions without a finding become not seen, if their number is confirmed. Nothing is edited afterwards.',
  may: inspectionActions['Finish inspection'].may,
  params: byId,
  body: z
    .object({
      recommendation: choice(recommendations, 'what you recommend'),
      unanswered: z.int().min(0).describe('How many questions have no finding and become not seen.'),
      departed_at: phoneMoment,
      expects: z
        .object({ findings: z.int().min(0), photos: z.int().min(0) })
        .describe('How many findings and photos the phone has sent. Refused while the portal has fewer.'),
      actions: z
        .array(changedAction)
        .max(1000)
        .default([])
        .describe(
          'Corrective actions in other words or with other days. One that is left out has those of the question.',
        ),
    })
    .meta({
      examples: [
        {
          recommendation: 'no change',
          unanswered: 0,
          departed_at: '2026-04-14T11:30:00.000Z',
          expects: { findings: 48, photos: 12 },
          actions: [{ sub_list_id: 3, text: 'Repair the gauge, or replace the cylinder.' }],
        },
      ],
    }),
  refuses: ['action_not_offered'],
  reply,
  audit: { byUseCase: ['Finish inspection'] },
})

/** An officer uploads the file of a visit, which a phone wrote because sending never worked. */
export const uploadVisitFile = call('POST', '/api/inspections/{id}/file', {
  feature: 'visits',
  summary: `Upload the file of a visit: ${visitFileUpload.typeNames}, at most ${visitFileUpload.maxSize}. What it holds is stored once by its keys, as if the phone had sent it. A damaged file, or that of another visit, is refused, and nothing of it is stored.`,
  may: inspectionActions['Upload visit file'].may,
  params: byId,
  body: z
    .object({
      settles: settledFindings,
      site_version: optional(moment).describe('The version of the site page that the one in the file replaces.'),
    })
    .meta({ examples: [{}, { settles: '6f7d2b7e-57f4-4c8e-8a43-0d1c1e3e7a01:2' }] }),
  upload: visitFileUpload,
  refuses: ['action_not_offered', 'limit_reached'],
  status: 201,
  reply: reply.extend({ conflicts: z.array(findingConflict), site_conflict: siteConflict.nullable(), end: visitEnd }),
  audit: { byUseCase: ['Upload visit file'] },
})
