import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Db } from '../database/connect.ts'
import { listKeysOfSecrets } from '../keys/encrypt-stored-secrets.ts'
import { countRows, lastMigration, listNamedFiles, type NamedFile } from '../records/shared/stored-contents.ts'

const fileName = 'manifest.json'
/** The folder of a backup with the uploaded files. */
export const filesFolder = 'files'

/** The path of a file below the folder of a backup, for example `files/3q2-7wAAAAAAAAAAAAAAAA`. */
const path = z.string().regex(/^(?!.*(^|\/)\.\.?(\/|$))[\w.-]+(\/[\w.-]+)*$/)

const manifest = z.object({
  format: z.literal(1),
  database: z.enum(['postgresql', 'embedded']),
  created_at: z.iso.datetime(),
  migration: z.string(),
  /** The number of rows of each table. */
  rows: z.record(z.string(), z.int()),
  /** The keys of SECRETS_KEY with which secrets in the database are encrypted. Backups of earlier versions have none. */
  secrets_keys: z.array(z.string()).default([]),
  /** Every file of the backup but this one. */
  files: z.array(z.object({ path, size: z.int(), sha256: z.string().regex(/^[0-9a-f]{64}$/) })),
  /** The uploaded files that a row names and the file store does not have. */
  missing: z.array(z.string()),
  /** The uploaded files that the file store has, but not as they were uploaded. */
  damaged: z.array(z.string()),
})

/** What can be read of an encrypted backup: its own manifest is encrypted like every other file. */
const outerManifest = z.object({
  format: z.literal(2),
  created_at: z.iso.datetime(),
  encrypted_to: z.array(z.string()),
  files: manifest.shape.files,
})
const either = z.discriminatedUnion('format', [manifest, outerManifest])
export type OuterManifest = z.output<typeof outerManifest>

/** What a backup contains. It is written last: a backup without it was cut short. */
export type Manifest = z.output<typeof manifest>
export type BackupFile = Manifest['files'][number]

/** The copy of a database in a backup: what it contains, and the files that its rows name. */
export interface DatabaseCopy extends Pick<Manifest, 'database' | 'migration' | 'rows' | 'secrets_keys'> {
  named: NamedFile[]
}

/** What happens in a database that was restored, before it is used. */
export interface AfterRestore {
  check: (rows: Record<string, number>) => void
  finish: (db: Db) => Promise<void>
}

/** Describes the database that a transaction or a connection sees. */
export async function describeDatabase(db: Db): Promise<Omit<DatabaseCopy, 'database'>> {
  return {
    migration: await lastMigration(db),
    rows: await countRows(db),
    secrets_keys: await listKeysOfSecrets(db),
    named: await listNamedFiles(db),
  }
}

/** A manifest as it is stored. */
export function manifestText(contents: Manifest): string {
  return `${JSON.stringify(manifest.parse(contents), null, 1)}\n`
}

/** The name of the encrypted form of a file of a backup. */
export function encryptedName(path: string): string {
  return `${path}.age`
}

/** Writes the file that makes a backup complete, and flushes it to the disk. */
export async function writeManifestFile(folder: string, contents: Manifest | OuterManifest): Promise<void> {
  const file = await open(join(folder, fileName), 'wx', 0o600)
  try {
    await file.writeFile(`${JSON.stringify(either.parse(contents), null, 1)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Reads the manifest of a backup, or what can be read of an encrypted one. Throws a sentence if the folder is no whole backup. */
export async function readManifestFile(folder: string): Promise<Manifest | OuterManifest> {
  const text = await readFile(join(folder, fileName), 'utf8').catch(() => {
    throw new Error(`${folder} is not a whole backup: it has no ${fileName}.`)
  })
  return parsed(folder, text, either)
}

/** Reads the manifest of an encrypted backup once it was decrypted. */
export function readManifestText(folder: string, text: string): Manifest {
  return parsed(folder, text, manifest)
}

function parsed<T>(folder: string, text: string, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(text))
  } catch (error) {
    throw new Error(`The backup ${folder} is damaged: its ${fileName} cannot be read.`, { cause: error })
  }
}
