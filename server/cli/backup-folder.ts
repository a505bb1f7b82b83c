import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** The folder that the command line names. */
export function readFolder(usage: string): string {
  return folderIn(parseArgs({ allowPositionals: true }).positionals, usage)
}

/** The folder of a backup that the command line names, and the text of the identity file that opens an encrypted one. */
export async function readBackupToOpen(usage: string): Promise<{ folder: string; identity: string | undefined }> {
  const { values, positionals } = parseArgs({ options: { identity: { type: 'string' } }, allowPositionals: true })
  return { folder: folderIn(positionals, usage), identity: await readIdentity(values.identity) }
}

/** The text of an identity file of age, which opens encrypted backups. */
export async function readIdentity(file: string | undefined): Promise<string | undefined> {
  if (file === undefined) return undefined
  const path = fromHere(file)
  return readFile(path, 'utf8').catch((error) => {
    throw new Error(`The identity file ${path} cannot be read (${error.code}).`)
  })
}

/** A path as the person typed it. npm starts programs in the portal's folder and says where the person was. */
export function fromHere(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path)
}

function folderIn([folder, ...more]: string[], usage: string): string {
  if (!folder || more.length > 0) throw new Error(`Name one folder, like this: ${usage}`)
  return fromHere(folder)
}
