import * as account from './accounts/calls/account.ts'
import * as ownAccount from './accounts/calls/own-account.ts'
import * as passwordReset from './accounts/calls/password-reset.ts'
import * as secondFactor from './accounts/calls/second-factor.ts'
import * as users from './accounts/calls/users.ts'
import * as contents from './applications/calls/contents.ts'
import * as contentsLists from './applications/calls/contents-lists.ts'
import * as drafts from './applications/calls/drafts.ts'
import * as paperApplications from './applications/calls/paper-applications.ts'
import * as registrations from './applications/calls/registrations.ts'
import * as returns from './applications/calls/returns.ts'
import * as submissions from './applications/calls/submissions.ts'
import * as typeChanges from './applications/calls/type-changes.ts'
import * as versions from './applications/calls/versions.ts'
import { rowCalls } from './applications/row-sections.ts'
import * as audit from './audit/calls.ts'
import type { Call } from './call.ts'
import * as bundles from './cases/calls/bundles.ts'
import * as stages from './cases/calls/stages.ts'
import * as cases from './cases/calls.ts'
import * as catalogue from './catalogue/calls/catalogue.ts'
import * as catalogueEdits from './catalogue/calls/catalogue-edits.ts'
import * as documentKinds from './catalogue/calls/document-kinds.ts'
import * as concerns from './concerns/calls.ts'
import * as changeRules from './facilities/calls/change-rules.ts'
import * as changes from './facilities/calls/changes.ts'
import * as changesOfKind from './facilities/calls/changes-of-kind.ts'
import * as claimLetters from './facilities/calls/claim-letters.ts'
import * as claims from './facilities/calls/claims.ts'
import * as closings from './facilities/calls/closings.ts'
import * as corrections from './facilities/calls/corrections.ts'
import * as facilities from './facilities/calls/facilities.ts'
import * as facilityHelpers from './facilities/calls/facility-helpers.ts'
import * as flags from './facilities/calls/flags.ts'
import * as staffChanges from './facilities/calls/staff-changes.ts'
import * as importRows from './imports/calls/import-rows.ts'
import * as imports from './imports/calls/imports.ts'
import * as inbox from './inbox/calls.ts'
import * as checklists from './inspections/calls/checklists.ts'
import * as correctiveActions from './inspections/calls/corrective-actions.ts'
import * as inspectionReports from './inspections/calls/inspection-reports.ts'
import * as inspections from './inspections/calls/inspections.ts'
import * as visits from './inspections/calls/visits.ts'
import * as letters from './letters/calls.ts'
import * as certificates from './licences/calls/certificates.ts'
import * as conditions from './licences/calls/conditions.ts'
import * as extensions from './licences/calls/extensions.ts'
import * as renewals from './licences/calls/renewals.ts'
import * as verification from './licences/calls/verification.ts'
import * as messages from './messages/calls/messages.ts'
import * as notifications from './messages/calls/notifications.ts'
import * as bankAccount from './money/calls/bank-account.ts'
import * as fees from './money/calls/fees.ts'
import * as invoices from './money/calls/invoices.ts'
import * as payments from './money/calls/payments.ts'
import * as reconciliation from './money/calls/reconciliation.ts'
import * as revenue from './money/calls/revenue.ts'
import * as places from './places/calls.ts'
import * as publicRegister from './register/calls/public-register.ts'
import * as dashboard from './reports/calls/dashboard.ts'
import * as exported from './reports/calls/exports.ts'
import * as reports from './reports/calls/reports.ts'
import * as search from './search/calls.ts'
import * as portal from './settings/calls/portal.ts'
import * as setUp from './settings/calls/set-up.ts'
import * as settings from './settings/calls/settings.ts'
import * as offences from './standing/calls/offences.ts'
import * as penalties from './standing/calls/penalties.ts'
import * as representations from './standing/calls/representations.ts'
import * as standing from './standing/calls/standing.ts'

/** Every call by its name, in the order in which they are described. Those about the rows of sections belong to the contents. */
export const calls = {
  ...account,
  ...ownAccount,
  ...passwordReset,
  ...secondFactor,
  ...users,
  ...inbox,
  ...dashboard,
  ...notifications,
  ...messages,
  ...imports,
  ...importRows,
  ...facilities,
  ...search,
  ...bankAccount,
  ...fees,
  ...invoices,
  ...payments,
  ...reconciliation,
  ...revenue,
  ...claimLetters,
  ...claims,
  ...facilityHelpers,
  ...registrations,
  ...extensions,
  ...returns,
  ...inspections,
  ...visits,
  ...inspectionReports,
  ...correctiveActions,
  ...conditions,
  ...representations,
  ...concerns,
  ...versions,
  ...letters,
  ...cases,
  ...bundles,
  ...stages,
  ...exported,
  ...checklists,
  ...renewals,
  ...reports,
  ...certificates,
  ...verification,
  ...offences,
  ...penalties,
  ...changeRules,
  ...changes,
  ...changesOfKind,
  ...closings,
  ...staffChanges,
  ...standing,
  ...flags,
  ...contents,
  ...rowCalls,
  ...corrections,
  ...contentsLists,
  ...catalogue,
  ...catalogueEdits,
  ...documentKinds,
  ...submissions,
  ...paperApplications,
  ...typeChanges,
  ...drafts,
  ...places,
  ...settings,
  ...setUp,
  ...publicRegister,
  ...audit,
  ...portal,
} as const satisfies Record<string, Call>
