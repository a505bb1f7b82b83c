import { expect, it } from 'vitest'
import type { Manifest } from '../backup/manifest.ts'
import { describeBackup, describeSecretsKeys } from './describe-backup.ts'

const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
const manifest: Manifest = {
  format: 1,
  database: 'postgresql',
  created_at: '2026-11-22T12:00:00.000Z',
  migration: '0001-accounts',
  secrets_keys: ['1f0c3a9e'],
  rows: { 'public.facility': 12_000, 'public.document': 345 },
  files: [
    { path: 'database.dump', size: 1_024 * 1_024 * 1_024, sha256 },
    { path: 'files/3q2-7wAAAAAAAAAAAAAAAA', size: 524_288, sha256 },
    { path: 'files/files-of-somebody-else', size: 0, sha256 },
  ],
  missing: [],
  damaged: [],
}

it.each([
  ['postgresql', '12,345 rows of a PostgreSQL database, uploaded files: 2, 1,024.5 MB in all'],
  ['embedded', '12,345 rows of an embedded database, uploaded files: 2, 1,024.5 MB in all'],
] as const)('says how much a backup of a database has: %s', (database, words) => {
  expect(describeBackup({ ...manifest, database })).toBe(words)
})

it('says which key a backup needs besides, if any', () => {
  expect(describeSecretsKeys(manifest)).toEqual([
    'Second factors and the secret of links are encrypted with the key 1f0c3a9e of SECRETS_KEY, which is not in the backup: keep a copy of it elsewhere. Without it a restored portal starts only after npm run secrets:rotate -- --lost.',
  ])
  expect(describeSecretsKeys({ ...manifest, secrets_keys: [] })).toEqual([])
})
