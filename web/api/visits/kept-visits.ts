import type { Finding } from '@portal/contract/inspections/finding.ts'
import type { InspectionDetails, VisitKit } from '@portal/contract/inspections/inspection-details.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import { isOne, isUnsent, unsentInWords, unsentOf } from './unsent.ts'
import { visitChanged } from './visit-changes.ts'
import { rowsOfVisit, strictly, visitDatabase, visitStores, visitsOfPerson } from './visit-database.ts'
import type { KeptPhoto, KeptVisit, LogRow } from './visit-rows.ts'

/** How long (ms) the copy of a visit stays after everything has arrived. */
const afterArrivalMs = 7 * 24 * 3_600_000

/** A visit with all that was recorded on this phone. */
export interface VisitOnPhone {
  visit: KeptVisit
  log: readonly LogRow[]
  photos: readonly KeptPhoto[]
}

/** Findings by question. */
export function byQuestion(findings: readonly Finding[]): Record<number, Finding> {
  return Object.fromEntries(findings.map((finding) => [finding.sub_list_id, finding]))
}

/** What the portal knows of a visit, as a phone keeps it. */
export function asStored({ findings, site }: InspectionDetails): Pick<KeptVisit, 'stored' | 'site'> {
  return { stored: byQuestion(findings), site }
}

/** Keeps a visit on this phone, or what the portal knows of it anew. What was recorded on the phone stays. */
export async function keepVisit(person: number, kit: VisitKit): Promise<void> {
  const { id } = kit.inspection
  const bytes = new Blob([JSON.stringify(kit)]).size
  const database = await visitDatabase()
  const { store, done } = database.transaction('visits', 'readwrite', strictly)
  const earlier = await store.get([person, id])
  const visit: KeptVisit = {
    person,
    id,
    kit,
    bytes,
    keptAt: new Date().toISOString(),
    own: earlier?.own ?? {},
    ...asStored(kit.inspection),
  }
  await store.put(visit)
  await done
  visitChanged(id)
}

/** Changes what is known of a visit. */
export async function updateVisit(person: number, id: number, changed: Partial<KeptVisit>): Promise<void> {
  const { store, done } = (await visitDatabase()).transaction('visits', 'readwrite', strictly)
  const visit = await store.get([person, id])
  if (visit) await store.put({ ...visit, ...changed })
  await done
}

/** One visit of a person on this phone. */
export async function readVisit(person: number, id: number): Promise<VisitOnPhone | undefined> {
  const reading = (await visitDatabase()).transaction(visitStores)
  const visit = await reading.objectStore('visits').get([person, id])
  if (!visit) return undefined
  const log = await reading.objectStore('log').index('visit').getAll([person, id])
  const photos = await reading.objectStore('photos').getAll(rowsOfVisit(person, id))
  return { visit, log, photos }
}

/** The visits of a person on this phone, the earliest day first. What need not be kept any more is deleted before. */
export async function listVisits(person: number): Promise<VisitOnPhone[]> {
  const database = await visitDatabase()
  const ids = (await database.getAll('visits', visitsOfPerson(person))).map(({ id }) => id)
  const read = await Promise.all(ids.map((id) => readVisit(person, id)))
  const now = new Date()
  const kept: VisitOnPhone[] = []
  for (const one of read) {
    if (one && isOver(one, now)) await removeVisit(person, one.visit.id)
    else if (one) kept.push(one)
  }
  const dayOf = ({ visit }: VisitOnPhone) => visit.kit.inspection.planned_day ?? ''
  return kept.sort((one, other) => dayOf(one).localeCompare(dayOf(other)))
}

/** Whether a visit is deleted now: a week after it arrived, or after its last day if nothing of it is only here. */
export function isOver({ visit, log, photos }: VisitOnPhone, now: Date): boolean {
  if (visit.arrivedAt) return now.getTime() - Date.parse(visit.arrivedAt) > afterArrivalMs
  return visit.kit.keep_until < now.toISOString().slice(0, 10) && !isUnsent(unsentOf({ log, photos }))
}

/** Deletes a visit from this phone, with all that was recorded. */
export async function removeVisit(person: number, id: number): Promise<void> {
  const removing = (await visitDatabase()).transaction(visitStores, 'readwrite', strictly)
  await removing.objectStore('visits').delete([person, id])
  await removing.objectStore('photos').delete(rowsOfVisit(person, id))
  await removing.objectStore('pictures').delete(rowsOfVisit(person, id))
  const log = removing.objectStore('log')
  for (const key of await log.index('visit').getAllKeys([person, id])) await log.delete(key)
  await removing.done
  visitChanged(id)
}

/** Deletes every visit of a person, who logs out. */
export async function eraseVisits(person: number): Promise<void> {
  const database = await visitDatabase()
  for (const { id } of await database.getAll('visits', visitsOfPerson(person))) await removeVisit(person, id)
}

/** What has not arrived of each visit of a person, in words. */
export async function unsentVisits(person: number): Promise<string[]> {
  return (await listVisits(person)).flatMap((kept) => {
    const unsent = unsentOf(kept)
    const { company_name } = kept.visit.kit.inspection
    return isUnsent(unsent)
      ? [
          `${sentenceCase(unsentInWords(unsent))} of the visit to ${company_name} ${isOne(unsent) ? 'has' : 'have'} not arrived.`,
        ]
      : []
  })
}
