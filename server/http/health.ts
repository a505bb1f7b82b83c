import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { serveApiDocs } from './api-docs/serve-docs.ts'

/** The health checks (`/livez`: the process runs, `/readyz`: the database answers) and the API description. */
export function healthRoutes(app: FastifyInstance, { db }: Database): void {
  app.get('/livez', async () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    await sql`select 1`.execute(db)
    return { status: 'ok' }
  })
  serveApiDocs(app)
}
