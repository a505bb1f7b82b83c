import type { Call } from './call.ts'
import * as account from './calls/account.ts'
import * as audit from './calls/audit.ts'
import * as cases from './calls/cases.ts'
import * as catalogue from './calls/catalogue.ts'
import * as catalogueEdits from './calls/catalogue-edits.ts'
import * as certificates from './calls/certificates.ts'
import * as changes from './calls/changes.ts'
import * as closings from './calls/closings.ts'
import * as claims from './calls/claims.ts'
import * as concerns from './calls/concerns.ts'
import * as conditions from './calls/conditions.ts'
import * as contents from './calls/contents.ts'
import * as contentsLists from './calls/contents-lists.ts'
import * as corrections from './calls/corrections.ts'
import * as dashboard from './calls/dashboard.ts'
import * as drafts from './calls/drafts.ts'
import * as extensions from './calls/extensions.ts'
import * as exported from './calls/exports.ts'
import * as facilities from './calls/facilities.ts'
import * as flags from './calls/flags.ts'
import * as ownAccount from './calls/own-account.ts'
import * as bankAccount from './calls/bank-account.ts'
import * as fees from './calls/fees.ts'
import * as invoices from './calls/invoices.ts'
import * as letters from './calls/letters.ts'
import * as messages from './calls/messages.ts'
import * as facilityHelpers from './calls/facility-helpers.ts'
import * as notifications from './calls/notifications.ts'
import * as passwordReset from './calls/password-reset.ts'
import * as payments from './calls/payments.ts'
import * as offences from './calls/offences.ts'
import * as penalties from './calls/penalties.ts'
import * as places from './calls/places.ts'
import * as portal from './calls/portal.ts'
import * as publicRegister from './calls/public-register.ts'
import * as registrations from './calls/registrations.ts'
import * as renewals from './calls/renewals.ts'
import * as reports from './calls/reports.ts'
import * as reconciliation from './calls/reconciliation.ts'
import * as revenue from './calls/revenue.ts'
import * as representations from './calls/representations.ts'
import * as returns from './calls/returns.ts'
import * as secondFactor from './calls/second-factor.ts'
import * as settings from './calls/settings.ts'
import * as standing from './calls/standing.ts'
import * as submissions from './calls/submissions.ts'
import * as users from './calls/users.ts'
import * as verification from './calls/verification.ts'
import * as versions from './calls/versions.ts'
import { rowCalls } from './row-sections.ts'

/**
 * Every call by feature, in the order in which they are described. A feature's calls are all that its file exports;
 * those about the rows of sections belong to the contents.
 */
export const callsByFeature = {
  account,
  'own-account': ownAccount,
  'password-reset': passwordReset,
  'second-factor': secondFactor,
  users,
  dashboard,
  notifications,
  messages,
  facilities,
  'bank-account': bankAccount,
  fees,
  invoices,
  payments,
  reconciliation,
  revenue,
  claims,
  'facility-helpers': facilityHelpers,
  registrations,
  extensions,
  returns,
  conditions,
  representations,
  concerns,
  versions,
  letters,
  cases,
  exports: exported,
  renewals,
  reports,
  certificates,
  verification,
  offences,
  penalties,
  changes,
  closings,
  standing,
  flags,
  contents: { ...contents, ...rowCalls },
  corrections,
  'contents-lists': contentsLists,
  catalogue,
  'catalogue-edits': catalogueEdits,
  submissions,
  drafts,
  places,
  settings,
  'public-register': publicRegister,
  audit,
  portal,
} as const satisfies Record<string, Record<string, Call>>

/** Every call by its name. */
export const calls = {
  ...account,
  ...ownAccount,
  ...passwordReset,
  ...secondFactor,
  ...users,
  ...dashboard,
  ...notifications,
  ...messages,
  ...facilities,
  ...bankAccount,
  ...fees,
  ...invoices,
  ...payments,
  ...reconciliation,
  ...revenue,
  ...claims,
  ...facilityHelpers,
  ...registrations,
  ...extensions,
  ...returns,
  ...conditions,
  ...representations,
  ...concerns,
  ...versions,
  ...letters,
  ...cases,
  ...exported,
  ...renewals,
  ...reports,
  ...certificates,
  ...verification,
  ...offences,
  ...penalties,
  ...changes,
  ...closings,
  ...standing,
  ...flags,
  ...contents,
  ...rowCalls,
  ...corrections,
  ...contentsLists,
  ...catalogue,
  ...catalogueEdits,
  ...submissions,
  ...drafts,
  ...places,
  ...settings,
  ...publicRegister,
  ...audit,
  ...portal,
} as const satisfies Record<string, Call>
