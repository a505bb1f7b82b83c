import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { isAnswering } from '../files/clamd.ts'

const program = '/usr/sbin/clamd'

/**
 * Starts clamd with one signature of our own, for files that contain a text. Returns the path of its socket; undefined where it
 * is not installed (Debian: clamav-daemon).
 */
export async function startRealClamd(text: string): Promise<string | undefined> {
  if (!existsSync(program)) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'portal-clamd-'))
  const socket = join(folder, 'clamd.ctl')
  await writeFile(join(folder, 'own.ndb'), `Eicar-Test-Signature:0:*:${Buffer.from(text).toString('hex')}\n`)
  const settings = [`LocalSocket ${socket}`, `DatabaseDirectory ${folder}`, 'Foreground yes', 'StreamMaxLength 25M']
  await writeFile(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`)
  const clamd = spawn(program, ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' })
  onTestFinished(async () => {
    clamd.kill()
    await rm(folder, { recursive: true, force: true })
  })
  await vi.waitUntil(() => isAnswering(socket), { timeout: 60_000, interval: 100 })
  return socket
}
