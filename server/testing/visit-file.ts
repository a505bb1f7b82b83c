import { createHash } from 'node:crypto'
import { visitFileFormat } from '@portal/domain/inspections/visit-file.ts'
import { strToU8, zipSync } from 'fflate'
import type { TestFile } from './as.ts'

/** The file of a visit in which only findings were recorded, as a phone writes it. */
export function visitFile(visit: { inspection_id: number; number: string; findings: readonly object[] }): TestFile {
  const nothing = { arrived_at: null, site: null, photos: [] }
  const contents = strToU8(
    JSON.stringify({ format: visitFileFormat, ...visit, ...nothing, site_version: '2026-04-14T08:00:00.000Z' }),
  )
  const parts = {
    'visit.json': contents,
    'visit.json.sha256': strToU8(createHash('sha256').update(contents).digest('hex')),
  }
  return { name: 'visit.zip', type: 'application/zip', bytes: Buffer.from(zipSync(parts, { level: 0 })) }
}
