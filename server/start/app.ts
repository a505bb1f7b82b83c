import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import { calls } from '@portal/contract/calls.ts'
import { Refusal } from '@portal/domain/refusal.ts'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { exportUsers } from '../features/accounts/users/export-users.ts'
import { exportAudit, exportAuditHeads } from '../features/audit/audit.ts'
import { exportRegistrations } from '../features/cases/export-registrations.ts'
import { exportConcerns } from '../features/concerns/export-concerns.ts'
import { exportFacilities } from '../features/facilities/export-facilities.ts'
import { importTemplate } from '../features/imports/template.ts'
import { exportWrongRows } from '../features/imports/wrong-rows.ts'
import { exportChecklist } from '../features/inspections/export-checklist.ts'
import { exportRenewals } from '../features/licences/export-renewals.ts'
import { exportPayments } from '../features/money/export-payments.ts'
import { exportRevenue } from '../features/money/revenue.ts'
import { exportEndingLicences } from '../features/reports/figures/ending-licences.ts'
import { exportReport } from '../features/reports/figures/export-report.ts'
import { exportPenalties } from '../features/standing/export-penalties.ts'
import { workbookType } from '../files/workbook.ts'
import { serveBundles } from '../http/bundle/serve-bundles.ts'
import { serveClaimLetters } from '../http/claim-letter-files.ts'
import { compressReplies } from '../http/compress-replies.ts'
import { serveCrests } from '../http/crest-files.ts'
import { serveDocuments } from '../http/document-files.ts'
import { serveExamples } from '../http/example-files.ts'
import { serveExports } from '../http/export-files.ts'
import { healthRoutes } from '../http/health.ts'
import { serveLetters } from '../http/letter-files.ts'
import { limitBodies } from '../http/limit-bodies.ts'
import { limitLoad } from '../http/limit-load.ts'
import { type LogStream, loggerTo, logRequests, type ObservedRequest } from '../http/logging.ts'
import { nodeServer } from '../http/node-server.ts'
import { servePapers } from '../http/paper-files.ts'
import { sendProblem } from '../http/problem-reply.ts'
import { answerParserError } from '../http/protocol-errors.ts'
import { servePublicKeys } from '../http/public-keys.ts'
import { servePublicRegister } from '../http/public-register.ts'
import { readJson } from '../http/read-json.ts'
import { type Repetition, repeatAfterLostConnection } from '../http/repeat-after-lost-connection.ts'
import { type RequestLimits, requestLimits } from '../http/request-limits.ts'
import { pathAndQuery } from '../http/request-path.ts'
import { serveResumableUploads } from '../http/resumable-uploads.ts'
import { refusalLog } from '../http/security-events.ts'
import { sendSecurityHeaders } from '../http/security-headers.ts'
import { serveSecurityTxt } from '../http/security-txt.ts'
import { callServer } from '../http/serve-call.ts'
import type { ServeDeps } from '../http/serve-deps.ts'
import { makeTurns } from '../http/take-turns.ts'
import { formLimits } from '../http/uploads.ts'
import { isForPage, serveWebFiles } from '../http/web-files.ts'
import { type SendFallbackPage, serveSignedOutPages } from '../pages/signed-out-pages.ts'
import { UnconfirmedPaper } from '../papers/confirm-paper.ts'
import { reportPaper } from '../papers/report-paper.ts'
import { makePrinter } from '../print/printer.ts'
import { serveCalls } from './serve-calls.ts'

/** The dependencies of the app. */
export interface AppDeps extends Omit<ServeDeps, 'openLagging' | 'turns'> {
  /** Opens what may be read some seconds late; by default the database itself. */
  openLagging?: ServeDeps['openLagging']
  /** By default those of a portal at work. */
  turns?: ServeDeps['turns']
  /** The folder of the built web; without it the app serves only the calls. */
  webFolder?: string
  /** Where the log goes; without it nothing is logged. */
  log?: LogStream
  /** The addresses of reverse proxies on other machines. */
  trustedProxies?: string[]
  /** Whom to tell about a weakness of the portal, as a URI. */
  securityContact?: string
  /** Told of each request once its reply was sent. */
  observe?: (request: ObservedRequest) => void
  /** Told of each request that lost its connection to the database and could be repeated. */
  observeRepetition?: (repetition: Repetition) => void
  /** Whether the portal is about to stop. */
  isDraining?: () => boolean
  /** The limits of connections and of what arrives on them that differ from the usual ones. */
  limits?: Partial<RequestLimits>
  /** When the load limit is reached, a client that has kept the portal waiting for longer than this is disconnected; by default ten seconds. */
  stalledAfterMs?: number
}

const maxJsonBytes = 256 * 1024

/** Builds the portal's server, ready to listen: plugins, features and pages, in that order. */
export async function buildApp(given: AppDeps): Promise<FastifyInstance> {
  const deps = { openLagging: () => given.database.db, turns: makeTurns(), ...given }
  const limits = { ...requestLimits, ...deps.limits }
  const logRefusal = refusalLog()
  const app = fastify({
    logger: loggerTo(deps.log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: maxJsonBytes,
    serverFactory: (handle) => nodeServer(handle, limits),
    clientErrorHandler: answerParserError,
    rewriteUrl: pathAndQuery,
    // Forwarded headers with the caller's address and scheme count only from a reverse proxy on this machine or a named one.
    trustProxy: ['loopback', ...(deps.trustedProxies ?? [])],
    // Requests that arrive during the shutdown are still answered; then their connection is closed.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      logRefusal(error, request)
      return sendProblem(error, request, reply)
    },
  })
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  logRequests(app, deps.observe)
  app.setErrorHandler(async (error, request, reply) => {
    if (error instanceof UnconfirmedPaper) {
      await reportPaper({ db: deps.database.db, now: deps.clock(), log: request.log }, error)
    }
    logRefusal(error, request)
    return sendProblem(error, request, reply)
  })
  let sendFallbackPage: SendFallbackPage | undefined
  app.setNotFoundHandler((request, reply) =>
    sendFallbackPage && isForPage(request)
      ? sendFallbackPage(request, reply)
      : sendProblem(new Refusal('not_found', 'This does not exist'), request, reply),
  )
  await sendSecurityHeaders(app)
  limitBodies(app, limits)
  const { measureReplies } = limitLoad(app, deps.stalledAfterMs)
  readJson(app)
  measureReplies()
  compressReplies(app)
  measureReplies()
  await app.register(multipart, { limits: formLimits, throwFileSizeLimit: false })

  await healthRoutes(app, deps)
  // Health checks answer at once; what follows waits for a database that is away for a moment.
  repeatAfterLostConnection(app, { database: deps.database, observe: deps.observeRepetition })

  const printer = makePrinter()
  app.addHook('onClose', () => printer.close())
  const { serve, mount } = callServer({ ...deps, printer })
  await serveCalls(serve)
  mount(app)

  serveDocuments(app, deps)
  serveExports(app, deps, {
    audit: { name: 'Audit record', call: calls.linkAuditExport, table: exportAudit },
    'audit-heads': {
      name: 'Heads of the audit record',
      call: calls.linkAuditHeads,
      content: exportAuditHeads,
      type: { extension: 'jsonl', mediaType: 'application/jsonl; charset=utf-8' },
    },
    checklist: {
      name: 'Checklist',
      call: calls.linkChecklistForm,
      content: exportChecklist,
      type: workbookType,
    },
    concerns: { name: 'Concerns', call: calls.linkConcernsExport, table: exportConcerns },
    'ending-licences': {
      name: 'Licences ending',
      call: calls.linkEndingLicences,
      table: exportEndingLicences,
      mayLag: true,
    },
    facilities: { name: 'Facilities', call: calls.linkFacilitiesExport, table: exportFacilities },
    'import-template': {
      name: 'Register',
      call: calls.linkImportTemplate,
      content: importTemplate,
      type: workbookType,
    },
    payments: { name: 'Payments', call: calls.linkPaymentsExport, table: exportPayments },
    penalties: { name: 'Penalties', call: calls.linkPenaltiesExport, table: exportPenalties },
    registrations: { name: 'Registrations', call: calls.linkRegistrationsExport, table: exportRegistrations },
    renewals: { name: 'Renewals', call: calls.linkRenewalsExport, table: exportRenewals },
    reports: { name: 'Report', call: calls.linkReport, table: exportReport, mayLag: true },
    revenue: { name: 'Revenue', call: calls.linkRevenueExport, table: exportRevenue },
    users: { name: 'Users', call: calls.linkUsersExport, table: exportUsers },
    'wrong-rows': { name: 'Wrong rows', call: calls.linkWrongRows, content: exportWrongRows, type: workbookType },
  })
  serveBundles(app, deps, printer)
  serveLetters(app, deps, printer)
  serveClaimLetters(app, deps)
  servePapers(app, deps, printer)
  servePublicKeys(app, deps)
  if (deps.securityContact !== undefined) {
    const { securityContact: contact, messages, clock } = deps
    serveSecurityTxt(app, { contact, publicUrl: messages.publicUrl, clock })
  }
  serveCrests(app, deps)
  serveExamples(app, deps)
  servePublicRegister(app, deps)
  serveResumableUploads(app, deps)
  const { webFolder } = deps
  if (webFolder) {
    await serveWebFiles(app, webFolder)
    sendFallbackPage = await serveSignedOutPages(app, { ...deps, webFolder })
  }
  return app
}
