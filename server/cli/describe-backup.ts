import type { Manifest } from '../backup/manifest.ts'

const numbers = new Intl.NumberFormat('en-GB')

/** Says which keys a backup needs besides; nothing if none of its secrets is encrypted. */
export function describeSecretsKeys({ secrets_keys }: Manifest): string[] {
  if (secrets_keys.length === 0) return []
  return [
    `Second factors and the secret of links are encrypted with the key ${secrets_keys.join(', ')} of SECRETS_KEY, which is not in the backup: keep a copy of it elsewhere. Without it a restored portal starts only after npm run secrets:rotate -- --lost.`,
  ]
}

/** What a backup contains, for a person: "12,345 rows of a PostgreSQL database and 321 uploaded files, 1,024.5 MB". */
export function describeBackup({ database, rows, files }: Manifest): string {
  const rowCount = Object.values(rows).reduce((sum, count) => sum + count, 0)
  const fileCount = files.filter(({ path }) => path.startsWith('files/')).length
  const megabytes = files.reduce((sum, { size }) => sum + size, 0) / 1024 / 1024
  const kind = database === 'embedded' ? 'an embedded database' : 'a PostgreSQL database'
  return `${numbers.format(rowCount)} rows of ${kind}, uploaded files: ${numbers.format(fileCount)}, ${numbers.format(Number(megabytes.toFixed(1)))} MB in all`
}
