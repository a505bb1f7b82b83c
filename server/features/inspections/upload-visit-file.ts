import * as calls from '@portal/contract/inspections/calls/visits.ts'
import type { FindingForm } from '@portal/contract/inspections/finding.ts'
import type { Site, SiteForm } from '@portal/contract/inspections/site.ts'
import { inspectionActions } from '@portal/domain/actions/inspection.ts'
import { comesLater } from '@portal/domain/inspections/visits.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { act } from '../../actions/act.ts'
import { onInspection } from '../../actions/inspection.ts'
import { refuseFile } from '../../files/refuse-file.ts'
import { discardFile, type StoredFile, storeFile } from '../../files/store-file.ts'
import { insertFindings, listFindings, readVersions, type StoredFinding } from '../../records/inspections/findings.ts'
import { findInspection } from '../../records/inspections/inspections.ts'
import { findPhotoByKey, insertPhoto } from '../../records/inspections/photos.ts'
import { readSite } from '../../records/inspections/sites.ts'
import type { Context, InputOf, Serve } from '../../use-case/context.ts'
import { checklistOf } from './checklist-of.ts'
import { checkPhoto } from './photos.ts'
import { type PhotoInFile, readVisitFile } from './read-visit-file.ts'
import { checkAsked, replyTo, type SortedFindings, sortFindings } from './record-findings.ts'
import { checkStaff, storeSignatureOf, writeSite } from './record-site.ts'
import { showTo } from './show-inspection.ts'
import { begun } from './visits.ts'

type Sent = InputOf<typeof calls.uploadVisitFile>

/** The file of a visit, for a phone whose sending never worked. */
export function visitFileRoutes(serve: Serve): void {
  serve(calls.uploadVisitFile, uploadVisitFile, { before: prepareFile })
}

/** Reads the file and stores its pictures that the portal does not have, before the transaction begins. */
async function prepareFile(context: Context, { params: { id }, file }: Sent) {
  const { contents, photos } = await readVisitFile(file.bytes)
  const { number } = await findInspection(context.db, id)
  if (contents.inspection_id !== id) {
    refuseFile('file_refused', `This is the file of the visit ${contents.number}, not of ${number}`)
  }
  const stored: { photo: PhotoInFile['photo']; file: StoredFile }[] = []
  try {
    for (const { photo, bytes } of photos) {
      if (await findPhotoByKey(context.db, id, photo.key)) continue
      stored.push({ photo, file: await storeFile(context, chunksOf(bytes), context.now) })
    }
    const signature = contents.site ? await storeSignatureOf(context, contents.site) : undefined
    return { contents, photos: stored, signature }
  } catch (problem) {
    for (const { file: unused } of stored) await discardFile(context, unused.slug)
    throw problem
  }
}

type Prepared = Awaited<ReturnType<typeof prepareFile>>

async function* chunksOf(bytes: Buffer) {
  yield bytes
}

/** Stores what the file of a visit holds, once, as if the phone had sent it. */
async function uploadVisitFile(
  context: Context,
  { params: { id }, body: { settles, site_version } }: Sent,
  { contents, photos, signature }: Prepared,
) {
  const { db, user, now } = context
  const findings = contents.findings.map((one) => ({ ...one, based_on: settles.get(one.key) ?? one.based_on }))
  let sorted: SortedFindings = { added: [], conflicting: [] }
  let hasSite = false
  let isSiteLeft = false
  const reply = async () => ({
    message: inspectionActions['Upload visit file'].message,
    data: await showTo(context, id),
    conflicts: conflictsOf(sorted.conflicting, await listFindings(db, id)),
    site_conflict: isSiteLeft && contents.site ? { stored: await readSite(db, id), sent: asSent(contents.site) } : null,
    end: contents.end,
  })
  return act(context, onInspection, 'Upload visit file', id, {
    async input(inspection) {
      const checklist = await checklistOf(context, inspection)
      await checkAsked(db, checklist, findings)
      const keys = findings.map(({ key }) => key)
      sorted = sortFindings(findings, {
        ...(await readVersions(db, id, keys)),
        stored: await listFindings(db, id),
      })
      if (contents.site) await checkStaff(context, inspection.facility_id, contents.site.staff)
      const present = await readSite(db, id)
      hasSite = contents.site !== null && !isSameSite(present, contents.site)
      isSiteLeft = hasSite && present.updated_at !== (site_version ?? contents.site_version)
      return { isRepeat: sorted.added.length === 0 && photos.length === 0 && (!hasSite || isSiteLeft) }
    },
    async write({ facts }) {
      const came_later = comesLater(facts.status)
      const recorded = { inspection_id: id, recorded_at: now.toISOString(), came_later }
      await insertFindings(
        db,
        sorted.added.map((finding) => ({ ...asRow(finding), ...recorded, found_by: user.id })),
      )
      for (const { photo, file } of photos) {
        await checkPhoto(context, facts, photo.sub_list_id)
        const { slug, size_bytes, digest } = file
        const sha256 = Buffer.from(digest, 'hex')
        await insertPhoto(db, { ...photo, ...recorded, slug, size_bytes, sha256, taken_by: user.id })
      }
      const site =
        contents.site && hasSite && !isSiteLeft
          ? await writeSite(context, id, { site: contents.site, signature })
          : undefined
      const changes =
        facts.status === 'planned' ? { status: 'under way' as const, ...(await begun(context, facts)) } : {}
      return {
        changes,
        note: leftNote(sorted.conflicting.length, isSiteLeft),
        after: { findings: sorted.added.length, photos: photos.map(({ file }) => file.digest), ...site },
      }
    },
    reply,
    again: reply,
  })
}

/** What of the file is not stored, as the history says it. */
function leftNote(findings: number, isSiteLeft: boolean): string | null {
  const left = [
    findings > 0 && byNumber(findings, { one: '# finding', other: '# findings' }),
    isSiteLeft && 'the site page',
  ].filter((words) => words !== false)
  return left.length === 0 ? null : `Not taken from it, because somebody else had recorded it: ${left.join(' and ')}`
}

/** The findings of the file that are not stored, beside those that are. */
function conflictsOf(conflicting: readonly FindingForm[], stored: readonly StoredFinding[]) {
  return replyTo([], conflicting, stored).conflicts.flatMap((conflict) => {
    const sent = conflicting.find(({ key }) => key === conflict.key)
    return sent ? [{ ...conflict, sent }] : []
  })
}

function asSent({ signature_png, ...site }: SiteForm) {
  return { ...site, is_signed: signature_png !== null }
}

/** Whether the portal has what the file says of the site: the file may be uploaded again. */
function isSameSite(present: Site, { signature_png, ...site }: SiteForm): boolean {
  const { began_at: _began, is_signed, updated_at: _updated, ...stored } = present
  const inOrder = (form: object) => JSON.stringify(Object.entries(form).sort(([one], [two]) => one.localeCompare(two)))
  return inOrder(stored) === inOrder(site) && (signature_png === null || is_signed)
}

function asRow({ based_on: _, ...finding }: FindingForm & { version: number }) {
  return finding
}
