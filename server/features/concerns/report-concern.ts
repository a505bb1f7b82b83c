import type * as calls from '@portal/contract/concerns/calls.ts'
import { concernPhoto } from '@portal/contract/fields/accepted-file.ts'
import { concernActions } from '@portal/domain/actions/concern.ts'
import { maxWaitingPhotoBytes } from '@portal/domain/concerns/concerns.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { act } from '../../actions/act.ts'
import { onNewConcern } from '../../actions/concern.ts'
import { generateCode } from '../../auth/readable-code.ts'
import type { Db } from '../../database/connect.ts'
import { readMediaType } from '../../files/media-types.ts'
import { photoWithoutMetadata } from '../../files/photo-without-metadata.ts'
import { refuseFile } from '../../files/refuse-file.ts'
import { type ReadFile, storeFile } from '../../files/store-file.ts'
import {
  findFacilityByPaper,
  insertConcernFacility,
  lockFacilityToLink,
  sumWaitingPhotoBytes,
} from '../../records/concerns/concern-links.ts'
import { insertConcern, insertConcernPhoto } from '../../records/concerns/concerns.ts'
import { findLga } from '../../records/places/places.ts'
import type { InputOf, OpenContext } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'

type Report = InputOf<typeof calls.reportConcern>

/** Stores the photo without its metadata, before the transaction begins. */
export async function preparePhoto(context: OpenContext, { file }: Report) {
  if (!file) return undefined
  const { clean, media_type } = await cleanPhoto(file)
  if ((await sumWaitingPhotoBytes(context.db)) + clean.length > maxWaitingPhotoBytes) {
    const sentence = 'No more photos can be received at the moment. Send your report without the photo'
    refuse('limit_reached', sentence, { errors: { document: [sentence] } })
  }
  return { ...(await storeFile(context, chunksOf(clean), context.now)), media_type }
}

type Photo = NonNullable<Awaited<ReturnType<typeof preparePhoto>>>

async function cleanPhoto({ bytes }: ReadFile) {
  const media_type = await readMediaType(bytes)
  if (media_type === undefined || media_type === 'application/pdf') {
    return refuseFile('file_refused', `Choose a ${concernPhoto.typeNames} photo`)
  }
  const clean = photoWithoutMetadata(bytes, media_type)
  if (!clean) return refuseFile('file_refused', 'This photo is damaged. Choose another one, or send none')
  return { clean, media_type }
}

async function* chunksOf(bytes: Buffer) {
  yield bytes
}

/** Adds what somebody reports. Whoever is logged in is not recorded. The number of a certificate links its facility. */
export async function reportConcern(context: OpenContext, { body }: Report, photo: Photo | undefined) {
  const { db, now, today } = context
  if (body.local_gov_area_id !== null && !(await findLga(db, body.local_gov_area_id))) {
    refuseField('local_gov_area_id', 'Choose the local government area')
  }
  const reference = `CN-${generateCode(2, 4).toUpperCase()}`
  const { leadsTo: status, message } = concernActions['Report concern']
  // Whoever reports a concern stays unknown to the record too: without the network address.
  return act({ db, now, today, user: null, address: null }, onNewConcern, 'Report concern', reference, {
    input: {},
    async write() {
      const id = await insertConcern(db, { ...body, reference, status, reported_at: now.toISOString() })
      await linkByPaper(context, id, body.place)
      if (photo) await keepPhoto(db, id, photo)
      return { id }
    },
    reply: async () => ({ message, reference }),
  })
}

/** Links the facility whose number was typed, unless it was taken back at this moment. */
async function linkByPaper({ db, now }: OpenContext, concern_id: number, typed: string): Promise<void> {
  const facility_id = await findFacilityByPaper(db, typed)
  if (facility_id === undefined) return
  const facility = await lockFacilityToLink(db, facility_id)
  if (facility?.taken_back_at === null) await insertConcernFacility(db, { concern_id, facility_id }, now)
}

function keepPhoto(db: Db, concern_id: number, { slug, media_type, size_bytes, digest }: Photo): Promise<void> {
  return insertConcernPhoto(db, { concern_id, slug, media_type, size_bytes, sha256: Buffer.from(digest, 'hex') })
}
