import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { postgresFolders } from '@portal/server/database/postgres-programs.ts'

export type PostgresPrograms = { initdb: string; postgres: string }

/** The PostgreSQL server installed on this machine, if any. */
export function findPostgres(path?: string, home?: string): PostgresPrograms | undefined {
  return postgresFolders(path, home)
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
