import type * as calls from '@portal/contract/applications/calls/registrations.ts'
import { applicantDetails, facilityDetails } from '@portal/contract/applications/registration-form.ts'
import type { Input } from '@portal/contract/call.ts'
import { pickFields } from '@portal/contract/fields/pick-fields.ts'
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
  const { state_id, recorded } = facilityOf(body)
  await checkFacilityPlace({ db, today }, { ...recorded, state_id }, { names: placeFields })
  await checkApplicant({ db, today }, body)
  const warnings = await warningsAbout(context, recorded)
  const facility_id = await insertFacility(db, { ...recorded, recorded_by: user.id, created_at: now.toISOString() })
  return act(context, onFacility, 'Record registration', facility_id, {
    input: {},
    write: async ({ checked: { starts: kind } }) => {
      const registration = {
        facility_id,
        kind,
        recorded_by: user.id,
        applicant: pickFields(applicantDetails, body),
        now,
      }
      // Last, because the counters of references and invoices are shared and stay locked until the commit.
      const started = await insertRegistration(db, { ...registration, reference: await nextReference(db, today) })
      await startInvoice(context, { registration_id: started.id, facility_id, purpose: 'registration' })
      return started
    },
    reply: async ({ id }) => ({ registration: await getBrief(db, id, today), warnings }),
  })
}

/** The form's facility under the names of its details. The form has no owner's name, so it is the applicant's. */
function facilityOf(form: Form) {
  const {
    facility_state_id: state_id,
    facility_local_gov_area_id: local_gov_area_id,
    facility_ward_id: ward_id,
    facility_address: address,
    facility__postal_address: postal_address,
    facility_phone_number: phone_number,
    ...named
  } = pickFields(facilityDetails, form)
  const owner_name = `${form.first_name} ${form.last_name}`
  const renamed = { local_gov_area_id, ward_id, address, postal_address, phone_number }
  return { state_id, recorded: { ...named, ...renamed, owner_name } }
}
