import { shownChanges } from '@portal/contract/applications/registration-page.ts'
import type { Returned } from '@portal/contract/applications/returned.ts'
import { changesBetween } from '@portal/domain/applications/application-changes.ts'
import { isOpenReturn } from '@portal/domain/applications/open-return.ts'
import {
  changesOfItem,
  leftInWords,
  missingOfReturned,
  type ReturnableSection,
} from '@portal/domain/applications/returned-items.ts'
import type { ApplicationSection } from '@portal/domain/applications/sections.ts'
import type { Db } from '../database/connect.ts'
import { type Applied, readSinceReturn } from '../records/applications/application.ts'

/** What changed since the latest return of an application, for each of its items; null without one. */
export async function readReturnedWork(db: Db, registration: Applied, returned: Returned | null | undefined) {
  if (!returned) return null
  const { contents, then } = await readSinceReturn(db, registration)
  const changes = then ? changesBetween(then, contents) : []
  return returned.items.map((item) => {
    const own = changesOfItem(item, changes)
    return { section: item.section, id: item.id, changes: own.slice(0, shownChanges), total: own.length }
  })
}

type Work = Awaited<ReturnType<typeof readReturnedWork>>

interface Missing {
  section: ApplicationSection
  message: string
}

/** What Submit is refused for: what is missing; of what was returned also each item that is neither changed nor answered. */
export function askedBeforeSubmit(
  missing: readonly Missing[],
  returned: Returned | null | undefined,
  work: Work,
): { section: ReturnableSection; message: string }[] {
  if (!isOpenReturn(returned)) return [...missing]
  const left = returned.items.flatMap((item, place) =>
    item.answer || work?.[place]?.total ? [] : [{ section: item.section, message: leftInWords(item) }],
  )
  return [...missingOfReturned(returned, missing), ...left]
}
