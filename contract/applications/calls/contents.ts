import { registrationActions } from '@portal/domain/actions/registration.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { pagesOfDocument, scannedDocument } from '../../fields/accepted-file.ts'
import {
  byId,
  changeReason,
  fileSlug,
  lastDayOfDocument,
  nameOf,
  optional,
  optionalTick,
  prose,
  recordId,
} from '../../fields/fields.ts'
import { signedLink } from '../../fields/signed-link.ts'
import { payment } from '../../money/payment.ts'
import { paymentForm } from '../../money/payment-form.ts'
import { exampleOf } from '../../openapi/example-of.ts'
import { availableFacilities } from '../available-facilities.ts'
import { availableFacilitiesForm } from '../available-facilities-form.ts'
import { comment } from '../comment.ts'
import { document } from '../document.ts'
import { operatingOfficer } from '../operating-officer.ts'
import { operatingOfficerForm } from '../operating-officer-form.ts'

const itsFacility = { kind: 'facility', in: 'body', field: 'facility_id' } as const

/** A document of a facility; the file is the part `document`. Spec §7. */
export const uploadDocument = call('POST', '/api/upload/document', {
  feature: 'contents',
  summary: `Upload a document: ${scannedDocument.typeNames}, at most ${scannedDocument.maxSize}.`,
  may: 'change registration contents',
  body: z
    .object({
      name: nameOf('the type of document', 150).describe('One of the documents that the application is asked for.'),
      facility_id: recordId,
      staff_id: optional(recordId).describe(
        'The member of staff whose it is, for a document that is asked for of staff.',
      ),
      expires_on: lastDayOfDocument,
      reason: changeReason,
    })
    .meta({ examples: [{ name: 'Fire safety Certificate', facility_id: 12, expires_on: '2026-12-31' }] }),
  upload: scannedDocument,
  isResumable: true,
  pages: pagesOfDocument,
  resource: itsFacility,
  refuses: ['limit_reached'],
  status: 201,
  reply: z.object({ data: document }),
  audit: { byUseCase: ['Change contents'] },
})

/** A payment with its receipt; the file is the part `document`. Spec §7. */
export const uploadPayment = call('POST', '/api/upload/payment', {
  feature: 'contents',
  summary: `Record a payment with its receipt: ${scannedDocument.typeNames}, at most ${scannedDocument.maxSize}.`,
  may: 'record a payment',
  body: paymentForm,
  upload: scannedDocument,
  isResumable: true,
  resource: itsFacility,
  refuses: ['limit_reached', 'action_not_offered'],
  status: 201,
  reply: z.object({ data: payment }),
  audit: { byUseCase: ['Change contents', 'record_payment'] },
})

/** A signed link to an uploaded file, for people who may see it. */
export const linkDocument = call('POST', '/api/documents/{slug}/link', {
  feature: 'contents',
  summary: 'A link to an uploaded file, which works for five minutes.',
  may: 'read a facility or registration',
  params: z.object({ slug: fileSlug }),
  resource: { kind: 'document', in: 'params', field: 'slug' },
  reply: signedLink('/documents/q7Yk2vT9cXw4LmB8sZ1dRf?expires=1775644500&signature=Zm9v'),
  audit: { enters: 'open_document', about: 'document', id: ['params', 'slug'] },
})

/** The operating officer of a facility. Saving again replaces the one before. Spec §7. */
export const saveOperatingOfficer = call('POST', '/api/operating_staff', {
  feature: 'contents',
  summary: 'Save the operating officer of a facility. Saving again replaces the one before.',
  may: 'change registration contents',
  body: operatingOfficerForm,
  resource: itsFacility,
  status: 201,
  reply: z.object({ data: operatingOfficer }),
  audit: { byUseCase: ['Change contents'] },
})

const officerForm = operatingOfficerForm.omit({ facility_id: true })

/** Corrects the operating officer. Unlike saving, it can name the version that was read. */
export const changeOperatingOfficer = call('PUT', '/api/facilities/{id}/operating_staff', {
  feature: 'contents',
  summary: 'Correct the operating officer of a facility.',
  may: 'change registration contents',
  params: byId,
  body: officerForm.meta({ examples: [officerForm.parse(exampleOf(operatingOfficerForm))] }),
  resource: { kind: 'facility', in: 'params', field: 'id' },
  ifMatch: 'data',
  reply: z.object({ data: operatingOfficer }),
  audit: { byUseCase: ['Change contents'] },
})

/** The rooms, supplies and equipment of a facility. Saving again replaces what was there. Spec §7. */
export const saveAvailableFacilities = call('POST', '/api/available_fac', {
  feature: 'contents',
  summary: 'Save the available facilities. Saving again replaces what was there.',
  may: 'change registration contents',
  body: availableFacilitiesForm,
  resource: itsFacility,
  status: 201,
  reply: z.object({ data: availableFacilities }),
  audit: { byUseCase: ['Change contents'] },
})

/** An officer comments on a registration. Spec §7. */
export const addComment = call('POST', '/api/add/comment', {
  feature: 'contents',
  summary: 'Comment on a registration. The owner reads it when it is marked visible.',
  may: registrationActions.Comment.may,
  body: z
    .object({ registration_id: recordId, body: prose('the comment'), visible_to_owner: optionalTick(false) })
    .meta({
      examples: [
        {
          registration_id: 31,
          body: 'Please upload a fire safety certificate that is in date.',
          visible_to_owner: true,
        },
      ],
    }),
  resource: { kind: 'registration', in: 'body', field: 'registration_id' },
  refuses: ['limit_reached'],
  status: 201,
  reply: z.object({ data: comment }),
  audit: { byUseCase: ['Comment'] },
})
