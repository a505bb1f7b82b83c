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
  it('takes the one that CHROME_BIN names before any other', () => {
    expect(installedChromium('/opt/chrome', withOnly('/opt/chrome', '/usr/bin/chromium'))).toBe('/opt/chrome')
  })

  it('says so when CHROME_BIN names nothing', () => {
    expect(() => installedChromium('/opt/chrome', withOnly('/usr/bin/chromium'))).toThrow(
      '/opt/chrome, which does not exist',
    )
  })

  it("takes Debian's Chromium before another one", () => {
    expect(installedChromium('', withOnly('/usr/bin/google-chrome', '/usr/bin/chromium'))).toBe('/usr/bin/chromium')
    expect(installedChromium('', withOnly('/usr/bin/google-chrome'))).toBe('/usr/bin/google-chrome')
  })

  it('finds none on a bare machine', () => {
    expect(installedChromium('', withOnly())).toBeUndefined()
  })
})

describe.skipIf(process.platform !== 'linux' || process.arch !== 'x64')('packagedChromium', () => {
  it('unpacks a browser that starts, once for all who ask', async () => {
    const home = mkdtempSync(join(tmpdir(), 'chromium-'))
    const [first, second] = await Promise.all([packagedChromium(home), packagedChromium(home)])
    expect(first).toBe(second)
    const { stdout } = spawnSync(first, ['--version'], { encoding: 'utf8' })
    expect(stdout).toMatch(/^\S*(Chromium|Chrome|Headless)/)
    rmSync(home, { recursive: true, force: true })
  })
})
