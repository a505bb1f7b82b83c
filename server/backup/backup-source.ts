import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { decryptWith } from './age-streams.ts'
import { forEach } from './copy-files.ts'
import { hashFile, hashOf, listBelow, type Measured } from './hash-file.ts'
import { encryptedName, type Manifest, type OuterManifest, readManifestFile, readManifestText } from './manifest.ts'

/** A backup that is read. */
export interface BackupSource {
  folder: string
  manifest: Manifest
  /** The content of a file, decrypted where the backup is encrypted. */
  read: (path: string) => Promise<Readable>
}

/** Opens a backup. `identity` is the text of an identity file of age, which an encrypted one needs. */
export async function openSource(folder: string, identity?: string): Promise<BackupSource> {
  const outer = await readManifestFile(folder)
  if (outer.format === 1) {
    return { folder, manifest: outer, read: (path) => Promise.resolve(createReadStream(join(folder, path))) }
  }
  if (identity === undefined) return refuseWithoutIdentity(folder, outer)
  const decrypt = await decryptWith(identity)
  const read = (path: string) => decrypt(createReadStream(join(folder, encryptedName(path))))
  return { folder, manifest: await readInner(folder, outer, read), read }
}

/** Without the identity only what is stored can be compared with what was written. */
async function refuseWithoutIdentity(folder: string, { files, encrypted_to }: OuterManifest): Promise<never> {
  await forEach(files, async ({ path, ...written }) => {
    await refuseUnlessWhole(folder, { path, ...written }, () => hashFile(join(folder, path)))
  })
  throw new Error(
    `The backup ${folder} is encrypted to ${encrypted_to.join(', ')}. Every file of it is there and as it was written. What it contains can be neither read nor checked without the identity: give --identity FILE.`,
  )
}

async function readInner(
  folder: string,
  { encrypted_to }: OuterManifest,
  read: BackupSource['read'],
): Promise<Manifest> {
  const inner = await read('manifest.json')
    .then(text)
    .catch((cause) => {
      throw new Error(
        `The identity does not open the backup ${folder}, or its manifest is damaged: it is encrypted to ${encrypted_to.join(', ')}.`,
        { cause },
      )
    })
  return readManifestText(folder, inner)
}

/** Refuses a backup of which a file is missing or is not what it was when the backup was made. */
export async function verifySource({ folder, manifest, read }: BackupSource): Promise<void> {
  await forEach(manifest.files, (file) => refuseUnlessWhole(folder, file, async () => hashOf(await read(file.path))))
}

async function refuseUnlessWhole(
  folder: string,
  { path, size, sha256 }: Manifest['files'][number],
  measure: () => Promise<Measured>,
): Promise<void> {
  const found = await measure().catch((error) => (error.code === 'ENOENT' ? 'missing' : 'damaged'))
  if (found === 'missing') throw new Error(`The backup ${folder} is not complete: ${path} is missing.`)
  const isWhole = typeof found === 'object' && found.size === size && found.sha256 === sha256
  if (!isWhole) throw new Error(`The backup ${folder} is damaged: ${path} has changed since it was written.`)
}

/** Copies a folder of a backup with everything in it, also folders that are empty. */
export async function copyFolder({ folder, manifest, read }: BackupSource, from: string, to: string): Promise<void> {
  const { folders } = await listBelow(join(folder, from))
  for (const path of folders) await mkdir(join(to, path), { recursive: true, mode: 0o700 })
  const files = manifest.files.filter(({ path }) => path.startsWith(`${from}/`))
  await forEach(files, async ({ path }) => copyFile(await read(path), join(to, path.slice(from.length + 1))))
}

/** Writes the content of a file of a backup to a new file, flushed to the disk. */
export function copyFile(bytes: Readable, to: string): Promise<void> {
  return pipeline(bytes, createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true }))
}
