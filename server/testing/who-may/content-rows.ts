import { rowCalls } from '@portal/contract/applications/row-sections.ts'
import type { Call } from '@portal/contract/call.ts'
import { calls } from '@portal/contract/calls.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import type { CallRows, Row } from '../who-may-outcomes.ts'
import { everyoneSignedIn, never, officersWith, ownerAndOfficers } from './common-rows.ts'

const aForm = { params: { form: 'add-facility' } }
const ownDrafts: Row = { ...everyoneSignedIn, send: () => aForm }

/** An owner may change nothing while an officer decides; nobody may change anything after approval. */
const contents: Row = {
  ...ownerAndOfficers,
  duty: 'review',
  owner: {
    pending: 'ok',
    'Awaiting decision': never,
    'Temporarily approved': 'ok',
    Approved: never,
    declined: 'ok',
  },
  officer: {
    pending: 'ok',
    'Awaiting decision': 'ok',
    'Temporarily approved': 'ok',
    Approved: never,
    declined: 'ok',
  },
}

/** What only an owner and helpers do, while the application may be changed. */
const ownersContents: Row = {
  owner: contents.owner,
  'another owner': 'not_found',
  officer: 'not_allowed',
}

const correction = ({ body }: Pick<Call, 'body'>, facility: { id: number }, row: { id: number }) => ({
  params: { id: row.id },
  body: { ...Object(body && exampleOf(body)), facility_id: facility.id },
})

/** What an application consists of. */
export const contentRows = {
  uploadDocument: contents,
  uploadPayment: contents,
  linkDocument: { ...ownerAndOfficers, send: ({ file_slug }) => ({ params: { slug: file_slug } }) },
  saveOperatingOfficer: contents,
  changeOperatingOfficer: contents,
  saveAvailableFacilities: contents,
  addComment: officersWith('review'),
  addStaff: contents,
  removeStaff: { ...contents, send: ({ staff }) => ({ params: { id: staff.id } }) },
  changeStaff: { ...contents, send: ({ facility, staff }) => correction(rowCalls.changeStaff, facility, staff) },
  addReferee: contents,
  changeReferee: {
    ...contents,
    send: ({ facility, referee }) => correction(rowCalls.changeReferee, facility, referee),
  },
  removeReferee: { ...contents, send: ({ referee }) => ({ params: { id: referee.id } }) },
  listStaffs: ownerAndOfficers,
  listReferees: ownerAndOfficers,
  changeFacility: {
    ...contents,
    send: ({ facility }) => ({
      params: { id: facility.id },
      body: { ...exampleOf(calls.changeFacility.body), facility_type_id: facility.facility_type_id },
    }),
  },
  changeApplicant: contents,
  changeDocument: {
    ...contents,
    send: ({ file_slug }) => ({ params: { slug: file_slug }, body: { expires_on: '2026-12-31' } }),
  },
  removeFile: {
    ...contents,
    send: ({ file_slug }) => ({ params: { slug: file_slug }, body: { reason: 'It is the wrong file.' } }),
  },
  listDocuments: ownerAndOfficers,
  listPayments: ownerAndOfficers,
  listPenaltiesOfFacility: ownerAndOfficers,
  listComments: ownerAndOfficers,
  listHistory: ownerAndOfficers,
  showRequirementQuestions: ownerAndOfficers,
  listSubmissions: ownerAndOfficers,
  submitAnswer: contents,
  attachEvidence: {
    ...ownersContents,
    send: ({ facility, answer }) => ({ params: { id: answer.id }, body: { facility_id: facility.id } }),
  },
  removeEvidence: { ...ownersContents, send: ({ answer }) => ({ params: { id: answer.id } }) },
  showDraft: ownDrafts,
  saveDraft: { ...ownDrafts, send: () => ({ ...aForm, body: { value: { company_name: 'Alheri' } } }) },
  discardDraft: ownDrafts,
} as const satisfies CallRows
