import { accountRoutes } from './features/account/routes.ts'
import { auditRoutes } from './features/audit.ts'
import { bankAccountRoutes } from './features/bank-account.ts'
import { caseRoutes } from './features/cases.ts'
import { catalogueEditRoutes } from './features/catalogue-edits.ts'
import { catalogueRoutes } from './features/catalogue.ts'
import { certificateRoutes } from './features/certificates.ts'
import { changeRoutes } from './features/changes.ts'
import { claimRoutes } from './features/claims.ts'
import { closingRoutes } from './features/closings.ts'
import { concernRoutes } from './features/concerns/routes.ts'
import { conditionRoutes } from './features/conditions.ts'
import { contentsListRoutes } from './features/contents-lists.ts'
import { contentsRowRoutes } from './features/contents-rows.ts'
import { contentsRoutes } from './features/contents.ts'
import { correctionRoutes } from './features/corrections.ts'
import { dashboardRoutes } from './features/dashboard.ts'
import { draftRoutes } from './features/drafts.ts'
import { exportRoutes } from './features/export-registrations.ts'
import { penaltyExportRoutes } from './features/export-penalties.ts'
import { renewalExportRoutes } from './features/export-renewals.ts'
import { extensionRoutes } from './features/extensions.ts'
import { facilityRoutes } from './features/facilities.ts'
import { helperRoutes } from './features/facility-helpers.ts'
import { feeRoutes } from './features/fees.ts'
import { flagRoutes } from './features/flags.ts'
import { invoiceRoutes } from './features/invoices.ts'
import { letterRoutes } from './features/letters.ts'
import { messageRoutes } from './features/messages.ts'
import { notificationRoutes } from './features/notifications.ts'
import { offenceRoutes } from './features/offences.ts'
import { ownAccountRoutes } from './features/own-account/routes.ts'
import { passwordResetRoutes } from './features/password-reset/routes.ts'
import { paymentRoutes } from './features/payments.ts'
import { penaltyRoutes } from './features/penalties.ts'
import { placeRoutes } from './features/places.ts'
import { portalRoutes } from './features/portal.ts'
import { reconciliationRoutes } from './features/reconciliation/routes.ts'
import { registrationRoutes } from './features/registrations/routes.ts'
import { renewalRoutes } from './features/renewals.ts'
import { endingLicenceRoutes } from './features/reports/ending-licences.ts'
import { reportRoutes } from './features/reports/routes.ts'
import { representationRoutes } from './features/representations/routes.ts'
import { returnRoutes } from './features/returns.ts'
import { revenueRoutes } from './features/revenue.ts'
import { secondFactorRoutes } from './features/second-factor/routes.ts'
import { settingRoutes } from './features/settings/routes.ts'
import { standingRoutes } from './features/standing.ts'
import { submissionRoutes } from './features/submissions.ts'
import { userRoutes } from './features/users/routes.ts'
import { verificationRoutes } from './features/verification.ts'
import { versionRoutes } from './features/versions.ts'
import type { Serve } from './http/context.ts'

/** Serves every call of the contract, each with its use case. */
export function serveCalls(serve: Serve): void {
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
  endingLicenceRoutes(serve)
  certificateRoutes(serve)
  verificationRoutes(serve)
  offenceRoutes(serve)
  penaltyRoutes(serve)
  penaltyExportRoutes(serve)
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
}
