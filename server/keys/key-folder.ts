import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readSigningKey, type SigningKey, writeSigningKey } from './signing-key.ts'
import { storeKeyFile } from './store-key-file.ts'

const ending = '.jwk'

/** The folder of the private keys in a data folder. */
export function keyFolder(dataDir: string): string {
  return join(dataDir, 'keys')
}

/** The keys in a folder, which is made for the portal's account alone. Throws a sentence about what cannot be used. */
export async function readKeys(folder: string): Promise<SigningKey[]> {
  const names = await explained(folder, async () => {
    await makeFolder(folder)
    return readdir(folder)
  })
  const keys = names.filter((name) => name.endsWith(ending)).sort()
  return Promise.all(keys.map((name) => readKey(join(folder, name))))
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 })
  await mkdir(folder, { mode: 0o700 }).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
}

async function readKey(path: string): Promise<SigningKey> {
  const text = await explained(path, async () => {
    await refuseOpenFile(path)
    return readFile(path, 'utf8')
  })
  try {
    return readSigningKey(text)
  } catch {
    throw new Error(`The file ${path} holds no signing key. Restore it from its copy, or remove it.`)
  }
}

/** A key that others on the machine can read is not only the portal's. Windows has no such modes. */
async function refuseOpenFile(path: string): Promise<void> {
  const { mode } = await stat(path)
  if (process.platform === 'win32' || (mode & 0o077) === 0) return
  throw new Error(`Others on this machine can read the signing key ${path}. Run chmod 600 ${path}.`)
}

/** Stores a new key. It is complete on the disk when this resolves. Returns its path. */
export function storeKey(folder: string, key: SigningKey): Promise<string> {
  return explained(folder, () => storeKeyFile(folder, key.kid + ending, writeSigningKey(key)))
}

/** Deletes the private half of a key that signs no more. */
export async function removeKey(folder: string, kid: string): Promise<void> {
  await rm(join(folder, kid + ending), { force: true })
}

async function explained<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    throw new Error(
      `The portal cannot use ${path}, where its signing keys are (${error.code}). Let its account read and write there, or set SIGNING_KEY.`,
      { cause: error },
    )
  }
}
