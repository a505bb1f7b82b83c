import { openApiDocument } from '@portal/contract/openapi.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { portalVersion } from './version.ts'

/** Whether the process lives, whether it can serve (its database answers), and what calls it has. */
export function healthRoutes(app: FastifyInstance, { db }: Database): void {
  app.get('/livez', async () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    await sql`select 1`.execute(db)
    return { status: 'ok' }
  })
  app.get('/api/openapi.json', async () => openApiDocument(portalVersion))
}
