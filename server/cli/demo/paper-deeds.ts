import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as claims from '@portal/contract/facilities/calls/claims.ts'
import { hashClaimCode } from '../../auth/claim-codes.ts'
import type { Deed } from './life.ts'
import { demoOfficer } from './people.ts'

// What is done with a facility that was on paper and has no owner account.

/** The code of the demonstration's letter, for a facility that waits for its owner. */
export const demoClaimCode = 'K7M2QXT94B'

/** An officer records the facility and its registration from the paper form. */
export const recordFromPaper: Deed = async ({ portal, chance }, life) => {
  const { owner, site } = life
  const { first_name, last_name, email } = owner
  const phone_number = site.phone_number
  const body = {
    ...{ first_name, last_name, email, phone_number, latitude: site.latitude, longitude: site.longitude },
    facility_type_id: site.facility_type_id,
    company_name: site.company_name,
    facility_address: site.address,
    facility_state_id: 27,
    facility_local_gov_area_id: site.local_gov_area_id,
    facility_ward_id: site.ward_id,
    facility_phone_number: phone_number,
    hours_of_operation: chance.of(['08:00AM-10:00PM', '08:00AM-5:00PM'] as const),
    working_days: 'Monday,Tuesday,Wednesday,Thursday,Friday',
    date_of_birth: '1971-04-27',
    educational_qualification: 'MBBS',
    employment_status: 'Self-employed' as const,
    state_id: 27,
    local_gov_area_id: site.local_gov_area_id,
    address: site.address,
  }
  const { registration } = await portal.send(demoOfficer, registrations.registerFacility, { body })
  life.facility_id = registration.facility_id
  life.registration_id = registration.id
}

/** An officer makes a letter with a code, with which the owner claims the facility. */
export const claimWithLetter: Deed = async ({ portal }, { facility_id: id, owner }) => {
  const { data } = await portal.send(demoOfficer, claims.makeClaimLetter, { params: { id } })
  await portal.send(owner.email, claims.claimFacility, { body: { code: data.code } })
}

/** An officer makes a letter that nobody has used. Its code is made one that can be told before. */
export const makeLetter: Deed = async ({ portal }, { facility_id: id }) => {
  await portal.send(demoOfficer, claims.makeClaimLetter, { params: { id } })
  const code_hash = await hashClaimCode(demoClaimCode)
  await portal.change((db) => db.updateTable('claim').set({ code_hash }).where('facility_id', '=', id).execute())
}
