import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { findPostgresProgram } from '../database/postgres-programs.ts'

interface Streams {
  /** What the program reads. */
  input?: Readable
  /** Takes what the program writes. */
  output?: (bytes: Readable) => Promise<unknown>
}

/**
 * Runs a program of PostgreSQL on a database. The password is passed in the environment, because everybody on the machine
 * can read the arguments of a process.
 */
export async function runPostgresProgram(
  name: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  args: string[],
  { input = Readable.from([]), output = async (bytes) => void bytes.resume() }: Streams,
): Promise<void> {
  const program = findPostgresProgram(name)
  if (!program) throw new Error(`The program ${name} is missing. ${howToInstall}`)
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  // A parameter of the portal's driver, which PostgreSQL's own programs do not know.
  url.searchParams.delete('uselibpqcompat')
  const child = spawn(program, ['--no-password', `--dbname=${url.href}`, ...args], {
    env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}), LC_MESSAGES: 'C' },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const streams = Promise.allSettled([output(child.stdout), pipeline(input, child.stdin)])
  const [errors, [code], settled] = await Promise.all([text(child.stderr), once(child, 'close'), streams])
  for (const one of settled) if (one.status === 'rejected' && !isBecauseItEnded(one.reason)) throw one.reason
  if (code === 0) return
  if (errors.includes('server version mismatch') || errors.includes('unsupported version')) {
    throw new Error(`The program ${program} is older than the PostgreSQL server. ${howToInstall}`)
  }
  throw new Error(`${name} failed: ${errors.trim() || `it ended with ${code}`}`)
}

/** A program that fails closes its ends of the streams, which then fail because of it. */
function isBecauseItEnded(error: unknown): boolean {
  return ['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes(String(fieldsOf(error).code))
}

const howToInstall =
  "Install PostgreSQL's client programs in the version of the server or newer (on Debian: apt-get install postgresql-client)."
