import { createHash, randomUUID } from 'node:crypto'
import { zipSync } from 'fflate'
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

/** The file of a visit as a phone writes it. `damages` changes or adds a part after its SHA-256 was taken. */
export function visitFileOf(
  { id, questions: { oxygen, beds } }: { id: number; questions: Visited['questions'] },
  changed: object = {},
  damages: Record<string, Uint8Array> = {},
) {
  const photo = photoInFile(beds)
  const contents = {
    format: 'inspection visit 1',
    inspection_id: id,
    number: 'INS-2026-000001',
    arrived_at: '2026-04-14T08:55:00.000Z',
    findings: [findingOf(oxygen, 'met'), findingOf(beds, 'not met', { note: 'Torn' })],
    site: null,
    site_version: '2026-04-14T08:00:00.000Z',
    photos: [photo],
    ...changed,
  }
  const visit = inBytes(JSON.stringify(contents))
  const parts = {
    'visit.json': visit,
    'visit.json.sha256': inBytes(sha256Of(visit)),
    [`photos/${photo.key}.jpg`]: new Uint8Array(jpeg.bytes),
    ...damages,
  }
  return { name: 'visit.zip', type: 'application/zip', bytes: Buffer.from(zipSync(parts, { level: 0 })) }
}
