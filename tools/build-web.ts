import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { oneAtATime } from './one-at-a-time.mjs'
import { sourceFiles } from './source-files.ts'

const stampFile = 'web/dist/.built-from'
const isForTests = (path: string) => path.includes('.test.') || path.includes('/testing/')

/** A fingerprint of everything the built web is made of. */
export function inputsOfWeb(root: string): string {
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
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === inputsOfWeb(root)
}

/** Builds the web when its sources have changed. A build that fails leaves no stamp, so that the next start builds again. */
export function buildWeb(root: string, build: (root: string) => void): void {
  if (isBuilt(root)) return
  const inputs = inputsOfWeb(root)
  rmSync(join(root, stampFile), { force: true })
  build(root)
  writeFileSync(join(root, stampFile), inputs)
}

function runVite(root: string) {
  console.log('Building the web …')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const words = [vite, 'build', 'web', '--outDir', 'dist', '--emptyOutDir', '--logLevel', 'warn']
  // Somebody's NODE_ENV=development would give everyone the slow, talkative React.
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status } = spawnSync(process.execPath, words, { cwd: root, env, stdio: 'inherit' })
  if (status !== 0) {
    console.error('The web could not be built; vite says above why.')
    process.exit(1)
  }
}

/** Sees to it that web/dist is the web of the present sources. */
export async function haveWeb(): Promise<void> {
  const root = resolve(import.meta.dirname, '..')
  if (!isBuilt(root)) await oneAtATime(root, 'build-web', () => buildWeb(root, runVite))
}

if (import.meta.main) await haveWeb()
