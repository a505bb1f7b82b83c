import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDiskFull } from '../failures.ts'

/** The engine writes its log in files of this size. */
const logFileBytes = 16 * 1024 * 1024

/** The error of a disk on which the engine finds no space: it fails without saying why. Undefined if there is space. */
export async function findFullDisk(dataDir: string): Promise<unknown> {
  const probe = join(dataDir, '..', 'space-probe')
  try {
    await writeFile(probe, Buffer.alloc(logFileBytes), { flush: true })
    return undefined
  } catch (error) {
    return isDiskFull(error) ? error : undefined
  } finally {
    await rm(probe, { force: true })
  }
}
