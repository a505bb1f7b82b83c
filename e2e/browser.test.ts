import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { installedChromium, packagedChromium } from './browser.ts'

const withOnly =
  (...places: string[]) =>
  (place: unknown) =>
    places.includes(String(place))

describe('installedChromium', () => {
  it('prefers the program that CHROME_BIN names', () => {
    expect(installedChromium('/opt/chrome', withOnly('/opt/chrome', '/usr/bin/chromium'))).toBe('/opt/chrome')
  })

  it('throws if CHROME_BIN names a program that does not exist', () => {
    expect(() => installedChromium('/opt/chrome', withOnly('/usr/bin/chromium'))).toThrow(
      '/opt/chrome, which does not exist',
    )
  })

  it("prefers Debian's Chromium to Google Chrome", () => {
    expect(installedChromium('', withOnly('/usr/bin/google-chrome', '/usr/bin/chromium'))).toBe('/usr/bin/chromium')
    expect(installedChromium('', withOnly('/usr/bin/google-chrome'))).toBe('/usr/bin/google-chrome')
  })

  it('finds nothing if no browser is installed', () => {
    expect(installedChromium('', withOnly())).toBeUndefined()
  })
})

describe.skipIf(process.platform !== 'linux' || process.arch !== 'x64')('packagedChromium', () => {
  it('unpacks a working browser, only once for concurrent callers', async () => {
    const home = mkdtempSync(join(tmpdir(), 'chromium-'))
    const [first, second] = await Promise.all([packagedChromium(home), packagedChromium(home)])
    expect(first).toBe(second)
    const { stdout } = spawnSync(first, ['--version'], { encoding: 'utf8' })
    expect(stdout).toMatch(/^\S*(Chromium|Chrome|Headless)/)
    rmSync(home, { recursive: true, force: true })
  })
})
