import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { withLock } from '../with-lock.mjs'

const folder = import.meta.dirname
const stampFile = join(folder, 'node_modules/.installed-from')
const lockFile = join(folder, 'package-lock.json')

const isInstalled = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === readFileSync(lockFile, 'utf8')

function install(): void {
  if (isInstalled()) return
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status, stderr } = spawnSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`The tools that check the API description could not be installed: ${stderr}`)
  writeFileSync(stampFile, readFileSync(lockFile))
}

/**
 * Loads packages from this folder's own lock file and installs them at first use. They need an older TypeScript than the
 * portal and add 180 packages, one of them with an install script, so they are not in the portal's own lock file.
 */
export async function haveApiTools(): Promise<{ folder: string; load: NodeJS.Require }> {
  if (!isInstalled()) await withLock(resolve(folder, '../..'), 'api-tools', install)
  return { folder, load: createRequire(join(folder, 'package.json')) }
}
