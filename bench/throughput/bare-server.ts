// A bare Node HTTP server that runs the same SQL through the same driver and sends the rows: the baseline that the portal is compared with.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import type { Statement } from './portal-server.ts'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const [{ statements }] = (await once(process, 'message')) as [{ statements: Statement[] }]
// Restores the Buffer of the session token's hash, which was sent to this process as JSON.
const tokenHash = createHash('sha256')
  .update(process.env.BENCH_TOKEN ?? '')
  .digest()
const queries = statements.map((statement) => ({
  ...statement,
  values: statement.values.map((value) => (Object(value) === value && !Array.isArray(value) ? tokenHash : value)),
}))

const server = createServer(async (_, response) => {
  const answers: unknown[] = []
  for (const query of queries) answers.push((await pool.query({ ...query })).rows)
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(answers))
})
server.listen(0, '127.0.0.1', () => {
  process.send?.({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
})
