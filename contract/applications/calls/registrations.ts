import { facilityActions } from '@portal/domain/actions/facility.ts'
import { registrationActions } from '@portal/domain/actions/registration.ts'
import { decidedStatuses, readStatus } from '@portal/domain/applications/registration-status.ts'
import { confirmedSections } from '@portal/domain/applications/sections.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { applicationReview } from '../../cases/application-review.ts'
import { consideration, considerationForm } from '../../cases/consideration.ts'
import { caseFee, caseFilters, presentStage } from '../../cases/queue.ts'
import { registrationCase } from '../../cases/registration-case.ts'
import { facilityWithPlaces } from '../../facilities/facility-with-places.ts'
import { byId, choice, optional, prose, recordId, recordIdText } from '../../fields/fields.ts'
import { facilityFilters, matched } from '../../fields/filters.ts'
import { list } from '../../fields/paging.ts'
import { conditionsForm } from '../../licences/conditions-form.ts'
import { registrationBrief } from '../registration-brief.ts'
import { registrationForm } from '../registration-form.ts'
import { registrationPage } from '../registration-page.ts'

const page = registrationPage.describe('The same as the reply of GET /api/registrations/{id} now.')

/** An owner starts the registration of a facility. Spec §4. The full form comes on the same path, see {@link registerFacility}. */
export const startRegistration = call('POST', '/api/registrations', {
  feature: 'registrations',
  summary: 'Start the registration of a facility.',
  may: facilityActions['Start Registration'].may,
  body: z.object({ facility_id: recordId }).meta({ examples: [{ facility_id: 12 }] }),
  resource: { kind: 'facility', in: 'body', field: 'facility_id' },
  status: 201,
  reply: z.object({ data: registrationBrief }),
  audit: { byUseCase: ['Start Registration', 'Renew Registration'] },
})

/** An officer records a facility and its registration from the full form. Spec §2. */
export const registerFacility = call('POST', '/api/registrations', {
  feature: 'registrations',
  summary: 'Record a facility with its registration from the full form.',
  may: facilityActions['Record registration'].may,
  body: registrationForm,
  status: 201,
  reply: z.object({ registration: registrationBrief, warnings: z.array(z.string()) }),
  audit: { byUseCase: ['Record registration'] },
})

/** An owner's own registrations, or all registrations for an officer. Spec §2. */
export const listRegistrations = call('GET', '/api/registrations', {
  feature: 'registrations',
  summary: 'Your registrations; every registration for an officer.',
  may: 'read a facility or registration',
  query: facilityFilters(['created_at', 'submitted_at', 'expiry_date', 'name', 'status', 'lga', 'category']).extend({
    after: recordIdText
      .optional()
      .describe(
        'Only those that come after this registration in the order asked for, whether it is listed itself or not.',
      ),
    ...caseFilters,
  }),
  resource: { kind: 'registration', in: 'query', field: 'after' },
  reply: list(
    registrationBrief
      .extend({
        facility: facilityWithPlaces,
        case: registrationCase.nullish().describe('For officers.'),
        fee: caseFee.nullish().describe('For officers: how far its fee is; null where nothing is asked for.'),
        stage: presentStage.nullish().describe('For officers: the stage at which it is; null where it is at none.'),
      })
      .meta({ id: 'RegistrationRow' }),
  ).extend({ matched }),
})

/** A registration with all that is needed to consider it. Spec §2, Single registration detail. */
export const showRegistration = call('GET', '/api/registrations/{id}', {
  feature: 'registrations',
  summary: 'A registration with its contents, its history, what is missing and what you may do now.',
  may: 'read a facility or registration',
  params: byId,
  resource: { kind: 'registration', in: 'params', field: 'id' },
  reply: registrationPage,
})

/** All that an officer reads before deciding, with the page of the registration. */
export const reviewRegistration = call('GET', '/api/registrations/{id}/review', {
  feature: 'registrations',
  summary: 'Everything that the owner supplied, what changed since the last review, and the flags of the facility.',
  may: 'see the applications',
  params: byId,
  resource: { kind: 'registration', in: 'params', field: 'id' },
  reply: z.object({ data: applicationReview, page }),
})

/** An officer decides on a registration. Spec §4. */
export const decideRegistration = call('POST', '/api/update/reg', {
  feature: 'registrations',
  summary: 'Approve, temporarily approve or decline a registration.',
  may: registrationActions.Approve.may,
  body: z
    .object({
      id: recordId.describe('The registration.'),
      status: z
        .preprocess(
          (sent: string): unknown => (typeof sent === 'string' ? (readStatus(sent) ?? sent) : sent),
          z.enum(decidedStatuses, 'Choose Temporarily approved, Approved or declined'),
        )
        .describe('In capital or small letters.'),
      reason: optional(prose('the reason')),
      conditions: conditionsForm.optional().describe('What an approval or temporary approval asks of the facility.'),
    })
    .meta({
      examples: [
        {
          id: 31,
          status: 'Approved',
          reason: 'Every requirement is met.',
          conditions: [{ text: 'Display the certificate where patients can see it.' }],
        },
      ],
    }),
  resource: { kind: 'registration', in: 'body', field: 'id' },
  refuses: ['action_not_offered', 'invalid_input'],
  reply: z.object({ data: registrationBrief, message: z.string(), page }),
  audit: { byUseCase: ['Approve', 'Temporary Approval', 'Decline'] },
})

/** An owner submits a registration to the ministry. A refusal lists what is missing, by section. */
export const submitRegistration = call('POST', '/api/registrations/{id}/submit', {
  feature: 'registrations',
  summary: 'Submit a registration to the ministry. What is missing is listed by section.',
  may: registrationActions.Submit.may,
  params: byId,
  resource: { kind: 'registration', in: 'params', field: 'id' },
  refuses: ['action_not_offered', 'invalid_input'],
  reply: z.object({ data: registrationBrief, page }),
  audit: { byUseCase: ['Submit'] },
})

/**
 * The owner of a renewal confirms that a section is as it was in the licence before. Changing the section confirms it too. The
 * answers are confirmed one part at a time, after they were shown.
 */
export const confirmSection = call('POST', '/api/registrations/{id}/confirm', {
  feature: 'registrations',
  summary: 'Confirm that a section of a renewal is still right; of the requirements, one part.',
  may: registrationActions['Change contents'].may,
  params: byId,
  body: z
    .object({
      section: choice(confirmedSections, 'a section of the application'),
      part_id: optional(recordId).describe('The part whose answers are confirmed; needed for `requirements`.'),
    })
    .meta({ examples: [{ section: 'staff' }, { section: 'requirements', part_id: 2 }] }),
  resource: { kind: 'registration', in: 'params', field: 'id' },
  refuses: ['action_not_offered', 'invalid_input'],
  reply: z.object({ message: z.string(), page }),
  audit: { byUseCase: ['Change contents'] },
})

/** An owner takes an application back before it is decided. Another one can be started then. */
export const withdrawRegistration = call('POST', '/api/registrations/{id}/withdraw', {
  feature: 'registrations',
  summary: 'Withdraw a registration that is not decided.',
  may: registrationActions.Withdraw.may,
  params: byId,
  body: z
    .object({ reason: optional(prose('the reason')) })
    .meta({ examples: [{ reason: 'The facility will open next year.' }] }),
  resource: { kind: 'registration', in: 'params', field: 'id' },
  refuses: ['action_not_offered'],
  reply: z.object({ data: registrationBrief, message: z.string(), page }),
  audit: { byUseCase: ['Withdraw'] },
})

/** An officer saves the Consideration form. With both verdicts, a pending registration awaits decision. Spec §2. */
export const considerRegistration = call('PUT', '/api/registrations/{id}/consideration', {
  feature: 'registrations',
  summary: 'Save the Consideration form of a registration.',
  may: registrationActions.Consider.may,
  params: byId,
  body: considerationForm,
  resource: { kind: 'registration', in: 'params', field: 'id' },
  ifMatch: 'data',
  reply: z.object({ data: consideration, registration: registrationBrief, page }),
  audit: { byUseCase: ['Consider', 'Plan inspection', 'Cancel inspection'] },
})
