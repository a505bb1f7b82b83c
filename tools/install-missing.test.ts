import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'

const announcement = 'Installing the packages'
const clones: string[] = []

afterEach(() => {
  for (const clone of clones.splice(0)) rmSync(clone, { recursive: true, force: true })
})

/** A clone that depends on one local package, so that nothing is downloaded. */
function makeClone(): string {
  const clone = mkdtempSync(join(tmpdir(), 'clone-'))
  clones.push(clone)
  for (const file of ['install-missing.mjs', 'with-lock.mjs']) {
    cpSync(join(import.meta.dirname, file), join(clone, 'tools', file))
  }
  mkdirSync(join(clone, 'stone'))
  writeVersion(clone, '1.0.0')
  return clone
}

function writeVersion(clone: string, version: string) {
  const dependencies = { stone: 'file:stone' }
  const portal = { name: 'portal', version: '1.0.0', dependencies }
  const packages = { '': portal, 'node_modules/stone': { resolved: 'stone', link: true }, stone: { version } }
  writeFileSync(join(clone, 'stone/package.json'), JSON.stringify({ name: 'stone', version }))
  writeFileSync(join(clone, 'package.json'), JSON.stringify(portal))
  writeFileSync(join(clone, 'package-lock.json'), JSON.stringify({ name: 'portal', lockfileVersion: 3, packages }))
}

function run(clone: string, command: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const child = spawn(command, args, { cwd: clone })
    child.stdout.on('data', (text) => {
      output += text
    })
    child.stderr.on('data', (text) => {
      output += text
    })
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(output))))
  })
}

const installMissing = (clone: string) => run(clone, process.execPath, ['tools/install-missing.mjs'])

describe('install-missing', () => {
  it('installs in a fresh clone, and only once', async () => {
    const clone = makeClone()
    expect(await installMissing(clone)).toContain(announcement)
    expect(existsSync(join(clone, 'node_modules/stone/package.json'))).toBe(true)
    expect(await installMissing(clone)).toBe('')
  })

  it('installs again when the lock has changed', async () => {
    const clone = makeClone()
    await installMissing(clone)
    writeVersion(clone, '2.0.0')
    expect(await installMissing(clone)).toContain(announcement)
    expect(await installMissing(clone)).toBe('')
  })

  it('accepts what a developer has installed by hand', async () => {
    const clone = makeClone()
    await run(clone, 'npm', ['ci'])
    expect(await installMissing(clone)).toBe('')
  })

  it('notices that a developer has since installed another lock by hand', async () => {
    const clone = makeClone()
    await installMissing(clone)
    writeVersion(clone, '2.0.0')
    await run(clone, 'npm', ['install'])
    writeVersion(clone, '1.0.0')
    expect(await installMissing(clone)).toContain(announcement)
  })

  it('installs once when two commands start together', async () => {
    const clone = makeClone()
    const output = await Promise.all([installMissing(clone), installMissing(clone)])
    expect(output.filter((text) => text.includes(announcement))).toHaveLength(1)
  })

  it('leaves no stamp when npm fails, and reports it', async () => {
    const clone = makeClone()
    writeFileSync(join(clone, 'package-lock.json'), '{ "lockfileVersion": 3, "packages": {} }')
    await expect(installMissing(clone)).rejects.toThrow('The packages could not be installed')
    expect(existsSync(join(clone, 'node_modules/.installed-from'))).toBe(false)
  })
})
