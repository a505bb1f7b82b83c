import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { encryptTo, type Transform } from './age-streams.ts'
import { flushFolder, type Measured, measured, writeFileHashed } from './hash-file.ts'
import { encryptedName, type Manifest, manifestText, writeManifestFile } from './manifest.ts'

/** A backup that is being written. */
export interface BackupTarget {
  /** Makes a folder in it, which may stay empty. */
  addFolder: (path: string) => Promise<void>
  /** Writes a file, encrypted where that is set, and returns the size and SHA-256 of its content. */
  addFile: (path: string, bytes: Readable) => Promise<Measured>
  /** Writes the manifest with all files that were added. Without it the backup counts as cut short. */
  finish: (described: Omit<Manifest, 'format' | 'files'>) => Promise<Manifest>
}

/** Begins a backup in a new folder; with recipients every content is encrypted to them before it touches the disk. */
export async function beginBackup(folder: string, recipients: readonly string[] = []): Promise<BackupTarget> {
  const files: Manifest['files'] = []
  const stored: Manifest['files'] = []
  const folders = new Set<string>()
  const encrypt = recipients.length > 0 ? await encryptTo(recipients) : undefined
  const addFolder = async (path: string) => {
    await mkdir(join(folder, path), { recursive: true, mode: 0o700 })
    folders.add(path)
  }
  const write = (path: string, bytes: Readable) =>
    encrypt ? writeEncrypted({ folder, path, encrypt, stored }, bytes) : writeFileHashed(bytes, join(folder, path))
  return {
    addFolder,
    addFile: async (path, bytes) => {
      if (!folders.has(dirname(path))) await addFolder(dirname(path))
      const content = await write(path, bytes)
      files.push({ path, ...content })
      return content
    },
    finish: async (described) => {
      for (const path of folders) await flushFolder(join(folder, path))
      const manifest: Manifest = { format: 1, ...described, files }
      if (encrypt) await write('manifest.json', Readable.from([Buffer.from(manifestText(manifest))]))
      const { created_at } = described
      await writeManifestFile(
        folder,
        encrypt ? { format: 2, created_at, encrypted_to: [...recipients], files: stored } : manifest,
      )
      return manifest
    },
  }
}

interface Encrypting {
  folder: string
  path: string
  encrypt: Transform
  stored: Manifest['files']
}

async function writeEncrypted({ folder, path, encrypt, stored }: Encrypting, bytes: Readable): Promise<Measured> {
  const content = measured(bytes)
  const encrypted = await encrypt(Readable.from(content.bytes, { objectMode: false }))
  stored.push({ path: encryptedName(path), ...(await writeFileHashed(encrypted, join(folder, encryptedName(path)))) })
  return content.result()
}
