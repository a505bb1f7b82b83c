import type { VisitFile } from '@portal/contract/inspections/visit-file-form.ts'
import { visitFileFormat, visitFileParts } from '@portal/domain/inspections/visit-file.ts'
import { Zip, ZipPassThrough } from 'fflate'
import type { VisitOnPhone } from '../../../api/visits/kept-visits.ts'
import { picturesOf } from '../../../api/visits/record.ts'
import { changedActions } from '../../../api/visits/send-visit.ts'
import { arrivalOf, siteOf } from '../../../api/visits/visit-state.ts'
import { sha256Of } from './shrink-visit-photo.ts'

type FindingInFile = VisitFile['findings'][number]

/** The newest finding of each question. It is based on what the person saw before the first of them that has not arrived. */
function findingsOf({ visit, log }: VisitOnPhone): FindingInFile[] {
  const newest = new Map<number, FindingInFile>()
  const bases = new Map<number, number>()
  for (const { key, at, change, state, basedOn } of log) {
    if (change.is !== 'finding' || change.finding.outcome === null) continue
    const { outcome, sub_list_id } = change.finding
    const based_on = bases.get(sub_list_id) ?? basedOn ?? visit.own[sub_list_id] ?? 0
    if (state === 'sent') bases.delete(sub_list_id)
    else bases.set(sub_list_id, based_on)
    newest.set(sub_list_id, { ...change.finding, outcome, key, based_on, found_at: at })
  }
  return [...newest.values()]
}

/** How the visit ended on this phone, with the corrective actions that were changed. */
function endOf({ log }: VisitOnPhone): VisitFile['end'] {
  const change = log.findLast((row) => row.change.is === 'finish')?.change
  const ended = change?.is === 'finish' ? change : undefined
  return {
    recommendation: ended?.recommendation ?? null,
    departed_at: ended?.departed_at ?? null,
    actions: [...changedActions(log)].map(([sub_list_id, changed]) => ({ sub_list_id, ...changed })),
  }
}

/** What is in the file besides the pictures. */
function contentsOf(kept: VisitOnPhone): VisitFile {
  const { visit, photos } = kept
  const { isSigned: _, ...site } = siteOf(kept)
  const signed = kept.log.findLast(({ change }) => change.is === 'site' && change.site.signature_png !== null)?.change
  const hasSite = kept.log.some(({ change }) => change.is === 'site')
  return {
    format: visitFileFormat,
    inspection_id: visit.id,
    number: visit.kit.inspection.number,
    arrived_at: arrivalOf(kept) ?? null,
    findings: findingsOf(kept),
    site: hasSite ? { ...site, signature_png: signed?.is === 'site' ? signed.site.signature_png : null } : null,
    site_version: visit.site.updated_at,
    photos: photos
      .filter(({ state }) => state !== 'removed')
      .map(({ key, sub_list_id, taken_at, latitude, longitude, accuracy_m, sha256 }) => {
        return { key, sub_list_id, taken_at, latitude, longitude, accuracy_m, sha256 }
      }),
    end: endOf(kept),
  }
}

/**
 * The visit as one file: a ZIP whose parts are stored as they are, each with its SHA-256 against damage. Photos are added one by
 * one, so that a small phone need not hold them all in memory twice.
 */
export async function writeVisitFile(kept: VisitOnPhone): Promise<Blob> {
  const chunks: Blob[] = []
  const zip = new Zip((problem, chunk) => {
    if (problem) throw problem
    chunks.push(new Blob([Uint8Array.from(chunk)]))
  })
  const add = async (name: string, part: Blob) => {
    const entry = new ZipPassThrough(name)
    zip.add(entry)
    entry.push(new Uint8Array(await part.arrayBuffer()), true)
  }
  const pictures = await picturesOf(kept.visit.person, kept.visit.id)
  const contents = contentsOf(kept)
  const present = { ...contents, photos: contents.photos.filter(({ key }) => pictures.has(key)) }
  const visit = new Blob([JSON.stringify(present)])
  await add(visitFileParts.visit, visit)
  await add(visitFileParts.checksum, new Blob([await sha256Of(visit)]))
  for (const { key } of present.photos) {
    const picture = pictures.get(key)
    if (picture) await add(visitFileParts.photo(key), picture)
  }
  zip.end()
  return new Blob(chunks, { type: 'application/zip' })
}
