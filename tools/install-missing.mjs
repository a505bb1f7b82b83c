// Installs missing npm packages. Plain JavaScript without packages: it is the first thing that a fresh clone runs.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { withLock } from './with-lock.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const lockFile = `${root}package-lock.json`
const installedFile = `${root}node_modules/.package-lock.json`
const stampFile = `${root}node_modules/.installed-from`

/** A hash of both lock files: what should be installed, and what npm recorded as installed. Either may change alone. */
function currentStamp() {
  return createHash('sha256').update(readFileSync(lockFile)).update(readFileSync(installedFile)).digest('hex')
}

/** An optional package may be missing if it is for another platform. */
function mayBeAbsent({ optional, os = [], cpu = [], libc }) {
  return optional && !(os.includes(process.platform) && cpu.includes(process.arch) && !libc)
}

/** Whether npm's record lists exactly the packages and versions of the lock file, as after a manual `npm install`. */
function locksMatch() {
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages
  delete wanted['']
  const isPresent = ([path, { version, integrity }]) =>
    installed[path]
      ? installed[path].version === version && installed[path].integrity === integrity
      : mayBeAbsent(wanted[path])
  return Object.entries(wanted).every(isPresent) && Object.keys(installed).every((path) => path in wanted)
}

function isInstalled() {
  if (!existsSync(installedFile)) return false
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === currentStamp()) return true
  if (!locksMatch()) return false
  writeFileSync(stampFile, currentStamp())
  return true
}

function install() {
  if (isInstalled()) return
  console.log('Installing the packages of package-lock.json. This takes about a minute …')
  // Named explicitly, because NODE_ENV=production would leave out the dev dependencies that build the web.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env
  const options = { cwd: root, stdio: 'inherit', shell: !npm && process.platform === 'win32' }
  const { status } = npm ? spawnSync(node, [npm, ...args], options) : spawnSync('npm', args, options)
  if (status !== 0) fail('The packages could not be installed. See the message of npm above.')
  writeFileSync(stampFile, currentStamp())
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

const major = Number(process.versions.node.split('.')[0])
if (major < 20) fail(`The portal needs Node 20 or newer; this is Node ${process.versions.node}.`)
if (!isInstalled()) await withLock(root, 'install', install)
if (major < 24 && !existsSync(`${root}node_modules/.bin/node`)) {
  fail(`npm has no Node 24 for ${process.platform} ${process.arch}: please install Node 24 yourself.`)
}
