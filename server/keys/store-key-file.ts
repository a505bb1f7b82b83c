import { link, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Stores a key as a new file. It is complete on the disk when this resolves, whatever happens to the power meanwhile. Returns its path. */
export async function storeKeyFile(folder: string, name: string, text: string): Promise<string> {
  await refuseForeignFolder(folder)
  const path = join(folder, name)
  const unfinished = `${path}.${process.pid}.unfinished`
  const file = await open(unfinished, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await link(unfinished, path)
  await rm(unfinished)
  const parent = await open(folder)
  await parent.sync().finally(() => parent.close())
  return path
}

/** A program that another account runs, like root, would store a key that the portal cannot read. */
async function refuseForeignFolder(folder: string): Promise<void> {
  const { uid } = await stat(folder)
  if (process.getuid === undefined || process.getuid() === uid) return
  throw new Error(`The folder ${folder} belongs to another account. Run this as the account of the portal.`)
}
