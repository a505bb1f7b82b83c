import type * as calls from '@portal/contract/applications/calls/registrations.ts'
import type { Input } from '@portal/contract/call.ts'
import { act } from '../../../actions/act.ts'
import { onFacility } from '../../../actions/facility.ts'
import { startInvoice } from '../../../money/invoicing.ts'
import { checkApplicant } from '../../../records/applications/applicants.ts'
import { getBrief, insertRegistration, nextReference } from '../../../records/applications/registrations.ts'
import { insertFacility, warningsAbout } from '../../../records/facilities/facilities.ts'
import { checkFacilityPlace, type PlaceFields } from '../../../records/facilities/facility-place.ts'
import type { Context } from '../../../use-case/context.ts'

type Form = Input<typeof calls.registerFacility>['body']

const placeFields = {
  state_id: 'facility_state_id',
  local_gov_area_id: 'facility_local_gov_area_id',
  ward_id: 'facility_ward_id',
} as const satisfies PlaceFields

/** An officer records a facility and its registration from the full form of an applicant who came in person. Spec §2. */
export async function recordPaperForm(context: Context, { body }: Input<typeof calls.registerFacility>) {
  const { db, user, now, today } = context
  const recorded = facilityOf(body)
  await checkFacilityPlace({ db, today }, { ...recorded, state_id: body.facility_state_id }, { names: placeFields })
  await checkApplicant({ db, today }, body)
  const warnings = await warningsAbout(context, recorded)
  const facility_id = await insertFacility(db, { ...recorded, recorded_by: user.id, created_at: now.toISOString() })
  return act(context, onFacility, 'Record registration', facility_id, {
    input: {},
    write: async ({ checked: { starts: kind } }) => {
      const registration = { facility_id, kind, recorded_by: user.id, applicant: applicantOf(body), now }
      // Last, because the counters of references and invoices are shared and stay locked until the commit.
      const started = await insertRegistration(db, { ...registration, reference: await nextReference(db, today) })
      await startInvoice(context, { registration_id: started.id, facility_id, purpose: 'registration' })
      return started
    },
    reply: async ({ id }) => ({ registration: await getBrief(db, id, today), warnings }),
  })
}

/** The form's facility. The form has no owner's name, so it is the applicant's. */
function facilityOf(form: Form) {
  return {
    company_name: form.company_name,
    owner_name: `${form.first_name} ${form.last_name}`,
    phone_number: form.facility_phone_number,
    facility_email: form.facility_email,
    address: form.facility_address,
    postal_address: form.facility__postal_address,
    facility_type_id: form.facility_type_id,
    local_gov_area_id: form.facility_local_gov_area_id,
    ward_id: form.facility_ward_id,
    hours_of_operation: form.hours_of_operation,
    working_days: form.working_days,
    latitude: form.latitude,
    longitude: form.longitude,
  }
}

function applicantOf(form: Form) {
  return {
    first_name: form.first_name,
    last_name: form.last_name,
    email: form.email,
    phone_number: form.phone_number,
    date_of_birth: form.date_of_birth,
    educational_qualification: form.educational_qualification,
    qualification_date: form.qualification_date,
    employment_status: form.employment_status,
    current_employment: form.current_employment,
    emp_address: form.emp_address,
    address: form.address,
    state_id: form.state_id,
    local_gov_area_id: form.local_gov_area_id,
    ward_id: form.ward_id,
  }
}
