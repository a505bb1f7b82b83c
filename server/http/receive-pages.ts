import type { PagePhotos } from '@portal/contract/fields/accepted-file.ts'
import { Refusal, refuse } from '@portal/domain/refusal.ts'
import { jpegWithoutMetadata } from '../files/jpeg-without-metadata.ts'
import { readMediaType } from '../files/media-types.ts'
import { refuseLargePictures } from '../files/picture-size.ts'
import { refuseFile } from '../files/refuse-file.ts'
import { isUploadId, type UploadFolder, uploadLifetimeMs } from '../files/upload-folder.ts'
import type { Printer } from '../print/printer.ts'
import { findUpload, takeUpload, type UploadTarget } from '../records/shared/resumable-uploads.ts'
import type { OpenContext } from '../use-case/context.ts'
import type { ReceivedFile } from './received-file.ts'
import type { Form } from './uploads.ts'

interface Pages {
  context: OpenContext
  uploads: UploadFolder
  printer: Printer
  /** As they were sent. */
  ids: unknown
  target: UploadTarget
  accepted: PagePhotos
}

/**
 * Joins photos of pages, which were uploaded before, to one PDF. It is stored only if every page is right; else a sentence says which
 * one is not, and the uploads stay, so that only this page is sent again. An upload of somebody else, for another call or for another
 * facility is refused like one that does not exist.
 */
export async function receivePages(form: Form, pages: Pages): Promise<ReceivedFile> {
  const { uploads, target } = pages
  const ids = readIds(pages)
  const missing = await findMissing(ids, pages)
  return {
    file: missing === undefined ? await storePdf(form, ids, pages) : undefined,
    digest: ids.join(' '),
    // A call that is repeated gets its reply again, although its uploads are used up.
    takingOver: (useCase) => async (transaction, lockedRegistration) => {
      if (missing !== undefined) refuseMissing(missing)
      // In one order, so that two calls with the same pages wait for each other and do not block each other.
      for (const id of ids.toSorted()) {
        if (!(await takeUpload(transaction, id, target))) refuseMissing(ids.indexOf(id))
      }
      return useCase(transaction, lockedRegistration)
    },
    // A file that stays is deleted by the hourly clean-up.
    cleanUp: () => removeAll(ids, uploads),
  }
}

/** The ids in the order of the pages. */
function readIds({ ids, accepted }: Pages): string[] {
  const sent = String(ids).split(',')
  if (sent.length > accepted.most) {
    refuseFile('invalid_input', `A document has at most ${accepted.most} pages. Send the others as another document`)
  }
  const known = sent.map((id, index) => (isUploadId(id) ? id : refuseMissing(index)))
  for (const [index, id] of known.entries()) {
    const first = known.indexOf(id)
    if (first < index) {
      refuseFile('invalid_input', `Pages ${first + 1} and ${index + 1} are the same photo. Send each page once`)
    }
  }
  return known
}

/** The first page that is no upload of this person for this call; undefined if there is none. Refuses one that has not arrived whole. */
async function findMissing(ids: readonly string[], { context, uploads, target, accepted }: Pages) {
  const begunAfter = new Date(context.now.getTime() - uploadLifetimeMs)
  for (const [index, id] of ids.entries()) {
    const upload = await findUpload(context.db, id, begunAfter)
    if (!upload || Object.entries(target).some(([name, value]) => Reflect.get(upload, name) !== value)) return index
    if (upload.size_bytes > accepted.maxBytes) {
      refuseFile('file_too_large', `Page ${index + 1} is larger than ${accepted.maxSize}. Choose a smaller photo`)
    }
    if ((await uploads.size(id)) !== upload.size_bytes) {
      refuseFile('invalid_input', `Page ${index + 1} did not arrive whole. Send it again`)
    }
  }
  return undefined
}

async function storePdf(form: Form, ids: readonly string[], { context, uploads, printer }: Pages) {
  const photos: Buffer[] = []
  for (const [index, id] of ids.entries()) {
    photos.push(await readPhoto(uploads.read(id), index + 1).catch((refusal) => removeRefused(refusal, [id], uploads)))
  }
  const { user, today, now } = context
  const title = String(form.fields.name ?? 'Document')
  const author = user ? `${user.first_name} ${user.last_name}` : 'The portal'
  const pdf = await printer.print({ document: { type: 'pages', title, author, date: today, photos } })
  return form.storeFile(context, now, bytesOf(pdf)).catch((refusal) => removeRefused(refusal, ids, uploads))
}

/** What is refused for what it is, for example for a virus, stays nowhere. */
async function removeRefused(error: unknown, ids: readonly string[], uploads: UploadFolder): Promise<never> {
  if (error instanceof Refusal && error.code !== 'unavailable') await removeAll(ids, uploads)
  throw error
}

async function removeAll(ids: readonly string[], uploads: UploadFolder): Promise<void> {
  await Promise.all(ids.map((id) => uploads.remove(id).catch(() => undefined)))
}

/** The photo of a page, without what the camera wrote into it. */
async function readPhoto(bytes: AsyncGenerator<Buffer>, page: number): Promise<Buffer> {
  const photo = await allOf(bytes)
  if ((await readMediaType(photo)) !== 'image/jpeg') {
    refuseFile('file_refused', `Page ${page} is not a JPEG photo. Take a photo of it again`)
  }
  try {
    await allOf(refuseLargePictures(bytesOf(photo), 'image/jpeg'))
  } catch (error) {
    if (error instanceof Refusal) refuseFile('file_refused', `Page ${page}: ${error.message}`)
    throw error
  }
  return (
    jpegWithoutMetadata(photo, { keepsProfile: true }) ??
    refuseFile('file_refused', `Page ${page}: This picture is damaged. Choose another one`)
  )
}

async function allOf(bytes: AsyncGenerator<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of bytes) parts.push(part)
  return Buffer.concat(parts)
}

async function* bytesOf(whole: Buffer): AsyncGenerator<Buffer> {
  yield whole
}

function refuseMissing(index: number): never {
  refuse('not_found', `The photo of page ${index + 1} does not exist. Send it again`)
}
