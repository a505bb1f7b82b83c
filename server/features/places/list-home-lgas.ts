import type { OpenContext } from '../../http/context.ts'
import { listLgas } from '../../records/places.ts'
import { readSettings } from '../../records/settings.ts'

/** The local government areas of the ministry's own state. decisions.md §2.5. */
export async function listHomeLgas({ db, today }: OpenContext) {
  const { home_state_id } = await readSettings(db, today)
  return listLgas(db, home_state_id)
}
