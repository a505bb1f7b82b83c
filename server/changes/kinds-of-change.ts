import { availableFacilities } from '@portal/contract/applications/available-facilities.ts'
import { operatingOfficer } from '@portal/contract/applications/operating-officer.ts'
import { facility } from '@portal/contract/facilities/facility.ts'
import type { ChangeKind } from '@portal/domain/facilities/change-kinds.ts'
import type { Db } from '../database/connect.ts'
import { replaceOperatingOfficer, suppliedOfficerOf } from '../records/accounts/people.ts'
import { availableFacilitiesOf, replaceAvailableFacilities } from '../records/applications/contents.ts'
import { changeableDetails, readChangeableDetails, readContacts } from '../records/facilities/change-requests.ts'
import { updateFacility } from '../records/facilities/facilities.ts'
import type { Context } from '../use-case/context.ts'

/** Where a change is written, and whom the new values come from. */
interface Target {
  facility_id: number
  asked_by: number
}

/** How a kind of change is read and written. */
interface KindOfChange {
  /** The part of an application, as the history names it. */
  part: string
  /** The present values; undefined where nothing is recorded. */
  present: (db: Db, facilityId: number) => Promise<object | undefined>
  /** What people read of the values: without the ids of places. */
  inWords: (values: unknown) => object
  write: (context: Pick<Context, 'db' | 'now'>, target: Target, wanted: unknown) => Promise<void>
}

/** What a request says of an operating officer. */
export const officerFields = operatingOfficer.omit({ id: true, facility_id: true, updated_at: true })

const contactFields = facility.pick({
  phone_number: true,
  facility_email: true,
  website: true,
  postal_address: true,
  working_days: true,
  hours_of_operation: true,
})

const serviceFields = availableFacilities.omit({ id: true, facility_id: true })

/** Every kind of change: what it reads, and what it writes once it holds. */
export const kindsOfChange = {
  'operating officer': {
    part: 'operating_officer',
    present: (db, id) => suppliedOfficerOf(db, id).executeTakeFirst(),
    inWords: (values) => officerFields.parse(values),
    async write({ db, now }, { facility_id, asked_by }, wanted) {
      await replaceOperatingOfficer(db, { ...officerFields.parse(wanted), facility_id, recorded_by: asked_by }, now)
    },
  },
  contacts: {
    part: 'facility',
    present: readContacts,
    inWords: (values) => contactFields.parse(values),
    write: ({ db, now }, { facility_id }, wanted) => updateFacility(db, facility_id, contactFields.parse(wanted), now),
  },
  'beds and services': {
    part: 'available_facilities',
    present: (db, id) => availableFacilitiesOf(db, id).executeTakeFirst(),
    inWords: (values) => serviceFields.parse(values),
    async write({ db, now }, { facility_id, asked_by }, wanted) {
      await replaceAvailableFacilities(db, { ...serviceFields.parse(wanted), facility_id, recorded_by: asked_by }, now)
    },
  },
  details: {
    part: 'facility',
    present: readChangeableDetails,
    inWords(values) {
      const { local_gov_area_id: _, ward_id: __, ...words } = changeableDetails.parse(values)
      return words
    },
    async write({ db, now }, { facility_id }, wanted) {
      const { lga: _, ward: __, ...columns } = changeableDetails.parse(wanted)
      await updateFacility(db, facility_id, columns, now)
    },
  },
} as const satisfies Record<ChangeKind, KindOfChange>
