import pg from 'pg'
import { isDatabaseUnavailable } from './failures.ts'

const connectTimeoutMs = 5_000
const minVersion = 150_000

/** Checks that a PostgreSQL server can hold the portal's database; throws an error that says what is wrong. */
export async function checkPostgres(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query(
      `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`,
    )
    const [{ version, encoding }] = rows
    if (version < minVersion) {
      throw new Error(`The portal needs PostgreSQL 15 or newer; the server has ${Math.floor(version / 10_000)}.`)
    }
    if (encoding !== 'UTF8') {
      throw new Error(`The database must be made with the encoding UTF8; this one has ${encoding}.`)
    }
  } finally {
    await client.end().catch(() => {})
  }
}

const wrongPassword = /^28/
const noSuchDatabase = '3D000'
/** A pooler refuses the settings with which the portal opens a connection. */
const refusedSettings = '08P01'
/** The user may not do it; or it may not even see the schema, so that there is none to create tables in. */
const permissionDenied = ['42501', '3F000']

const noTls = /server does not support SSL/
/** What a certificate is refused for: an authority that is not known, another host, or its time is over. */
const untrusted = /CERT|UNABLE_TO_|SELF_SIGNED/

/** Whether a server may be reachable in a minute: it is starting, or its name does not resolve yet. */
export function isTemporarilyUnavailable(error: unknown): boolean {
  return isDatabaseUnavailable(error) && !wrongPassword.test(codeOf(error)) && codeOf(error) !== refusedSettings
}

/** The address of a database, and the setting that it comes from. */
export interface NamedUrl {
  url: string
  setting: 'DATABASE_URL' | 'DIRECT_DATABASE_URL' | 'MIGRATION_DATABASE_URL' | 'READ_DATABASE_URL'
}

/** Describes a database error in one sentence that says what to do, without the password. */
export function sentenceAbout(error: unknown, { url, setting }: NamedUrl): Error {
  const { host, port, user, database } = new pg.Client({ connectionString: url })
  const server = `The PostgreSQL server at ${host}:${port}`
  const code = codeOf(error)
  if (wrongPassword.test(code)) {
    return new Error(`${server} does not let the user ${user} in. Check the user and password in ${setting}.`)
  }
  if (code === noSuchDatabase) {
    return new Error(`${server} has no database ${database}. Make it, or correct ${setting}.`)
  }
  if (permissionDenied.includes(code)) {
    return new Error(
      `${server} does not let the user ${user} change the database ${database}. Make that user its owner, or name its owner in MIGRATION_DATABASE_URL.`,
    )
  }
  if (code === refusedSettings) {
    return new Error(
      `${server} is a pooler, which refuses the settings of the portal. Set DIRECT_DATABASE_URL to the address of the database itself, beside ${setting}.`,
    )
  }
  if (error instanceof Error && noTls.test(error.message)) {
    return new Error(
      `${server} offers no TLS, which ${setting} needs with DATABASE_TLS. Switch it on there (ssl = on).`,
    )
  }
  if (untrusted.test(code)) {
    return new Error(
      `${server} has a certificate that is not trusted (${code}). Check that DATABASE_CA_FILE has its authority, and that it was issued to this host.`,
    )
  }
  if (isDatabaseUnavailable(error)) {
    const why = code ? ` (${code})` : ''
    return new Error(`${server} does not answer${why}. Check ${setting}, and that the server is running.`)
  }
  return error instanceof Error ? error : new Error(String(error))
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
