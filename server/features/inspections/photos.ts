import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/inspections/calls/visits.ts'
import { maxPhotosOfQuestion, maxPhotosOfVisit } from '@portal/domain/inspections/inspections.ts'
import { comesLater } from '@portal/domain/inspections/visits.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { act } from '../../actions/act.ts'
import { checkIsOfTeam, onInspection } from '../../actions/inspection.ts'
import { refuseFile } from '../../files/refuse-file.ts'
import { discardFile, type StoredFile, storeFile } from '../../files/store-file.ts'
import { listAsked } from '../../records/inspections/checklist.ts'
import { findInspection } from '../../records/inspections/inspections.ts'
import { countPhotos, findPhoto, findPhotoByKey, insertPhoto, removePhoto } from '../../records/inspections/photos.ts'
import type { Context, InputOf, Serve } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'
import { checklistOf } from './checklist-of.ts'
import { cleanVisitPhoto } from './clean-photo.ts'

type Sent = InputOf<typeof calls.addInspectionPhoto>

/** The photos of a visit. */
export function inspectionPhotoRoutes(serve: Serve): void {
  serve(calls.addInspectionPhoto, addPhoto, { before: cleanPhoto })
  serve(calls.removeInspectionPhoto, removeInspectionPhoto)
  serve(calls.linkInspectionPhoto, linkPhoto)
}

/** Replaces the file, before the transaction begins, by one without what is not the picture. Without a file its upload was finished before. */
async function cleanPhoto(
  context: Context,
  { params: { id }, file }: Pick<Sent, 'params'> & Partial<Pick<Sent, 'file'>>,
): Promise<StoredFile | undefined> {
  checkIsOfTeam(context, await findInspection(context.db, id))
  if (!file) return undefined
  if (file.media_type !== 'image/jpeg') return refuseFile('file_refused', 'Choose a JPEG photo')
  const stored = await context.files.get(file.slug)
  const bytes = stored && Buffer.concat(await stored.toArray())
  const clean = bytes && cleanVisitPhoto(bytes)
  if (!clean) return refuseFile('file_refused', 'This photo is damaged. Take it again')
  if (clean.equals(bytes)) return file
  const replaced = await storeFile(context, chunksOf(clean), context.now)
  await discardFile(context, file.slug)
  return replaced
}

async function* chunksOf(bytes: Buffer) {
  yield bytes
}

/** Adds a photo of a question or of the facility as a whole. Sent again under the same key it is stored once. */
async function addPhoto(context: Context, { params: { id }, body }: Sent, file: StoredFile | undefined) {
  const { db, user, now } = context
  const { facility_id, ...photo } = body
  const earlier = await findPhotoByKey(db, id, body.key)
  return act(context, onInspection, 'Add photo', id, {
    input: { isRepeat: earlier !== undefined },
    async write({ facts }) {
      if (facility_id !== facts.facility_id) refuseField('facility_id', 'This is not the facility that is visited')
      await checkPhoto(context, facts, photo.sub_list_id)
      if (!file) return refuseFile('invalid_input', 'Choose a file')
      const { slug, size_bytes, digest } = file
      await insertPhoto(db, {
        ...{ ...photo, inspection_id: id, slug, size_bytes },
        sha256: Buffer.from(digest, 'hex'),
        taken_by: user.id,
        recorded_at: now.toISOString(),
        came_later: comesLater(facts.status),
      })
      return { after: { sub_list_id: photo.sub_list_id, sha256: digest, size_bytes } }
    },
    reply: () => photoOf(context, id, body.key),
    again: () => photoOf(context, id, body.key),
  })
}

async function photoOf({ db }: Context, id: number, key: string) {
  return { data: (await findPhotoByKey(db, id, key)) ?? refuseMissing() }
}

type Visited = Parameters<typeof checklistOf>[1]

/** Refuses a photo of a question that is not asked, and more photos than a question or a visit can have. */
export async function checkPhoto(context: Context, inspection: Visited, subListId: number | null): Promise<void> {
  if (subListId !== null) {
    const questions = await listAsked(context.db, await checklistOf(context, inspection))
    if (!questions.some(({ sub_list_id }) => sub_list_id === subListId)) {
      refuseField('sub_list_id', `Question ${subListId} is not asked in this visit`)
    }
  }
  const { all, of_question } = await countPhotos(context.db, inspection.id, subListId)
  if (all >= maxPhotosOfVisit) refuse('limit_reached', `A visit has at most ${maxPhotosOfVisit} photos`)
  if (of_question >= maxPhotosOfQuestion) {
    refuse('limit_reached', `A question has at most ${maxPhotosOfQuestion} photos`)
  }
}

/** Removes a photo. A second removal finds none. */
async function removeInspectionPhoto(context: Context, { params }: Input<typeof calls.removeInspectionPhoto>) {
  const { db, user, now } = context
  return act(context, onInspection, 'Remove photo', params.id, {
    input: {},
    async write() {
      const photo = (await findPhoto(db, params.id, params.photo)) ?? refuseMissing()
      await removePhoto(db, photo.id, { by: user.id, at: now.toISOString() })
      return { after: { sub_list_id: photo.sub_list_id, sha256: photo.sha256 } }
    },
    reply: async () => undefined,
  })
}

async function linkPhoto({ db, signPath }: Context, { params }: Input<typeof calls.linkInspectionPhoto>) {
  const photo = (await findPhoto(db, params.id, params.photo)) ?? refuseMissing()
  return signPath(`/documents/${photo.slug}`)
}

function refuseMissing(): never {
  return refuse('not_found', 'This photo does not exist')
}
