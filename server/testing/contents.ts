import type * as calls from '@portal/contract/applications/calls/contents.ts'
import type { rowCalls } from '@portal/contract/applications/row-sections.ts'
import type { Call, Sent } from '@portal/contract/call.ts'
import type { RowKind } from '@portal/domain/applications/row-sections.ts'

type Body<C extends Call> = Omit<Sent<C>['body'], 'facility_id'>

/** A member of staff as a form sends it. */
export const staff = {
  full_name: 'Hauwa Sani',
  phone_number: '0805 987 6543',
  staff_category_type: 'Professional',
  cadre: 'Nurses/Midwives',
  highest_qualification: 'BNSc',
  rank: 'Senior nursing officer',
  time: 'full time',
} as const satisfies Body<typeof rowCalls.addStaff>

/** A referee as a form sends it. */
export const referee = {
  full_name: 'Usman Danjuma',
  phone_number: '0802 345 6789',
  occupation: 'Civil servant',
  designation: 'Permanent secretary',
  duration_of_acquaintance: '8 years',
} as const satisfies Body<typeof rowCalls.addReferee>

/** A row of each section of rows as a form sends it. */
export const rowsAsSent = { staff, referee } satisfies Record<RowKind, object>

/** An operating officer as a form sends it, for a type of facility without additional fields. */
export const operatingOfficer = {
  full_name: 'Dr Ngozi Okafor',
  phone_number: '0806 111 2233',
  email_add: 'Ngozi.Okafor@example.com',
  highest_qualification: 'MBBS',
  cert_reg_no: '45678',
  year_of_graduation: 2009,
  additional_qualification: 'FWACP',
  employment_status: 'Employed',
  work_place_address: '14 Bosso Road, Minna',
  previous_working_experience: 'Medical officer, General Hospital Minna, 2011 to 2018',
} as const satisfies Body<typeof calls.saveOperatingOfficer>

/** The available facilities as a form sends them. */
export const availableFacilities = {
  bed_space_capacity: 20,
  no_of_wards: 3,
  no_of_consulting_rooms: 2,
  no_of_toilets: 6,
  source_of_water: 'Borehole',
  electricity_supply: 'Public supply and generator',
  mode_of_waste_management: 'Incinerator',
  medical_record: 'digital and paper',
  available_fac: ['Laboratory', 'Pharmacy', 'Ambulance'],
} as const satisfies Body<typeof calls.saveAvailableFacilities>
