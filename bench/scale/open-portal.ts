import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { duties } from '@portal/domain/accounts/capabilities.ts'
import { checkCodes } from '@portal/server/auth/check-code.ts'
import { openSession } from '@portal/server/auth/sessions.ts'
import { makeThrottle } from '@portal/server/auth/throttle.ts'
import { connectPostgres, type Db, noLimits } from '@portal/server/database/connect.ts'
import { localFileStore } from '@portal/server/files/file-store.ts'
import { makeSpool } from '@portal/server/files/spool.ts'
import { uploadFolder } from '@portal/server/files/upload-folder.ts'
import { signedPaths } from '@portal/server/http/signed-paths.ts'
import { keyFolder } from '@portal/server/keys/key-folder.ts'
import { openSigningKeys } from '@portal/server/keys/signing-keys.ts'
import { storedSecrets } from '@portal/server/keys/stored-secrets.ts'
import { buildApp } from '@portal/server/start/app.ts'
import { openDatabase } from '@portal/server/start/open-database.ts'
import { setNewAuditKeys } from '@portal/server/testing/audit/new-audit-keys.ts'
import { forLoading } from '@portal/server/testing/loading-database.ts'
import pg from 'pg'

/** A portal under measurement. */
export interface Portal {
  origin: string
  tokens: Record<'officer' | 'owner', string>
  /** Makes a call and returns how many milliseconds it took; throws if the call fails. */
  time: (who: 'officer' | 'owner', address: string) => Promise<number>
  close: () => Promise<void>
}

/**
 * Opens a portal on a new database of a PostgreSQL server, filled by `fill`, listening on a free port. Its public pages need the
 * folder of a built web.
 */
export async function openPortal(
  serverUrl: string,
  name: string,
  fill: (db: Db) => Promise<void>,
  { webFolder }: { webFolder?: string } = {},
): Promise<Portal> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const dataDir = join(tmpdir(), 'portal-bench')
  const database = await openDatabase({ dataDir, databaseUrl: url.href })
  const filling = forLoading(connectPostgres(url.href, 1, noLimits))
  await fill(filling.db)
  await filling.close()
  setNewAuditKeys()
  const app = await buildApp({
    database,
    files: localFileStore(dataDir),
    spool: makeSpool(dataDir),
    uploads: uploadFolder(dataDir),
    // One account makes all requests, so the limits for one person are lifted.
    throttle: makeThrottle(database.pool, {
      adding: 1_000_000,
      uploading: 1_000_000,
      reading: 1_000_000_000,
      downloading: 1_000_000,
    }),
    signedPaths: signedPaths(Buffer.from('a secret for measuring')),
    checkCodes: checkCodes(Buffer.from('a secret for measuring')),
    signingKeys: openSigningKeys({ folder: keyFolder(dataDir) }),
    storedSecrets: storedSecrets(),
    messages: {},
    clock: () => new Date(),
    ...(webFolder === undefined ? {} : { webFolder }),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const origin = app.listeningOrigin
  const { db } = forLoading(database)
  const tokens = { officer: await tokenOf(db, 'admin'), owner: await tokenOf(db, 'user') }
  return {
    origin,
    tokens,
    time: async (who, address) => {
      const began = performance.now()
      const response = await fetch(origin + address, { headers: { authorization: `Bearer ${tokens[who]}` } })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${address} answered ${response.status}`)
      return performance.now() - began
    },
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}

async function tokenOf(db: Db, privilege_type: 'admin' | 'user'): Promise<string> {
  const { id } =
    privilege_type === 'user'
      ? await db
          .selectFrom('user_account')
          .where('privilege_type', '=', 'user')
          .select('id')
          .orderBy('id')
          .executeTakeFirstOrThrow()
      : await db
          .insertInto('user_account')
          .values({
            first_name: 'Hadiza',
            last_name: 'Bello',
            email: 'officer@bench.example',
            phone_number: '',
            password_hash: 'none',
            privilege_type,
            duties,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
  return openSession(db, id, new Date())
}
