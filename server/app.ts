import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import { Refusal } from '@portal/domain/refusal.ts'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { accountRoutes } from './features/account/routes.ts'
import { catalogueRoutes } from './features/catalogue.ts'
import { certificateRoutes } from './features/certificates.ts'
import { contentsRoutes } from './features/contents.ts'
import { dashboardRoutes } from './features/dashboard.ts'
import { draftRoutes } from './features/drafts.ts'
import { facilityRoutes } from './features/facilities.ts'
import { notificationRoutes } from './features/notifications.ts'
import { penaltyRoutes } from './features/penalties.ts'
import { placeRoutes } from './features/places.ts'
import { portalRoutes } from './features/portal.ts'
import { registrationRoutes } from './features/registrations/routes.ts'
import { settingRoutes } from './features/settings/routes.ts'
import { submissionRoutes } from './features/submissions.ts'
import { compressReplies } from './http/compress-replies.ts'
import { serveCrests } from './http/crest-files.ts'
import { serveDocuments } from './http/document-files.ts'
import { healthRoutes } from './http/health.ts'
import { type LogStream, loggerTo, logRequests } from './http/logging.ts'
import { sendProblem } from './http/problem-reply.ts'
import { readJson } from './http/read-json.ts'
import { sendSecurityHeaders } from './http/security-headers.ts'
import { callServer, type ServeDeps } from './http/serve-call.ts'
import { formLimits } from './http/uploads.ts'
import { isForPage, serveWebFiles } from './http/web-files.ts'

/** What the app is built from. */
export interface AppDeps extends ServeDeps {
  /** The folder of the built web; the app serves calls alone when it is not there. */
  webFolder?: string
  /** Where structured lines go; none are written without it. */
  log?: LogStream
}

const largestJson = 256 * 1024
// A file may come over a slow line, but not for ever; who sends nothing at all is not waited for.
const longestRequest = 600_000
const longestSilence = 60_000

/** The portal's server, ready to listen: its plugins, its features and its pages, in that order. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = fastify({
    logger: loggerTo(deps.log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: largestJson,
    requestTimeout: longestRequest,
    connectionTimeout: longestSilence,
    // A server on this machine that takes HTTPS in front of the portal says who asks, and how. Nobody else is believed.
    trustProxy: 'loopback',
    // What still comes while the portal closes is answered like everything else; then the connection ends.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: sendProblem,
  })
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  logRequests(app)
  app.setErrorHandler(sendProblem)
  app.setNotFoundHandler((request, reply) =>
    isForPage(request)
      ? reply.sendFile('index.html')
      : sendProblem(new Refusal('not_found', 'This does not exist'), request, reply),
  )
  await sendSecurityHeaders(app)
  readJson(app)
  compressReplies(app)
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
  draftRoutes(serve)
  placeRoutes(serve)
  notificationRoutes(serve)
  settingRoutes(serve)
  mount(app)

  serveDocuments(app, deps)
  serveCrests(app, deps)
  healthRoutes(app, deps.database)
  if (deps.webFolder) await serveWebFiles(app, deps.webFolder)
  return app
}
