// Installs the npm packages that are not there. Plain JavaScript without packages: it is the first thing a fresh clone runs.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { oneAtATime } from './one-at-a-time.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const lockFile = `${root}package-lock.json`
const installedFile = `${root}node_modules/.package-lock.json`
const stampFile = `${root}node_modules/.installed-from`

/** Both locks, what should be installed and what npm says it installed, for either may change without the other. */
function presentStamp() {
  return createHash('sha256').update(readFileSync(lockFile)).update(readFileSync(installedFile)).digest('hex')
}

/** An optional package may be absent when it is made for another kind of machine. */
function mayBeAbsent({ optional, os = [], cpu = [], libc }) {
  return optional && !(os.includes(process.platform) && cpu.includes(process.arch) && !libc)
}

/** After npm install by hand, npm's own record names every package of the lock in the same version, and no other. */
function locksAgree() {
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages
  delete wanted['']
  const isThere = ([path, { version, integrity }]) =>
    installed[path]
      ? installed[path].version === version && installed[path].integrity === integrity
      : mayBeAbsent(wanted[path])
  return Object.entries(wanted).every(isThere) && Object.keys(installed).every((path) => path in wanted)
}

function isInstalled() {
  if (!existsSync(installedFile)) return false
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === presentStamp()) return true
  if (!locksAgree()) return false
  writeFileSync(stampFile, presentStamp())
  return true
}

function install() {
  if (isInstalled()) return
  console.log('Installing the packages of package-lock.json. This takes about a minute …')
  // Both kinds are named, for NODE_ENV=production would leave out what builds the web.
  const words = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env
  const options = { cwd: root, stdio: 'inherit', shell: !npm && process.platform === 'win32' }
  const { status } = npm ? spawnSync(node, [npm, ...words], options) : spawnSync('npm', words, options)
  if (status !== 0) refuse('The packages could not be installed; npm says above why.')
  writeFileSync(stampFile, presentStamp())
}

function refuse(sentence) {
  console.error(sentence)
  process.exit(1)
}

const major = Number(process.versions.node.split('.')[0])
if (major < 20) refuse(`The portal needs Node 20 or newer; this is Node ${process.versions.node}.`)
if (!isInstalled()) await oneAtATime(root, 'install', install)
if (major < 24 && !existsSync(`${root}node_modules/.bin/node`)) {
  refuse(`npm has no Node 24 for ${process.platform} ${process.arch}: please install Node 24 yourself.`)
}
