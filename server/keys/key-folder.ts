import { link, mkdir, open, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readSigningKey, type SigningKey, writeSigningKey } from './signing-key.ts'

const ending = '.jwk'

/** The private keys in a folder, which only the portal's account can read. Throws an error that names a damaged file. */
export async function readKeys(folder: string): Promise<SigningKey[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending)).sort()
  return Promise.all(names.map((name) => readKey(join(folder, name))))
}

async function readKey(path: string): Promise<SigningKey> {
  const text = await readFile(path, 'utf8')
  try {
    return readSigningKey(text)
  } catch (error) {
    throw new Error(`The file ${path} holds no signing key. Restore it from its copy, or remove it.`, { cause: error })
  }
}

/** Stores a new private key. It is complete on the disk when this resolves, whatever happens to the power meanwhile. */
export async function storeKey(folder: string, key: SigningKey): Promise<void> {
  const path = join(folder, key.kid + ending)
  const unfinished = `${path}.${process.pid}.unfinished`
  const file = await open(unfinished, 'wx', 0o600)
  try {
    await file.writeFile(writeSigningKey(key))
    await file.sync()
  } finally {
    await file.close()
  }
  await link(unfinished, path)
  await rm(unfinished)
  const parent = await open(folder)
  await parent.sync().finally(() => parent.close())
}
