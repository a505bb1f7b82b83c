// `npm run container`: makes the portal's container with buildah. With `-- --try` it first starts the portal in it, by chroot as root, with
// the embedded database, and opens an account, which needs the compiled part for passwords.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isBuilt } from '../../tools/build-web.ts'
import { isInstalled, searchPath } from '../cluster-trial/programs.ts'
import { isOk, until } from '../cluster-trial/service.ts'
import { account, makeRoot } from './make-root.ts'

const port = 4290
const env = { ...process.env, PATH: searchPath }
const obstacle = whyNotHere()
if (obstacle !== undefined) {
  console.error(obstacle)
  process.exitCode = 1
} else {
  const folder = mkdtempSync(join(tmpdir(), 'portal-container-'))
  try {
    makeRoot(join(folder, 'root'))
    if (process.argv.includes('--try')) await tryIt(join(folder, 'root'))
    build(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function whyNotHere(): string | undefined {
  if (!isInstalled('buildah')) return 'This machine does not have buildah. On Debian: apt-get install buildah'
  if (process.platform !== 'linux' || process.arch !== 'x64') return 'The container is made on Linux with x64 only.'
  return isBuilt(join(import.meta.dirname, '../..')) ? undefined : 'The web is not built. Run npm run build:web first.'
}

/** Without a base and without commands, nothing is downloaded and nothing needs rights of its own. */
function build(folder: string): void {
  copyFileSync(join(import.meta.dirname, 'Containerfile'), join(folder, 'Containerfile'))
  const options = ['--storage-driver', 'vfs', 'bud', '--isolation', 'chroot', '--tag', 'portal:latest']
  const { status } = spawnSync('buildah', [...options, folder], { stdio: 'inherit', env })
  if (status !== 0) process.exitCode = 1
}

async function tryIt(root: string): Promise<void> {
  const node = ['/bin/node', '--max-semi-space-size=8', '--max-old-space-size=256', '/app/server/main.ts']
  const child = spawn('chroot', [`--userspec=${account}:${account}`, root, ...node], {
    env: { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: '/data', NODE_ENV: 'production', PATH: searchPath },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const address = `http://127.0.0.1:${port}`
  try {
    const ended = once(child, 'exit').then(() => Promise.reject(new Error('The portal ended in the container.')))
    await Promise.race([ended, until('the portal in the container is ready', () => isOk(`${address}/readyz`))])
    const password = 'seven-green-bicycles'
    const person = {
      first_name: 'Amina',
      last_name: 'Bello',
      email: 'amina@example.org',
      phone_number: '0803 123 4567',
    }
    const { status } = await fetch(`${address}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...person, password, password_confirmation: password }),
    })
    if (status !== 201) throw new Error(`An account was answered ${status}.`)
    const page = await fetch(address, { headers: { accept: 'text/html' } })
    if (!page.ok) throw new Error(`The first page was answered ${page.status}.`)
    console.log('The portal starts in the container, opens an account and shows its first page.')
    child.kill('SIGTERM')
    await ended.catch(() => {})
  } finally {
    child.kill('SIGKILL')
  }
}
