import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { sourceFiles } from './source-files.ts'
import { withLock } from './with-lock.mjs'

const stampFile = 'web/dist/.built-from'
const isForTests = (path: string) => path.includes('.test.') || path.includes('/testing/')

/** A hash of every file that goes into the web build. */
function hashInputs(root: string): string {
  const sources = ['web', 'domain', 'contract'].flatMap((workspace) => sourceFiles(root, workspace))
  const hash = createHash('sha256')
  const others = ['package-lock.json', 'tsconfig.json', 'CHANGELOG.md']
  for (const path of [...sources.filter((file) => !isForTests(file)), ...others]) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

export function isBuilt(root: string): boolean {
  const stamp = join(root, stampFile)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashInputs(root)
}

/** Builds the web if its sources have changed. A failed build leaves no stamp, so the next start builds again. */
export async function buildWeb(root: string, build: (root: string) => Promise<void>): Promise<void> {
  if (isBuilt(root)) return
  const inputs = hashInputs(root)
  rmSync(join(root, stampFile), { force: true })
  await build(root)
  writeFileSync(join(root, stampFile), inputs)
}

/** Builds in a process of its own. What the bundler prints is shown only if it fails. */
export async function runVite(root: string): Promise<void> {
  console.log('Building the web …')
  // NODE_ENV=development in the caller's environment would bundle React's slow development build.
  const env = { ...process.env, NODE_ENV: 'production' }
  const building = spawn(process.execPath, [join(root, 'web/build/build-web.ts')], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = () => void building.kill()
  process.once('exit', stop)
  const [printed, warned, [code]] = await Promise.all([
    text(building.stdout),
    text(building.stderr),
    once(building, 'close'),
  ])
  process.off('exit', stop)
  if (code !== 0) throw new Error(`${printed}${warned}The web could not be built. See the message of Vite above.`)
}

/** Brings web/dist up to date with the sources. */
export async function buildWebIfChanged(): Promise<void> {
  const root = resolve(import.meta.dirname, '..')
  if (!isBuilt(root)) await withLock(root, 'build-web', () => buildWeb(root, runVite))
}

if (import.meta.main) {
  await buildWebIfChanged().catch((error) => {
    console.error(error.message)
    process.exit(1)
  })
}
