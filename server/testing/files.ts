import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestFile } from './as.ts'
import type { TestApp } from './test-app.ts'

/** A PDF with the given number of bytes. */
export function pdf(size = 600): TestFile {
  const bytes = Buffer.alloc(size, ' ')
  bytes.write('%PDF-1.7\n')
  return { name: 'scan.pdf', type: 'application/pdf', bytes }
}

/** A PDF whose bytes differ everywhere, so that no part of it can be taken for another one. */
export function scan(size: number): TestFile {
  const file = pdf(size)
  for (let place = 12; place + 4 <= size; place += 4) file.bytes.writeUInt32LE(place, place)
  return file
}

/** The smallest picture. */
export const png: TestFile = {
  name: 'picture.png',
  type: 'image/png',
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** A photograph up to its first scan: an Exif segment without content, a frame of this size, and what is between them. */
export function jpegOf(
  width: number,
  height: number,
  { frame = 0xc0, between = Buffer.alloc(0) }: { frame?: number; between?: Buffer } = {},
): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt16BE(height, 0)
  size.writeUInt16BE(width, 2)
  return Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 8, ...Buffer.from('Exif\0\0')]),
    between,
    Buffer.from([0xff, frame, 0, 11, 8, ...size, 1, 1, 0x11, 0]),
    Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x55, 0xff, 0xd9]),
  ])
}

/** A small photograph. */
export const jpeg: TestFile = { name: 'photo.jpg', type: 'image/jpeg', bytes: jpegOf(16, 16) }

/** A picture that says that it has this size. */
export function pngOf(width: number, height: number): Buffer {
  const bytes = Buffer.from(png.bytes)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

/** The files in the portal's store, those of a facility that have a row, and the unfinished ones. */
export async function filesOf({ db, dataDir }: Pick<TestApp, 'db' | 'dataDir'>, facilityId: number) {
  const finished = await db.selectFrom('file').where('facility_id', '=', facilityId).select('slug').execute()
  const begun = await db.selectFrom('unfinished_file').select('slug').execute()
  return {
    stored: (await readdir(join(dataDir, 'files')).catch(() => [])).sort(),
    finished: finished.map(({ slug }) => slug).sort(),
    begun: begun.map(({ slug }) => slug),
  }
}
