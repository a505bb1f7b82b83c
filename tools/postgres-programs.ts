import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export type PostgresPrograms = { initdb: string; postgres: string }

const debianHome = '/usr/lib/postgresql'

/** Folders that may hold PostgreSQL: the PATH first, then Debian's folders, newest version first. */
function candidateFolders(path: string, home: string): string[] {
  const versions = existsSync(home) ? readdirSync(home).sort((one, other) => Number(other) - Number(one)) : []
  return [...path.split(delimiter).filter(Boolean), ...versions.map((version) => join(home, version, 'bin'))]
}

/** The PostgreSQL server installed on this machine, if any. */
export function findPostgres(path = process.env.PATH ?? '', home = debianHome): PostgresPrograms | undefined {
  return candidateFolders(path, home)
    .map((folder) => ({ initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') }))
    .find(({ initdb, postgres }) => existsSync(initdb) && existsSync(postgres))
}

function installFromDebian(): void {
  console.log('Installing PostgreSQL from Debian for the tests …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-qq', '-y', '--no-install-recommends', 'postgresql'],
  ]) {
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  }
}

const banner = `
######################################################################
#  THE TESTS ON POSTGRESQL CANNOT RUN: this machine has no server.   #
#  Install it (on Debian: apt-get install postgresql) and run again. #
#  Only the embedded database is tested now.                         #
######################################################################
`

/** Makes sure that there is a PostgreSQL server to test with. Without one it prints a banner, and only CI fails. */
if (import.meta.main) {
  if (!findPostgres() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installFromDebian()
  if (!findPostgres()) {
    console.error(banner)
    process.exitCode = process.env.CI ? 1 : 0
  }
}
