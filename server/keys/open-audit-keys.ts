import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type AuditKey,
  type AuditKeys,
  auditKeysOf,
  createAuditKey,
  readAuditKey,
  readAuditKeys,
} from '../audit/audit-keys.ts'
import { storeKeyFile } from './store-key-file.ts'

/** Where the keys of the audit record come from. */
export interface AuditKeySource {
  dataDir: string
  /** The key that several servers share; the keys in the folder are then only for verifying. */
  auditKey?: string
}

/**
 * Opens the keys of the audit record: those in DATA_DIR/keys/audit, in the order of their numbers, and AUDIT_KEY. A first one is
 * created where there is none.
 */
export async function openAuditKeys(
  source: AuditKeySource,
  { mayCreate = true }: { mayCreate?: boolean } = {},
): Promise<AuditKeys> {
  const { stored, shared } = await readHeldAuditKeys(source)
  // Several servers that share a key make the same digests, whatever else their folders have.
  if (shared.length > 0) return auditKeysOf([...stored, ...shared], shared[0])
  if (stored.length > 0) return auditKeysOf(stored)
  const { dataDir } = source
  if (!mayCreate) {
    throw new Error(
      `There is no key of the audit record in ${folderOf(dataDir)}. Put its copy there, or set AUDIT_KEY. If it is lost, run npm run keys:rotate -- --audit --lost.`,
    )
  }
  const first = createAuditKey()
  await storeAuditKey(dataDir, first)
  return auditKeysOf([readAuditKey(first)])
}

/** The keys of the audit record that a server has: in its folder, and in AUDIT_KEY. */
export async function readHeldAuditKeys({ dataDir, auditKey }: AuditKeySource) {
  return {
    stored: await readFolder(folderOf(dataDir)),
    shared: auditKey === undefined ? [] : readAuditKeys(auditKey),
  }
}

/** Stores a key under the next number. Without AUDIT_KEY it is the current one from now on. Returns its path. */
export async function storeAuditKey(dataDir: string, text: string): Promise<string> {
  const folder = folderOf(dataDir)
  const last = (await listNames(folder)).at(-1)
  const number = last === undefined ? 1 : numberOf(last) + 1
  return storeKeyFile(folder, `${number}-${readAuditKey(text).kid}.jwk`, text)
}

function folderOf(dataDir: string): string {
  return join(dataDir, 'keys', 'audit')
}

/** The names of the key files, the newest last: `9-….jwk` comes before `10-….jwk`. */
async function listNames(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jwk'))
  return names.sort().sort((one, other) => numberOf(one) - numberOf(other))
}

/** The number at the beginning of a name; 0 for the name of a copy that somebody put there. */
function numberOf(name: string): number {
  return Number(/^\d+(?=-)/.exec(name)?.[0] ?? 0)
}

async function readFolder(folder: string): Promise<AuditKey[]> {
  const names = await listNames(folder)
  const keys = await Promise.all(names.map((name) => readKeyFile(join(folder, name))))
  return keys.flat()
}

async function readKeyFile(path: string): Promise<AuditKey[]> {
  const text = await readFile(path, 'utf8')
  try {
    return readAuditKeys(text)
  } catch (error) {
    throw new Error(`The file ${path} holds no key. Restore it from its copy, or remove it.`, { cause: error })
  }
}
