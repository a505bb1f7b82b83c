import { randomUUID } from 'node:crypto'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import { Refusal } from '@portal/domain/refusal.ts'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { accountRoutes } from './features/account/routes.ts'
import { catalogueRoutes } from './features/catalogue/routes.ts'
import { certificateRoutes } from './features/certificates/routes.ts'
import { contentsRoutes } from './features/contents/routes.ts'
import { dashboardRoutes } from './features/dashboard/routes.ts'
import { facilityRoutes } from './features/facilities/routes.ts'
import { notificationRoutes } from './features/notifications/routes.ts'
import { penaltyRoutes } from './features/penalties/routes.ts'
import { placeRoutes } from './features/places/routes.ts'
import { portalRoutes } from './features/portal/routes.ts'
import { registrationRoutes } from './features/registrations/routes.ts'
import { submissionRoutes } from './features/submissions/routes.ts'
import { serveDocuments } from './http/document-files.ts'
import { healthRoutes } from './http/health.ts'
import { logRequests } from './http/logging.ts'
import { problemOf } from './http/problem-reply.ts'
import { securityHeaders } from './http/security-headers.ts'
import { callServer, type ServeDeps } from './http/serve-call.ts'
import { formLimits } from './http/uploads.ts'
import { serveWebFiles } from './http/web-files.ts'

/** What the app is built from. */
export interface AppDeps extends ServeDeps {
  /** The folder of the built web; the app serves calls alone when it is not there. */
  webFolder?: string
  /** Writes structured lines to standard output. */
  log?: boolean
}

const largestJson = 256 * 1024
// A file may come over a slow line, but not for ever; who sends nothing at all is not waited for.
const longestRequest = 600_000
const longestSilence = 60_000

/** The portal's server, ready to listen: its plugins, its features and its pages, in that order. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = fastify({
    logger: deps.log ? { level: 'info', base: null } : false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: largestJson,
    requestTimeout: longestRequest,
    connectionTimeout: longestSilence,
    routerOptions: { ignoreTrailingSlash: true },
  })
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  logRequests(app)
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply))
  app.setNotFoundHandler((request, reply) => {
    const isPage = deps.webFolder && request.method === 'GET' && !/^\/(api|documents)(\/|$)/.test(request.url)
    if (isPage) return reply.header('cache-control', 'no-cache').sendFile('index.html')
    return sendProblem(new Refusal('not_found', 'This does not exist'), request, reply)
  })
  await app.register(helmet, securityHeaders)
  await app.register(multipart, { limits: formLimits, throwFileSizeLimit: false })

  const { serve, mount } = callServer(deps)
  portalRoutes(serve)
  accountRoutes(serve)
  dashboardRoutes(serve)
  facilityRoutes(serve)
  registrationRoutes(serve)
  certificateRoutes(serve)
  penaltyRoutes(serve)
  contentsRoutes(serve)
  catalogueRoutes(serve)
  submissionRoutes(serve)
  placeRoutes(serve)
  notificationRoutes(serve)
  mount(app)

  serveDocuments(app, deps)
  healthRoutes(app, deps.database)
  if (deps.webFolder) await serveWebFiles(app, deps.webFolder)
  return app
}

function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body, retryAfter } = problemOf(error, request.id)
  if (body.code === 'unexpected' || body.code === 'unavailable') request.log.error({ err: error }, body.code)
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply.code(status).type('application/problem+json').send(body)
}
