import { offeredStart } from '@portal/domain/actions/offered-facility-actions.ts'
import { registrationActions } from '@portal/domain/actions/registration.ts'
import type { RenewalPeriods } from '@portal/domain/licences/renewal.ts'
import { openRestrictions, restrictionStateOn, standingOn } from '@portal/domain/standing/standing.ts'
import type { Db } from '../../database/connect.ts'
import { type Brief, listBriefs } from '../applications/registration-briefs.ts'
import { newestRegistrationId, shownRegistrationId } from '../applications/shown-registration.ts'
import type { StoredRestriction } from '../standing/restrictions.ts'

/** Facilities with the registration that is shown with each, and a renewal or a change of type beside it. */
export async function withRegistrations<F extends ShownColumns>(db: Db, facilities: readonly F[], today: string) {
  const ids = facilities.flatMap((row) =>
    [row.registration_id, row.next_registration_id, row.type_change_id].filter((id) => id !== null),
  )
  const briefs = await listBriefs(db, ids, today)
  return facilities.map((facility) => withRegistration(facility, briefs, today))
}

/** A facility with those of the registrations that belong to it. */
export function withRegistration<F extends ShownColumns>(facility: F, briefs: readonly Brief[], today: string) {
  const find = (id: number | null) => briefs.find((brief) => brief.id === id) ?? null
  const registration = find(shownRegistrationId(facility, today))
  const newest = find(newestRegistrationId(facility))
  const type_change = find(facility.type_change_id)
  const open = type_change && type_change.status !== registrationActions.Decline.leadsTo ? type_change : newest
  return {
    ...facility,
    registration,
    renewal: newest?.id === registration?.id ? null : newest,
    type_change,
    needs_date: facility.import_id !== null && newest === null,
    starts: offeredStart({ ...facility, newest: open ?? undefined }, today),
    standing: standingOn(facility, today),
    restrictions: openRestrictions(facility.restrictions, today).map((restriction) => ({
      ...restriction,
      state: restrictionStateOn({ ...restriction, lifted_at: null }, today),
    })),
  }
}

/** The columns of a facility from which its registrations follow. */
interface ShownColumns {
  import_id: number | null
  registration_id: number | null
  next_registration_id: number | null
  type_change_id: number | null
  next_from: string | null
  closed_from: string | null
  restrictions: readonly StoredRestriction[]
  periods: RenewalPeriods
}
