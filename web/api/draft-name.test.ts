import * as contents from '@portal/contract/applications/calls/contents.ts'
import { staffRows } from '@portal/contract/applications/row-sections/staff.ts'
import * as corrections from '@portal/contract/facilities/calls/corrections.ts'
import { expect, it } from 'vitest'
import { draftNameOf } from './draft-name.ts'

it.each([
  ['adding staff to facility 12', staffRows.add, { facility_id: 12 }, 'staffs-12'],
  ['correcting member of staff 12', staffRows.change, { id: 12, facility_id: 7 }, 'put-staffs-12'],
  ['adding an operating officer', contents.saveOperatingOfficer, { facility_id: 12 }, 'operating-staff-12'],
  [
    'correcting the operating officer',
    contents.changeOperatingOfficer,
    { id: 12, facility_id: 12 },
    'put-facilities-operating-staff-12',
  ],
  ['correcting an applicant', corrections.changeApplicant, { id: '31' }, 'put-registrations-applicant-31'],
  ['a form without an id', contents.addComment, {}, 'add-comment'],
])('%s has a draft of its own', (_what, call, ids, name) => {
  expect(draftNameOf(call, ids)).toBe(name)
})
