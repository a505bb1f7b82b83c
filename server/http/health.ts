import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { auditKeys } from '../audit/audit-keys.ts'
import type { Database, Db } from '../database/connect.ts'
import { migrationNames } from '../database/migrate.ts'
import { faultOfAuditKeys } from '../keys/take-audit-keys.ts'
import { serveApiDocs } from './api-docs/serve-docs.ts'

interface Health {
  database: Database
  /** Whether the portal is about to stop, so that no proxy should send it more requests. */
  isDraining?: () => boolean
}

/** The health checks (`/livez`: the process runs, `/readyz`: it can serve every request) and the API description. */
export async function healthRoutes(app: FastifyInstance, { database: { db }, isDraining }: Health): Promise<void> {
  const [newest = ''] = (await migrationNames()).slice(-1)
  app.get('/livez', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const status = isDraining?.() ? 'stopping' : await findObstacle(db, newest)
    return reply.status(status === undefined ? 200 : 503).send({ status: status ?? 'ok' })
  })
  serveApiDocs(app)
}

/** Why the portal cannot serve every request; undefined if it can. An unreachable database ends in an error. */
async function findObstacle(db: Db, newestMigration: string): Promise<string | undefined> {
  const { rows } = await sql<{ is_read_only: boolean; is_migrated: boolean }>`
    select current_setting('transaction_read_only') = 'on' as is_read_only,
      exists (select from kysely_migration where name = ${newestMigration}) as is_migrated
  `.execute(db)
  if (rows[0]?.is_read_only) return 'the database is read-only'
  if (!rows[0]?.is_migrated) return 'the schema is older than the portal'
  return (await faultOfAuditKeys(db, auditKeys())) && 'the key of the audit record does not fit the database'
}
