import { mkdir, open, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type AuditKey, type AuditKeys, auditKeysOf, createAuditKey, readAuditKey } from './audit-keys.ts'

interface KeySource {
  dataDir: string
  /** The key that several servers share; the keys in the folder are then only for verifying. */
  auditKey?: string
}

/**
 * Opens the keys of the audit record: those in DATA_DIR/keys/audit, in the order of their names, and AUDIT_KEY. A first one is
 * created where there is none.
 */
export async function openAuditKeys(
  { dataDir, auditKey }: KeySource,
  { mayCreate = true }: { mayCreate?: boolean } = {},
): Promise<AuditKeys> {
  const folder = join(dataDir, 'keys', 'audit')
  const stored = await readFolder(folder)
  if (auditKey !== undefined) return auditKeysOf([...stored, readAuditKey(auditKey)])
  if (stored.length === 0 && !mayCreate) {
    throw new Error(`There is no key of the audit record in ${folder}. Put its copy there, or set AUDIT_KEY.`)
  }
  return auditKeysOf(stored.length > 0 ? stored : [await createKey(folder)])
}

async function readFolder(folder: string): Promise<AuditKey[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jwk')).sort()
  return Promise.all(names.map((name) => readKeyFile(join(folder, name))))
}

async function readKeyFile(path: string): Promise<AuditKey> {
  const text = await readFile(path, 'utf8')
  try {
    return readAuditKey(text)
  } catch (error) {
    throw new Error(`The file ${path} holds no key. Restore it from its copy, or remove it.`, { cause: error })
  }
}

/** Stores a first key. It is complete on the disk when this resolves. */
async function createKey(folder: string): Promise<AuditKey> {
  const text = createAuditKey()
  const key = readAuditKey(text)
  const file = await open(join(folder, `1-${key.kid}.jwk`), 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  return key
}
