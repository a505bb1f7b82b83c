import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const debianHome = '/usr/lib/postgresql'

/** The folders that may hold PostgreSQL's programs: the PATH first, then Debian's folders, newest version first. */
export function postgresFolders(path = process.env.PATH ?? '', home = debianHome): string[] {
  const versions = existsSync(home) ? readdirSync(home).sort((one, other) => Number(other) - Number(one)) : []
  return [...path.split(delimiter).filter(Boolean), ...versions.map((version) => join(home, version, 'bin'))]
}

/** The path of a program of PostgreSQL, if it is installed. */
export function findPostgresProgram(name: string, folders = postgresFolders()): string | undefined {
  return folders.map((folder) => join(folder, name)).find((program) => existsSync(program))
}
