import { chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { anotherAuthority, certificate, serverKey } from '@portal/server/testing/certificates.ts'
import { startPortal } from '@portal/server/testing/portal-process.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPostgres } from '../tools/postgres-programs.ts'
import { startTestPostgres, type TestPostgres } from '../tools/test-postgres.ts'

let folder: string
let server: TestPostgres
let authority: string
let another: string

/** What a portal prints until it is ready or has ended. */
async function start(settings: Record<string, string>): Promise<string> {
  const portal = startPortal({ DATA_DIR: folder, ...settings })
  await portal.ready().catch(() => {})
  portal.child.kill('SIGTERM')
  await portal.ended
  return portal.output()
}

/** Runs statements as the superuser of the server, over its socket. */
async function run(...statements: string[]) {
  const client = new pg.Client(server.socketUrl)
  await client.connect()
  let rows: unknown[] = []
  for (const statement of statements) rows = (await client.query(statement)).rows
  await client.end()
  return rows
}

describe.skipIf(!findPostgres())('a portal that requires TLS to its database', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-tls-'))
    authority = join(folder, 'authority.pem')
    another = join(folder, 'another.pem')
    await writeFile(authority, certificate)
    await writeFile(another, anotherAuthority)
    server = await startTestPostgres({ listen_addresses: '127.0.0.1,127.0.0.2' })
  })
  afterAll(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('refuses a server without TLS', async () => {
    const output = await start({ DATABASE_URL: server.url, DATABASE_TLS: 'require', DATABASE_CA_FILE: authority })
    expect(output).toMatch(
      /^The PostgreSQL server at 127\.0\.0\.1:\d+ offers no TLS, which DATABASE_URL needs with DATABASE_TLS\. Switch it on there \(ssl = on\)\.\n$/,
    )
  })

  it('works over TLS, whatever the address says of it, and over the socket of this machine without', async () => {
    const key = join(server.folder, 'server.key')
    await writeFile(key, serverKey, { mode: 0o600 })
    const { uid, gid } = await stat(server.folder)
    await chown(key, uid, gid)
    const cert = join(server.folder, 'server.pem')
    await writeFile(cert, certificate, { mode: 0o644 })
    await run(
      `alter system set ssl_key_file = '${key}'`,
      `alter system set ssl_cert_file = '${cert}'`,
      'alter system set ssl = on',
      'select pg_reload_conf()',
    )
    const portal = startPortal({
      DATA_DIR: folder,
      DATABASE_URL: `${server.url}?sslmode=disable`,
      DATABASE_TLS: 'require',
      DATABASE_CA_FILE: authority,
    })
    await portal.ready()
    const connections = await run(
      "select distinct ssl from pg_stat_ssl join pg_stat_activity using (pid) where client_addr = '127.0.0.1'",
    )
    expect(connections).toEqual([{ ssl: true }])
    portal.child.kill('SIGTERM')
    expect(await portal.ended).toBe(0)
    const settings = { DATABASE_TLS: 'require', DATABASE_CA_FILE: authority }
    expect(await start({ DATABASE_URL: server.socketUrl, ...settings })).toContain('The portal is ready')
  })

  it('refuses a certificate of another authority', async () => {
    const output = await start({ DATABASE_URL: server.url, DATABASE_TLS: 'require', DATABASE_CA_FILE: another })
    expect(output).toMatch(
      /^The PostgreSQL server at 127\.0\.0\.1:\d+ has a certificate that is not trusted \([A-Z_]+\)\. Check that DATABASE_CA_FILE has its authority, and that it was issued to this host\.\n$/,
    )
  })

  it('refuses a certificate of another host', async () => {
    const url = server.url.replace('127.0.0.1', '127.0.0.2')
    const output = await start({ DATABASE_URL: url, DATABASE_TLS: 'require', DATABASE_CA_FILE: authority })
    expect(output).toContain('has a certificate that is not trusted (ERR_TLS_CERT_ALTNAME_INVALID)')
  })
})
