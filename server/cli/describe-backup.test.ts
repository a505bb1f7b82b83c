import { expect, it } from 'vitest'
import { describeBackup } from './describe-backup.ts'

const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
const manifest = {
  format: 1,
  database: 'postgresql',
  created_at: '2026-11-22T12:00:00.000Z',
  migration: '0001-accounts',
  rows: { 'public.facility': 12_000, 'public.document': 345 },
  files: [
    { path: 'database.dump', size: 1_024 * 1_024 * 1_024, sha256 },
    { path: 'files/3q2-7wAAAAAAAAAAAAAAAA', size: 524_288, sha256 },
    { path: 'files/files-of-somebody-else', size: 0, sha256 },
  ],
  missing: [],
  damaged: [],
} as const

it.each([
  ['postgresql', '12,345 rows of a PostgreSQL database, uploaded files: 2, 1,024.5 MB in all'],
  ['embedded', '12,345 rows of an embedded database, uploaded files: 2, 1,024.5 MB in all'],
] as const)('says how much a backup of a database has: %s', (database, words) => {
  const { rows, files, missing, damaged } = manifest
  expect(
    describeBackup({ ...manifest, database, rows, files: [...files], missing: [...missing], damaged: [...damaged] }),
  ).toBe(words)
})
