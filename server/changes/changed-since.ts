import { changeableDetails, type StoredChange } from '../records/facilities/change-requests.ts'
import { getFacility } from '../records/facilities/facilities.ts'
import type { Context } from '../use-case/context.ts'
import { kindsOfChange, officerFields } from './kinds-of-change.ts'
import { fitsType } from './refuse-wrong-officer.ts'
import { comparedChange } from './requested-change.ts'

type Asked = Pick<StoredChange, 'facility_id' | 'kind' | 'status' | 'before' | 'after'>

/** What has become different since a request was made: its old value before, the present one after. Nothing once it has ended. */
export async function readChangedSince({ db }: Pick<Context, 'db'>, { facility_id, kind, status, before }: Asked) {
  if (status !== 'open') return []
  const present = (await kindsOfChange[kind].present(db, facility_id)) ?? null
  if (present === null) return []
  return comparedChange(kind, withPresentNames(kind, before, present), present)?.fields ?? []
}

/** A place that was renamed since is the same place. */
function withPresentNames(kind: Asked['kind'], before: unknown, present: object) {
  if (kind !== 'details') return before
  const [then, now] = [changeableDetails.parse(before), changeableDetails.parse(present)]
  const { lga, ward } = now
  return {
    ...then,
    ...(then.local_gov_area_id === now.local_gov_area_id && { lga }),
    ...(then.ward_id === now.ward_id && { ward }),
  }
}

/** Why a request can no longer be accepted, whatever comes with it; null if it can. Then only refusing or withdrawing it is left. */
export async function whyOutdated(
  context: Pick<Context, 'db' | 'today'>,
  request: Asked,
  changed: readonly unknown[],
): Promise<string | null> {
  if (changed.length > 0) return 'This has changed since it was asked for'
  if (request.kind !== 'operating officer' || request.status !== 'open') return null
  const facility = await getFacility(context.db, request.facility_id, context.today)
  return fitsType(officerFields.parse(request.after), facility, context)
    ? null
    : 'The operating officer who was asked for does not have what the type of the facility asks for now'
}
