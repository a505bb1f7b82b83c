// The portal on the database named in DATABASE_URL. Sends its parent the origin, then the SQL of each request that it is asked for.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkCodes } from '@portal/server/auth/check-code.ts'
import { makeThrottle } from '@portal/server/auth/throttle.ts'
import { connectPostgres } from '@portal/server/database/connect.ts'
import { localFileStore } from '@portal/server/files/file-store.ts'
import { makeSpool } from '@portal/server/files/spool.ts'
import { uploadFolder } from '@portal/server/files/upload-folder.ts'
import { signedPaths } from '@portal/server/http/signed-paths.ts'
import { keyFolder } from '@portal/server/keys/key-folder.ts'
import { openSigningKeys } from '@portal/server/keys/signing-keys.ts'
import { storedSecrets } from '@portal/server/keys/stored-secrets.ts'
import { buildApp } from '@portal/server/start/app.ts'
import { setNewAuditKeys } from '@portal/server/testing/audit/new-audit-keys.ts'

/** A statement as the driver got it. */
export interface Statement {
  name?: string
  text: string
  values: unknown[]
}

setNewAuditKeys()
const database = connectPostgres(process.env.DATABASE_URL ?? '')
let recorded: Statement[] | undefined
database.pool.on('connect', (client) => {
  const query = client.query.bind(client)
  Object.assign(client, {
    query: (statement: Statement, ...callback: []) => {
      if (statement.values) recorded?.push(statement)
      return query(statement, ...callback)
    },
  })
})
const app = await buildApp({
  database,
  files: localFileStore(join(tmpdir(), 'portal-bench')),
  spool: makeSpool(join(tmpdir(), 'portal-bench')),
  uploads: uploadFolder(join(tmpdir(), 'portal-bench')),
  // One account makes all requests, so the limits for one person are lifted.
  throttle: makeThrottle(database.pool, {
    adding: 1_000_000,
    uploading: 1_000_000,
    reading: 1_000_000_000,
    downloading: 1_000_000,
  }),
  signedPaths: signedPaths(Buffer.from('a secret for measuring')),
  checkCodes: checkCodes(Buffer.from('a secret for measuring')),
  signingKeys: openSigningKeys({ folder: keyFolder(join(tmpdir(), 'portal-bench')) }),
  storedSecrets: storedSecrets(),
  messages: {},
  clock: () => new Date(),
})
await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.({ origin: app.listeningOrigin })

interface Request {
  path: string
  token?: string
  headers?: Record<string, string>
}

process.on('message', async ({ path, token, headers }: Request) => {
  recorded = []
  const response = await fetch(app.listeningOrigin + path, {
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
  })
  await response.arrayBuffer()
  process.send?.({ statements: recorded, status: response.status })
  recorded = undefined
})
