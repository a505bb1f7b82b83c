import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import { Refusal } from '@portal/domain/refusal.ts'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { accountRoutes } from './features/account/routes.ts'
import { catalogueEditRoutes } from './features/catalogue-edits.ts'
import { catalogueRoutes } from './features/catalogue.ts'
import { certificateRoutes } from './features/certificates.ts'
import { claimRoutes } from './features/claims.ts'
import { auditRoutes, exportAudit, exportAuditHeads } from './features/audit.ts'
import { bankAccountRoutes } from './features/bank-account.ts'
import { feeRoutes } from './features/fees.ts'
import { invoiceRoutes } from './features/invoices.ts'
import { contentsListRoutes } from './features/contents-lists.ts'
import { representationRoutes } from './features/representations/routes.ts'
import { concernRoutes } from './features/concerns/routes.ts'
import { conditionRoutes } from './features/conditions.ts'
import { contentsRoutes } from './features/contents.ts'
import { contentsRowRoutes } from './features/contents-rows.ts'
import { changeRoutes } from './features/changes.ts'
import { closingRoutes } from './features/closings.ts'
import { standingRoutes } from './features/standing.ts'
import { flagRoutes } from './features/flags.ts'
import { correctionRoutes } from './features/corrections.ts'
import { dashboardRoutes } from './features/dashboard.ts'
import { draftRoutes } from './features/drafts.ts'
import { exportRenewals, renewalExportRoutes } from './features/export-renewals.ts'
import { renewalRoutes } from './features/renewals.ts'
import { exportRegistrations, exportRoutes } from './features/export-registrations.ts'
import { facilityRoutes } from './features/facilities.ts'
import { letterRoutes } from './features/letters.ts'
import { messageRoutes } from './features/messages.ts'
import { helperRoutes } from './features/facility-helpers.ts'
import { notificationRoutes } from './features/notifications.ts'
import { ownAccountRoutes } from './features/own-account/routes.ts'
import { passwordResetRoutes } from './features/password-reset/routes.ts'
import { paymentRoutes } from './features/payments.ts'
import { offenceRoutes } from './features/offences.ts'
import { reconciliationRoutes } from './features/reconciliation/routes.ts'
import { exportRevenue, revenueRoutes } from './features/revenue.ts'
import { penaltyRoutes } from './features/penalties.ts'
import { placeRoutes } from './features/places.ts'
import { portalRoutes } from './features/portal.ts'
import { caseRoutes } from './features/cases.ts'
import { exportReport } from './features/reports/export-report.ts'
import { reportRoutes } from './features/reports/routes.ts'
import { extensionRoutes } from './features/extensions.ts'
import { returnRoutes } from './features/returns.ts'
import { verificationRoutes } from './features/verification.ts'
import { versionRoutes } from './features/versions.ts'
import { registrationRoutes } from './features/registrations/routes.ts'
import { secondFactorRoutes } from './features/second-factor/routes.ts'
import { settingRoutes } from './features/settings/routes.ts'
import { submissionRoutes } from './features/submissions.ts'
import { userRoutes } from './features/users/routes.ts'
import { serveResumableUploads } from './http/resumable-uploads.ts'
import { compressReplies } from './http/compress-replies.ts'
import { serveCrests } from './http/crest-files.ts'
import { serveDocuments } from './http/document-files.ts'
import { serveExports } from './http/export-files.ts'
import { servePublicRegister } from './http/public-register.ts'
import { healthRoutes } from './http/health.ts'
import { serveLetters } from './http/letter-files.ts'
import { servePublicKeys } from './http/public-keys.ts'
import { servePapers } from './http/paper-files.ts'
import { limitLoad } from './http/limit-load.ts'
import { type LogStream, loggerTo, logRequests } from './http/logging.ts'
import { nodeServer } from './http/node-server.ts'
import { sendProblem } from './http/problem-reply.ts'
import { answerParserError } from './http/protocol-errors.ts'
import { readJson } from './http/read-json.ts'
import { pathAndQuery } from './http/request-path.ts'
import { sendSecurityHeaders } from './http/security-headers.ts'
import { callServer, type ServeDeps } from './http/serve-call.ts'
import { formLimits } from './http/uploads.ts'
import { isForPage, serveWebFiles } from './http/web-files.ts'
import { type SendFallbackPage, serveSignedOutPages } from './pages/signed-out-pages.ts'
import { makePrinter } from './print/printer.ts'

/** The dependencies of the app. */
export interface AppDeps extends ServeDeps {
  /** The folder of the built web; without it the app serves only the calls. */
  webFolder?: string
  /** Where the log goes; without it nothing is logged. */
  log?: LogStream
  /** When the load limit is reached, a client that has kept the portal waiting for longer than this is disconnected; by default ten seconds. */
  stalledAfterMs?: number
}

const maxJsonBytes = 256 * 1024

/** Builds the portal's server, ready to listen: plugins, features and pages, in that order. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = fastify({
    logger: loggerTo(deps.log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: maxJsonBytes,
    serverFactory: nodeServer,
    clientErrorHandler: answerParserError,
    rewriteUrl: pathAndQuery,
    // Forwarded headers with the caller's address and scheme are trusted only from a reverse proxy on this machine.
    trustProxy: 'loopback',
    // Requests that arrive during the shutdown are still answered; then their connection is closed.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: sendProblem,
  })
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  logRequests(app)
  app.setErrorHandler(sendProblem)
  let sendFallbackPage: SendFallbackPage | undefined
  app.setNotFoundHandler((request, reply) =>
    sendFallbackPage && isForPage(request)
      ? sendFallbackPage(request, reply)
      : sendProblem(new Refusal('not_found', 'This does not exist'), request, reply),
  )
  await sendSecurityHeaders(app)
  const { measureReplies } = limitLoad(app, deps.stalledAfterMs)
  readJson(app)
  measureReplies()
  compressReplies(app)
  measureReplies()
  await app.register(multipart, { limits: formLimits, throwFileSizeLimit: false })

  const { serve, mount } = callServer(deps)
  portalRoutes(serve)
  accountRoutes(serve)
  ownAccountRoutes(serve)
  passwordResetRoutes(serve)
  secondFactorRoutes(serve)
  userRoutes(serve)
  dashboardRoutes(serve)
  facilityRoutes(serve)
  claimRoutes(serve)
  feeRoutes(serve)
  bankAccountRoutes(serve)
  invoiceRoutes(serve)
  paymentRoutes(serve)
  reconciliationRoutes(serve)
  revenueRoutes(serve)
  helperRoutes(serve)
  registrationRoutes(serve)
  caseRoutes(serve)
  extensionRoutes(serve)
  returnRoutes(serve)
  conditionRoutes(serve)
  concernRoutes(serve)
  representationRoutes(serve)
  versionRoutes(serve)
  letterRoutes(serve)
  exportRoutes(serve)
  renewalRoutes(serve)
  renewalExportRoutes(serve)
  reportRoutes(serve)
  certificateRoutes(serve)
  verificationRoutes(serve)
  offenceRoutes(serve)
  penaltyRoutes(serve)
  contentsRoutes(serve)
  contentsRowRoutes(serve)
  correctionRoutes(serve)
  changeRoutes(serve)
  closingRoutes(serve)
  standingRoutes(serve)
  flagRoutes(serve)
  contentsListRoutes(serve)
  catalogueRoutes(serve)
  catalogueEditRoutes(serve)
  submissionRoutes(serve)
  draftRoutes(serve)
  placeRoutes(serve)
  notificationRoutes(serve)
  messageRoutes(serve)
  settingRoutes(serve)
  auditRoutes(serve)
  mount(app)

  serveDocuments(app, deps)
  serveExports(app, deps, {
    audit: { name: 'Audit record', rows: exportAudit },
    'audit-heads': {
      name: 'Heads of the audit record',
      rows: exportAuditHeads,
      type: { extension: 'jsonl', mediaType: 'application/jsonl; charset=utf-8' },
    },
    registrations: { name: 'Registrations', rows: exportRegistrations },
    renewals: { name: 'Renewals', rows: exportRenewals },
    reports: { name: 'Report', rows: exportReport },
    revenue: { name: 'Revenue', rows: exportRevenue },
  })
  const printer = makePrinter()
  app.addHook('onClose', () => printer.close())
  serveLetters(app, deps, printer)
  servePapers(app, deps, printer)
  servePublicKeys(app, deps)
  serveCrests(app, deps)
  servePublicRegister(app, deps)
  serveResumableUploads(app, deps)
  healthRoutes(app, deps.database)
  const { webFolder } = deps
  if (webFolder) {
    await serveWebFiles(app, webFolder)
    sendFallbackPage = await serveSignedOutPages(app, { ...deps, webFolder })
  }
  return app
}
