import { accountRoutes } from '../features/accounts/sign-in/routes.ts'
import { auditRoutes } from '../features/audit/audit.ts'
import { bankAccountRoutes } from '../features/money/bank-account.ts'
import { caseRoutes } from '../features/cases/cases.ts'
import { catalogueEditRoutes } from '../features/catalogue/catalogue-edits.ts'
import { catalogueRoutes } from '../features/catalogue/catalogue.ts'
import { certificateRoutes } from '../features/licences/certificates.ts'
import { changeRoutes } from '../features/facilities/changes.ts'
import { claimRoutes } from '../features/facilities/claims.ts'
import { closingRoutes } from '../features/facilities/closings.ts'
import { concernRoutes } from '../features/concerns/routes.ts'
import { conditionRoutes } from '../features/licences/conditions.ts'
import { contentsListRoutes } from '../features/applications/contents-lists.ts'
import { contentsRowRoutes } from '../features/applications/contents-rows.ts'
import { contentsRoutes } from '../features/applications/contents.ts'
import { correctionRoutes } from '../features/facilities/corrections.ts'
import { dashboardRoutes } from '../features/reports/dashboard.ts'
import { draftRoutes } from '../features/applications/drafts.ts'
import { exportRoutes } from '../features/cases/export-registrations.ts'
import { penaltyExportRoutes } from '../features/standing/export-penalties.ts'
import { renewalExportRoutes } from '../features/licences/export-renewals.ts'
import { extensionRoutes } from '../features/licences/extensions.ts'
import { facilityRoutes } from '../features/facilities/facilities.ts'
import { helperRoutes } from '../features/facilities/facility-helpers.ts'
import { feeRoutes } from '../features/money/fees.ts'
import { flagRoutes } from '../features/facilities/flags.ts'
import { invoiceRoutes } from '../features/money/invoices.ts'
import { letterRoutes } from '../features/letters/letters.ts'
import { messageRoutes } from '../features/messages/messages.ts'
import { notificationRoutes } from '../features/messages/notifications.ts'
import { offenceRoutes } from '../features/standing/offences.ts'
import { ownAccountRoutes } from '../features/accounts/own-account/routes.ts'
import { passwordResetRoutes } from '../features/accounts/password-reset/routes.ts'
import { paymentRoutes } from '../features/money/payments.ts'
import { penaltyRoutes } from '../features/standing/penalties.ts'
import { placeRoutes } from '../features/places/places.ts'
import { portalRoutes } from '../features/settings/portal.ts'
import { reconciliationRoutes } from '../features/money/reconciliation/routes.ts'
import { registrationRoutes } from '../features/applications/registrations/routes.ts'
import { renewalRoutes } from '../features/licences/renewals.ts'
import { endingLicenceRoutes } from '../features/reports/figures/ending-licences.ts'
import { reportRoutes } from '../features/reports/figures/routes.ts'
import { representationRoutes } from '../features/standing/representations/routes.ts'
import { returnRoutes } from '../features/applications/returns.ts'
import { revenueRoutes } from '../features/money/revenue.ts'
import { secondFactorRoutes } from '../features/accounts/second-factor/routes.ts'
import { settingRoutes } from '../features/settings/routes.ts'
import { standingRoutes } from '../features/standing/standing.ts'
import { submissionRoutes } from '../features/applications/submissions.ts'
import { userRoutes } from '../features/accounts/users/routes.ts'
import { verificationRoutes } from '../features/licences/verification.ts'
import { versionRoutes } from '../features/applications/versions.ts'
import type { Serve } from '../use-case/context.ts'

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
