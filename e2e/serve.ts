// Serves the journeys: on a private PostgreSQL server, which takes half the processor time, or without one on the
// embedded database. The private server stops and deletes its data when this process ends.
import { quickPlace } from '@portal/server/testing/quick-place.ts'
import { findPostgres } from '../tools/postgres-programs.ts'
import { startTestPostgres } from '../tools/test-postgres.ts'

if (findPostgres()) process.env.DATABASE_URL = (await startTestPostgres({}, quickPlace())).socketUrl
await import('@portal/server/main.ts')
