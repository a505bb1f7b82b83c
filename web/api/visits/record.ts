import { visitChanged } from './visit-changes.ts'
import { rowsOfVisit, strictly, visitDatabase } from './visit-database.ts'
import type { Change, KeptPhoto, LogRow } from './visit-rows.ts'

/** Adds a change to the log. When this returns, the phone has it on its disk. */
export async function addToLog(row: LogRow): Promise<LogRow> {
  const { store, done } = (await visitDatabase()).transaction('log', 'readwrite', strictly)
  const serial = await store.add(row)
  await done
  visitChanged(row.visit)
  return { ...row, serial }
}

/** Writes rows of the log anew, because their state has changed. */
export async function updateLog(rows: readonly LogRow[]): Promise<void> {
  if (rows.length === 0) return
  const { store, done } = (await visitDatabase()).transaction('log', 'readwrite', strictly)
  await Promise.all(rows.map((row) => store.put(row)))
  await done
}

/** Takes back the end of a visit that has not been sent, because something is to be changed. */
export async function takeBackEnd(rows: readonly LogRow[]): Promise<void> {
  const { store, done } = (await visitDatabase()).transaction('log', 'readwrite', strictly)
  for (const { serial, state, change, visit } of rows) {
    if (serial === undefined || state === 'sent' || change.is !== 'finish') continue
    await store.delete(serial)
    visitChanged(visit)
  }
  await done
}

/** The rows of the log about a question that have not arrived. */
export function waitingAbout(log: readonly LogRow[], question: number): LogRow[] {
  return log.filter(({ state, change }) => {
    return state !== 'sent' && change.is === 'finding' && change.finding.sub_list_id === question
  })
}

/** The rows of the log about the site page that have not arrived. */
export function waitingAboutSite(log: readonly LogRow[]): (LogRow & { change: Change & { is: 'site' } })[] {
  return log.flatMap((row) => {
    const { state, change } = row
    return state !== 'sent' && change.is === 'site' ? [{ ...row, change }] : []
  })
}

/** Keeps a photo with its picture. */
export async function keepPhoto(photo: KeptPhoto, blob: Blob): Promise<void> {
  const { person, visit, key } = photo
  const keeping = (await visitDatabase()).transaction(['photos', 'pictures'], 'readwrite', strictly)
  await keeping.objectStore('photos').put(photo)
  await keeping.objectStore('pictures').put({ person, visit, key, blob })
  await keeping.done
  visitChanged(visit)
}

/** Changes what is known of a photo, unless it was removed meanwhile. */
export async function updatePhoto({ person, visit, key }: KeptPhoto, changed: Partial<KeptPhoto>): Promise<void> {
  const { store, done } = (await visitDatabase()).transaction('photos', 'readwrite', strictly)
  const photo = await store.get([person, visit, key])
  if (photo) await store.put({ ...photo, ...changed, ...(photo.state === 'removed' && { state: 'removed' }) })
  await done
  visitChanged(visit)
}

/** Forgets a photo, or notes that the portal is to remove it where it has arrived, or may have. */
export async function removePhoto(photo: KeptPhoto): Promise<void> {
  const { person, visit, key, id, location } = photo
  const removing = (await visitDatabase()).transaction(['photos', 'pictures'], 'readwrite', strictly)
  const hasLeft = id !== undefined || location !== undefined
  if (hasLeft) await removing.objectStore('photos').put({ ...photo, state: 'removed' })
  else await removing.objectStore('photos').delete([person, visit, key])
  await removing.objectStore('pictures').delete([person, visit, key])
  await removing.done
  visitChanged(visit)
}

/** Forgets a photo that the portal has removed. */
export async function forgetPhoto({ person, visit, key }: KeptPhoto): Promise<void> {
  await (await visitDatabase()).delete('photos', [person, visit, key])
  visitChanged(visit)
}

/** The picture of a photo. */
export async function pictureOf({ person, visit, key }: KeptPhoto): Promise<Blob | undefined> {
  return (await (await visitDatabase()).get('pictures', [person, visit, key]))?.blob
}

/** Every picture of a visit, by the key of its photo. */
export async function picturesOf(person: number, visit: number): Promise<Map<string, Blob>> {
  const rows = await (await visitDatabase()).getAll('pictures', rowsOfVisit(person, visit))
  return new Map(rows.map(({ key, blob }) => [key, blob]))
}
