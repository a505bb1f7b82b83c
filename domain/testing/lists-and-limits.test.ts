import { expect, it } from 'vitest'
import { limitNamed } from '../applications/quotas.ts'
import { maxReturnedItems, returnableSections } from '../applications/returned-items.ts'
import { caseFlags } from '../cases/case-flags.ts'
import { checkNames, checkSettings } from '../cases/decision-checks.ts'
import * as concerns from '../concerns/concerns.ts'
import { mostMonths } from '../dates/months.ts'
import { changeRequestStatuses } from '../facilities/change-requests.ts'
import { flagKinds, flagReasons } from '../facilities/facility-flags.ts'
import { workingDays } from '../facilities/operating-hours.ts'
import { nigeria } from '../facilities/position.ts'
import { duplicateReasons } from '../facilities/warnings.ts'
import { issueStates, printedKinds } from '../licences/certificate.ts'
import * as conditions from '../licences/conditions.ts'
import { maxEndingListed } from '../licences/licence-outcomes.ts'
import { derivedStatuses } from '../licences/registration-expiry.ts'
import { renewalLists } from '../licences/renewal-lists.ts'
import { bankAccountStates } from '../money/bank-account.ts'
import { dateOrders } from '../money/bank-statement/statement-date.ts'
import { feePurposes } from '../money/fees.ts'
import { invoicePurposes, lineKinds, officerLineKinds } from '../money/invoices.ts'
import { printMarks } from '../papers/print-mark.ts'
import { refusalCodes } from '../refusal.ts'
import { foundInGroup, foundOnPage, maxFound, maxParted, registerStandings } from '../register/public-register.ts'
import { daysPastPromise } from '../reports/reports.ts'
import { payableStatuses, penaltyFilters, penaltyStatuses } from '../standing/penalties.ts'
import { contestedKinds, maxRepresentationFiles, representationOutcomes } from '../standing/representations.ts'

it.each<[string, readonly string[], string]>([
  ['states of a bank account', bankAccountStates, 'proposed, in force, replaced, withdrawn'],
  ['orders of dates', dateOrders, 'day first, month first'],
  [
    'flags of a case',
    caseFlags,
    'Over time, Correction overdue, Temporary approval ended, Shared practitioner, Likely duplicate',
  ],
  ['papers', printedKinds, 'certificate, statement'],
  ['states of a paper', issueStates, 'in force, not begun, expired, replaced, revoked, closed, sealed, suspended'],
  ['states of a request for a change', changeRequestStatuses, 'open, accepted, refused, withdrawn'],
  ['kinds of concerns', concerns.concernKinds, 'unlicensed, unsafe, fake certificate, other'],
  ['states of a concern', concerns.concernStatuses, 'new, in hand, closed'],
  [
    'outcomes of a concern',
    concerns.concernOutcomes,
    'dealt with, passed on, not confirmed, not enough to go on, not a concern',
  ],
  ['states of a condition', conditions.conditionStates, 'open, overdue, met'],
  [
    'facts',
    checkNames,
    'other_officer, not_submitted, incomplete, no_verdicts, not_satisfactory, unpaid, not_inspected, not_agreed',
  ],
  [
    'settings about facts',
    checkSettings,
    'against_other_officer, against_not_submitted, against_incomplete, against_no_verdicts, against_not_satisfactory, against_not_agreed',
  ],
  ['kinds of flags', flagKinds, 'practitioner, duplicate'],
  ['reasons of flags', flagReasons, 'folio, council number, phone and name, cac, name, phone, similar name, near'],
  ['reasons of duplicates', duplicateReasons, 'cac, name, phone, similar name, near'],
  ['purposes of fees', feePurposes, 'registration, renewal, change, reissue'],
  ['purposes of invoices', invoicePurposes, 'registration, renewal, change, reissue, penalty'],
  ['kinds of lines', lineKinds, 'fee, surcharge, penalty, correction, waiver'],
  ['lines of officers', officerLineKinds, 'correction, waiver'],
  ['working days', workingDays, 'Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday'],
  ['marks of papers', printMarks, 'expired, replaced, suspended, sealed, revoked, closed, ended'],
  ['states of a penalty', penaltyStatuses, 'open, paid, waived, set aside'],
  ['states that follow from payments', payableStatuses, 'open, paid'],
  ['filters of penalties', penaltyFilters, 'open, paid, waived, set aside, overdue'],
  [
    'standings of the register',
    registerStandings,
    'licensed, provisionally licensed, expired, renewal under review, expired, suspended, sealed, revoked, closed, no longer licensed',
  ],
  [
    'codes of refusals',
    refusalCodes,
    'invalid_input, wrong_credentials, second_factor_needed, signed_out, not_allowed, password_change_needed, second_factor_setup_needed, not_found, action_not_offered, already_exists, not_confirmed, limit_reached, stale, file_too_large, file_refused, too_many_requests, unavailable, unexpected',
  ],
  ['states of a licence', derivedStatuses, 'active, provisional, expired, inactive'],
  ['lists of renewals', renewalLists, 'due, open, late, done'],
  ['what can be contested', contestedKinds, 'decline, penalty, suspension, sealing, revocation'],
  ['outcomes of a representation', representationOutcomes, 'upheld, set aside, overtaken'],
  [
    'what can be returned',
    returnableSections,
    'facility, applicant, requirements, operating_officer, staff, referees, available_facilities, documents, payment',
  ],
])('has these %s', (_, list, words) => {
  expect(list.join(', ')).toBe(words)
})

it('has these limits', () => {
  expect({
    concern: [concerns.maxConcernText, concerns.maxLinkedFacilities, concerns.maxToldInAnHour],
    'months after a concern': [concerns.contactMonths, concerns.photoMonths],
    'photos that wait': concerns.maxWaitingPhotoBytes,
    condition: [conditions.maxConditions, conditions.maxConditionLength, conditions.maxEvidence],
    'kept conditions': conditions.maxPresetConditions,
    'months of a report': mostMonths,
    'facilities found': [maxFound, foundOnPage, foundInGroup, maxParted],
    'licences that end': maxEndingListed,
    'days past the promise': daysPastPromise.map(({ last }) => last),
    'documents of a representation': maxRepresentationFiles,
    'returned items': maxReturnedItems,
    'what the ministry may allow': (
      ['max_facilities', 'max_staffs', 'max_documents', 'max_payments', 'max_helpers', 'max_comments'] as const
    ).map((name) => limitNamed(name).highest),
    'megabytes the ministry may allow': limitNamed('max_stored_megabytes').highest,
    nigeria,
  }).toEqual({
    concern: [3000, 20, 20],
    'months after a concern': [6, 24],
    'photos that wait': 1_073_741_824,
    condition: [5, 160, 10],
    'kept conditions': 30,
    'months of a report': 120,
    'facilities found': [1000, 20, 10, 100],
    'licences that end': 1000,
    'days past the promise': [7, 30, 90, Number.POSITIVE_INFINITY],
    'documents of a representation': 3,
    'returned items': 50,
    'what the ministry may allow': [10_000, 10_000, 10_000, 10_000, 100, 10_000],
    'megabytes the ministry may allow': 1_000_000,
    nigeria: { latitude: { min: 4.2, max: 13.95 }, longitude: { min: 2.6, max: 14.75 } },
  })
})
