import { visitPhoto } from '@portal/contract/fields/accepted-file.ts'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { CallProblem, worthRetrying } from '../call-problem.ts'
import { request, send } from '../client.ts'
import { discardUpload, isDropped, isOutOfStep, uploadInPieces } from '../uploads/upload-in-pieces.ts'
import type { VisitOnPhone } from './kept-visits.ts'
import { forgetPhoto, pictureOf, updatePhoto } from './record.ts'
import { addInspectionPhoto, removeInspectionPhoto, showInspection } from './visit-calls.ts'
import type { KeptPhoto, KeptVisit } from './visit-rows.ts'

const never = new AbortController().signal
/** How often an upload begins again because the server has dropped it. */
const maxBeginnings = 3

/**
 * Sends the photos of a visit, one by one. One that is not accepted holds back no other. `between` runs before each, so that
 * findings made meanwhile do not wait for all photos. Throws when there is no connection.
 */
export async function sendPhotos({ visit, photos }: VisitOnPhone, between: () => Promise<void>): Promise<void> {
  for (const photo of photos.filter(({ state }) => state === 'kept' || state === 'removed')) {
    await between()
    try {
      if (photo.state === 'kept') await sendPhoto(visit, photo)
      if (photo.state === 'removed') await sendRemoval(visit, photo)
    } catch (problem) {
      if (!(problem instanceof CallProblem) || worthRetrying.includes(problem.code)) throw problem
      if (photo.state === 'kept') await updatePhoto(photo, { state: 'refused', problem: problem.message })
      // A photo that is not on the portal need not be removed there.
      else if (problem.code === 'not_found') await forgetPhoto(photo)
    }
  }
}

async function sendPhoto(visit: KeptVisit, photo: KeptPhoto): Promise<void> {
  const picture = await pictureOf(photo)
  if (!picture) return
  const { key, sub_list_id, taken_at, latitude, longitude, accuracy_m } = photo
  const { facility_id } = visit.kit.inspection
  const fields = { key, facility_id, sub_list_id, taken_at, latitude, longitude, accuracy_m }
  const params = { id: visit.id }
  const file = new File([picture], `${key}.jpg`, { type: 'image/jpeg' })
  const onBegun = (location: string) => updatePhoto(photo, { location })
  const progress = { signal: never, onBegun, onProgress: () => {} }
  let { location } = photo
  for (let beginnings = 0; ; beginnings += 1) {
    try {
      const upload = { id: key, call: addInspectionPhoto, params, fields, file, location }
      const upload_id = await uploadInPieces(upload, progress)
      const input = { params, body: { ...fields, upload_id } }
      const reply = await request({ ...addInspectionPhoto, upload: visitPhoto }, input, { idempotencyKey: key })
      return await updatePhoto(photo, {
        state: 'sent',
        id: Number(fieldsOf(fieldsOf(reply).data).id),
        location: undefined,
      })
    } catch (problem) {
      if (!(problem instanceof CallProblem) || beginnings >= maxBeginnings) throw problem
      if (!isDropped(problem) && !isOutOfStep(problem)) throw problem
      location = undefined
    }
  }
}

/** Removes a photo that has arrived, or that may have although its reply was lost. */
async function sendRemoval(visit: KeptVisit, photo: KeptPhoto): Promise<void> {
  if (photo.location) await discardUpload(photo.location)
  const id = photo.id ?? (await findArrived(visit.id, photo.key))
  if (id !== undefined) await send(removeInspectionPhoto, { params: { id: visit.id, photo: id } })
  await forgetPhoto(photo)
}

async function findArrived(visit: number, key: string): Promise<number | undefined> {
  const { data } = await send(showInspection, { params: { id: visit } })
  return data.photos.find((photo) => photo.key === key)?.id
}
