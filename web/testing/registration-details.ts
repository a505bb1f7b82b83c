import { availableFacilities } from '@portal/contract/applications/available-facilities.ts'
import * as calls from '@portal/contract/applications/calls/registrations.ts'
import * as submissions from '@portal/contract/applications/calls/submissions.ts'
import { document } from '@portal/contract/applications/document.ts'
import { rowsByList } from '@portal/contract/applications/facility-contents.ts'
import { operatingOfficer } from '@portal/contract/applications/operating-officer.ts'
import type { RegistrationBrief } from '@portal/contract/applications/registration-brief.ts'
import { rowSections } from '@portal/contract/applications/row-sections.ts'
import type { Reply } from '@portal/contract/call.ts'
import type { AnsweredQuestion } from '@portal/contract/cases/application-review.ts'
import type { AskedDocument } from '@portal/contract/catalogue/asked-document.ts'
import * as catalogue from '@portal/contract/catalogue/calls/catalogue.ts'
import type { FacilityWithPlaces } from '@portal/contract/facilities/facility-with-places.ts'
import * as certificates from '@portal/contract/licences/calls/certificates.ts'
import { payment } from '@portal/contract/money/payment.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { documentTypes, registrationForm, requiredDocumentTypes } from '@portal/domain/applications/document-types.ts'
import { rowKindOf, rowLists } from '@portal/domain/applications/row-sections.ts'
import { applicationSections } from '@portal/domain/applications/sections.ts'
import { staffStrength } from '@portal/domain/applications/staff-cadres.ts'
import { recordOf } from '@portal/domain/record-of.ts'
import type { RegistrationDetails } from '../api/registration-details.ts'
import { aFacility, aRegistration } from './facilities.ts'
import { type FakeReply, reply } from './fake-portal.ts'
import { anAnswer, aRequirement } from './requirements.ts'

/** The documents that an application is asked for in a new portal. */
export const specifiedDocuments: AskedDocument[] = documentTypes.map((name, index) => ({
  id: index + 1,
  name,
  hint: null,
  last_day: 'optional',
  most_files: null,
  staff_cadres: [],
  demand: name === registrationForm ? 'optional' : 'required',
  example_url: null,
}))

/** The counts of an application of which only one of two questions is answered. */
export const hardlyStarted = {
  questions: 2,
  answered: 1,
  has_operating_officer: false,
  has_available_facilities: false,
  staffs: 0,
  referees: 0,
  document_names: [],
  asked_documents: specifiedDocuments,
  payments: 0,
}

const start = {
  at: '2026-03-10T08:00:00.000Z',
  actor: 'Amina Bello',
  from: null,
  to: 'pending',
  reason: null,
} as const

/** A reply to showRegistration: registration 31 of Sabongari Family Clinic, without contents. */
export function registrationDetails(
  overrides: Partial<Omit<RegistrationDetails, 'registration'>> = {},
  brief: Partial<RegistrationDetails['registration']> & Partial<RegistrationBrief> = {},
  facility: Partial<FacilityWithPlaces> = {},
): RegistrationDetails {
  const registration = aRegistration(brief)
  const { documents = [], payments = [] } = overrides
  const rows = rowsByList((list) => overrides[list] ?? [])
  const { comments = [], history = [start] } = brief
  return {
    registration: {
      ...registration,
      facility: aFacility({ registration, ...facility }),
      consideration: null,
      ...brief,
      history,
      comments,
    },
    total_no_of_staff: rows.staffs.length,
    operatingOff: null,
    staff_strength: staffStrength(rows.staffs),
    documents,
    ...rows,
    payments,
    totals: {
      documents: documents.length,
      ...recordOf(rowLists, (list) => rows[list].length),
      payments: payments.length,
      paid: payments.reduce((sum, { amount }) => sum + amount, 0),
      questions: 2,
      answered: 1,
      history: history.length,
      comments: comments.length,
    },
    available_facilities: null,
    obstacles: [],
    offered: [],
    has_owner_account: true,
    was_approved: false,
    last_days: { certificate: '2026-12-31', extension: '2026-10-08', statement: '2026-10-08' },
    asked_documents: specifiedDocuments,
    document_names: documents.flatMap(({ name, staff_id }) => (staff_id == null ? name : [])),
    sections: sectionsWith(overrides.missing ?? []),
    missing: [],
    asked_before_submit: overrides.missing ?? [],
    returned_work: null,
    ...overrides,
  }
}

/** The sections of an application with these missing items: requirements are started, other incomplete sections are empty. */
function sectionsWith(missing: RegistrationDetails['missing']): RegistrationDetails['sections'] {
  return applicationSections.map((section) => {
    const messages = missing.filter((row) => row.section === section).map(({ message }) => message)
    const incomplete = section === 'requirements' ? 'started' : 'empty'
    const state = messages.length > 0 ? incomplete : 'done'
    return { section, state, missing: messages, to_confirm: false, parts_to_confirm: [] }
  })
}

/** The contents of a complete application. */
export const everything = {
  documents: requiredDocumentTypes.map((name, index) => ({
    ...exampleOf(document),
    id: 51 + index,
    name,
    file_slug: `q7Yk2vT9cXw4LmB8sZ1dR${index}`,
  })),
  ...rowsByList((list) => [exampleOf(rowSections[rowKindOf(list)].row)]),
  payments: [exampleOf(payment)],
  operatingOff: exampleOf(operatingOfficer),
  available_facilities: exampleOf(availableFacilities),
} satisfies Partial<RegistrationDetails>

/** The replies for the registration page: the registration, two questions, and an answer to the first. */
export function registrationReplies(details: RegistrationDetails, ...later: RegistrationDetails[]): FakeReply[] {
  return [
    ...[details, ...later].map((each) => reply(calls.showRegistration, each)),
    reply(certificates.listPrints, { data: [] }),
    reply(catalogue.listRequirementsOfType, { data: [aRequirement({ id: 1, part: 1, questions: [1, 2] })] }),
    reply(submissions.listSubmissions, {
      data: [anAnswer({ sub_list_id: 1, respond: 1, number: 2, description: 'Two rooms.' })],
    }),
  ]
}

/** The reply to reviewRegistration: what a page shows, as its contents, with these answers, changes and flags. */
export function reviewOf(
  page: RegistrationDetails,
  overrides: Partial<Reply<typeof calls.reviewRegistration>['data']> & { answers?: AnsweredQuestion[] } = {},
): Reply<typeof calls.reviewRegistration> {
  const { answers = [], ...data } = overrides
  const { documents, payments, operatingOff, available_facilities = null } = page
  return {
    page,
    data: {
      contents: {
        facility: { company_name: page.registration.facility.company_name },
        applicant: null,
        operating_officer: operatingOff,
        available_facilities,
        documents,
        payments,
        ...rowsByList((list) => page[list]),
        answers,
      },
      stored: null,
      changes: null,
      confirmed_answers: [],
      corrections: [],
      used_files: [],
      flags: [],
      unpaid_penalties: { total: 0, data: [] },
      ...data,
    },
  }
}
