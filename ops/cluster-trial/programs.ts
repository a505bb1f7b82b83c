import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findPostgres } from '../../tools/postgres-programs.ts'

/** The programs of the cluster, and the package of Debian that has each. */
const packages = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  nginx: 'nginx',
  pgbackrest: 'pgbackrest',
  openssl: 'openssl',
} as const
export type Program = keyof typeof packages

/** Where programs are looked for: those of administrators are not in the path of everybody. */
export const searchPath = [process.env.PATH, '/usr/sbin', '/sbin'].filter(Boolean).join(delimiter)

/** Whether a program is installed. */
export function isInstalled(program: string): boolean {
  return searchPath.split(delimiter).some((folder) => existsSync(join(folder, program)))
}

/** What is missing on this machine of some programs and PostgreSQL, as a sentence; undefined if nothing is. */
export function whyNotHere(programs: readonly Program[]): string | undefined {
  const ofDebian: string[] = programs.filter((program) => !isInstalled(program)).map((program) => packages[program])
  const missing = findPostgres() ? ofDebian : [...ofDebian, 'postgresql']
  if (missing.length === 0) return undefined
  return `This machine does not have all programs of the cluster. On Debian: apt-get install ${missing.join(' ')}`
}
