import { listOpenSessions } from '../../../auth/sessions.ts'
import { getUser } from '../../../records/accounts/accounts.ts'
import { readOwnData } from '../../../records/accounts/own-data.ts'
import type { Context } from '../../../use-case/context.ts'

/** Everything that the portal stores about a person, except secrets and what belongs to their facilities. */
export async function downloadOwnData({ db, user, now, token }: Context) {
  const { account, ...lists } = await readOwnData(db, user.id)
  const sessions = await listOpenSessions(db, user, { now, token })
  return { data: { account: { ...(await getUser(db, user.id)), ...account }, sessions, ...lists } }
}
