import { rowLists } from '@portal/domain/applications/row-sections.ts'
import { cadreKeys } from '@portal/domain/applications/staff-cadres.ts'
import { recordOf } from '@portal/domain/record-of.ts'
import { consideration } from '../cases/consideration.ts'
import { registrationCase } from '../cases/registration-case.ts'
import { stagesOnPage } from '../cases/stage-on-page.ts'
import { askedDocument } from '../catalogue/asked-document.ts'
import { facilityWithPlaces } from '../facilities/facility-with-places.ts'
import { inspectionOnPage } from '../inspections/inspection.ts'
import { condition } from '../licences/condition.ts'
import { exampleOf } from '../openapi/example-of.ts'
import { comment } from './comment.ts'
import { rowsByList } from './facility-contents.ts'
import { historyLine } from './history-line.ts'
import { operatingOfficer } from './operating-officer.ts'
import { registrationBrief } from './registration-brief.ts'

/** An example of the page of a registration, for the description of the calls. */
export const registrationPageExample = {
  registration: {
    ...exampleOf(registrationBrief),
    facility: exampleOf(facilityWithPlaces),
    history: [exampleOf(historyLine)],
    consideration: exampleOf(consideration),
    comments: [exampleOf(comment)],
  },
  total_no_of_staff: 0,
  operatingOff: exampleOf(operatingOfficer),
  staff_strength: recordOf(cadreKeys, () => ({ full: 0, part: 0, total: 0 })),
  documents: [],
  ...rowsByList(() => []),
  payments: [],
  available_facilities: null,
  staff_documents: [],
  totals: {
    documents: 0,
    ...recordOf(rowLists, () => 0),
    payments: 0,
    paid: 0,
    questions: 24,
    answered: 24,
    history: 1,
    comments: 1,
  },
  offered: ['Print Certificate'],
  has_owner_account: true,
  case: exampleOf(registrationCase),
  against: [
    {
      check: 'not_submitted',
      message: 'This application was never submitted',
      concerns: ['Temporary Approval', 'Approve'],
    },
  ],
  in_favour: [{ check: 'incomplete', message: 'The application is complete' }],
  inspection: exampleOf(inspectionOnPage),
  obstacles: [{ action: 'Consider', message: 'You approved this registration, so another officer must consider it' }],
  kept_fields: [
    { field: 'commissioner_approval', message: 'Only the Hon. Commissioner (Dr Fatima Sule) can change this' },
  ],
  stages: exampleOf(stagesOnPage),
  was_approved: true,
  conditions: [exampleOf(condition)],
  representation: null,
  contest_until: null,
  condition_presets: [],
  invoice: null,
  last_days: null,
  asked_documents: [exampleOf(askedDocument)],
  document_names: ['Fire safety Certificate'],
  sections: [
    {
      section: 'payment',
      state: 'empty',
      missing: ['Add a payment with its receipt.'],
      to_confirm: false,
      parts_to_confirm: [],
    },
  ],
  missing: [{ section: 'payment', message: 'Add a payment with its receipt.' }],
  asked_before_submit: [{ section: 'payment', message: 'Add a payment with its receipt.' }],
  returned_work: null,
}
