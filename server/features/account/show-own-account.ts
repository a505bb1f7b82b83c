import type { Context } from '../../http/context.ts'
import { listFacilitiesOf } from '../../records/facilities.ts'
import { listBriefsOf } from '../../records/registration-briefs.ts'
import { getUser } from '../../records/users.ts'

/** A person's own account with their facilities and registrations. */
export async function showOwnAccount({ db, user, today }: Context) {
  const facilities = await listFacilitiesOf(db, user.id, today)
  const registrations = await listBriefsOf(db, user.id, today)
  return { data: { ...(await getUser(db, user.id)), facilities, registrations } }
}
