import { createHash, randomUUID } from 'node:crypto'
import { visitFileFormat } from '@portal/domain/inspections/visit-file.ts'
import { zipSync } from 'fflate'
import type { TestFile } from './as.ts'
import { jpeg } from './files.ts'
import { findingOf, type Visited } from './visits.ts'

export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
export const inBytes = (text: string) => new Uint8Array(Buffer.from(text))

/** A photo in the file of a visit, without the place where it was taken. */
export function photoInFile(
  sub_list_id: number | null,
  overrides: { key?: string; taken_at?: string; sha256?: string } = {},
) {
  return {
    ...{ key: randomUUID(), sub_list_id, taken_at: '2026-04-14T09:12:00.000Z', sha256: sha256Of(jpeg.bytes) },
    ...{ latitude: null, longitude: null, accuracy_m: null },
    ...overrides,
  }
}

/** The file of a visit in which only findings were recorded, as a phone writes it. */
export function visitFile(visit: { inspection_id: number; number: string; findings: readonly object[] }): TestFile {
  return zipped({ ...visit, arrived_at: null, site: null, photos: [] })
}

/** The same with two findings and a photo. `damages` changes or adds a part after its SHA-256 was taken. */
export function visitFileOf(
  { id, questions: { oxygen, beds } }: { id: number; questions: Visited['questions'] },
  changed: object = {},
  damages: Record<string, Uint8Array> = {},
): TestFile {
  const photo = photoInFile(beds)
  const contents = {
    inspection_id: id,
    number: 'INS-2026-000001',
    arrived_at: '2026-04-14T08:55:00.000Z',
    findings: [findingOf(oxygen, 'met'), findingOf(beds, 'not met', { note: 'Torn' })],
    site: null,
    photos: [photo],
    ...changed,
  }
  return zipped(contents, { [`photos/${photo.key}.jpg`]: new Uint8Array(jpeg.bytes), ...damages })
}

function zipped(contents: object, parts: Record<string, Uint8Array> = {}): TestFile {
  const of = { format: visitFileFormat, site_version: '2026-04-14T08:00:00.000Z' }
  const visit = inBytes(JSON.stringify({ ...of, ...contents }))
  const files = { 'visit.json': visit, 'visit.json.sha256': inBytes(sha256Of(visit)), ...parts }
  return { name: 'visit.zip', type: 'application/zip', bytes: Buffer.from(zipSync(files, { level: 0 })) }
}
