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

/** The smallest picture. */
export const png: TestFile = {
  name: 'picture.png',
  type: 'image/png',
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** The beginning of a photograph. */
export const jpeg: TestFile = {
  name: 'photo.jpg',
  type: 'image/jpeg',
  bytes: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]),
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
