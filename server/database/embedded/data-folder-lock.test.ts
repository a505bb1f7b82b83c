import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockDataFolder } from './data-folder-lock.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-lock-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Another process that locks a folder until it is killed. */
async function holder(held: string) {
  const lock = JSON.stringify(join(import.meta.dirname, 'data-folder-lock.ts'))
  const program = `
    const { lockDataFolder } = await import(${lock})
    await lockDataFolder(${JSON.stringify(held)})
    console.log('held')
    setInterval(() => {}, 1000)`
  const process_ = spawn(process.execPath, ['--input-type=module', '-e', program])
  await once(process_.stdout, 'data')
  return process_
}

describe('the lock of a data folder', () => {
  it('refuses a second process and names the first, until the first is killed', async () => {
    const first = await holder(folder)
    await expect(lockDataFolder(folder)).rejects.toThrow(
      `Another portal (process ${first.pid}) is already running on the data folder ${folder}`,
    )
    first.kill('SIGKILL')
    await once(first, 'exit')
    const unlock = await lockDataFolder(folder)
    await unlock()
  })

  it('recognises the same folder under another name', async () => {
    const unlock = await lockDataFolder(folder)
    await symlink(folder, `${folder}-too`)
    await expect(lockDataFolder(`${folder}-too`)).rejects.toThrow('Another portal')
    await unlock()
    await rm(`${folder}-too`)
  })

  it('does not lock other folders', async () => {
    const unlocks = await Promise.all([lockDataFolder(join(folder, 'one')), lockDataFolder(join(folder, 'two'))])
    for (const unlock of unlocks) await unlock()
  })

  it('says which folder cannot be written to, and why', async () => {
    await writeFile(join(folder, 'a-file'), '')
    await expect(lockDataFolder(join(folder, 'a-file', 'database'))).rejects.toThrow(
      /^The data folder .*a-file\/database cannot be written to \(ENOTDIR\)\. Choose another one with DATA_DIR/,
    )
  })
})
