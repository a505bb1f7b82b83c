import { expect, it } from 'vitest'
import type { z } from 'zod'
import { changeAccount } from '../accounts/calls/own-account.ts'
import { changeUser, inviteOfficer } from '../accounts/calls/users.ts'
import { linkToken, typedCode } from '../accounts/one-time-secrets.ts'
import { applicantCorrection } from '../applications/applicant-form.ts'
import { availableFacilitiesForm } from '../applications/available-facilities-form.ts'
import { operatingOfficerForm } from '../applications/operating-officer-form.ts'
import { registrationForm } from '../applications/registration-form.ts'
import { returnForm, returnRemark } from '../applications/return-form.ts'
import { listAuditEntries } from '../audit/calls.ts'
import { editFacilityType, editPart, editRequirement, editSubList } from '../catalogue/calls/catalogue-edits.ts'
import { closeConcern, reopenConcern, reportConcern } from '../concerns/calls.ts'
import { claimFacility } from '../facilities/calls/claims.ts'
import { closeFacility } from '../facilities/calls/closings.ts'
import { facilityCorrection } from '../facilities/facility.ts'
import { linkCertificate } from '../licences/calls/certificates.ts'
import { addEvidence, meetCondition } from '../licences/calls/conditions.ts'
import { bankAccountForm } from '../money/bank-account-form.ts'
import { addInvoiceLine } from '../money/calls/payments.ts'
import { feeForm } from '../money/fee-form.ts'
import { feeAmount, invoiceLineAmount, paidAmount } from '../money/naira-field.ts'
import { statementColumnsForm } from '../money/statement-columns-form.ts'
import { addLga, addState, addWard } from '../places/calls.ts'
import { settingsForm } from '../settings/settings-form.ts'
import { addOffenceRate, editOffence } from '../standing/calls/offences.ts'
import { waivePenalty } from '../standing/calls/penalties.ts'
import { contestDecline, contestPenalty, contestRestriction } from '../standing/calls/representations.ts'
import { bankStatementFile, concernPhoto, scannedDocument, smallImage } from './accepted-file.ts'
import { anyAnswer } from './answer-fields.ts'
import { email, phone, website } from './contact-fields.ts'

const isTaken = (schema: z.ZodType, sent: unknown) => schema.safeParse(sent).success
const settings = settingsForm.shape
const beds = availableFacilitiesForm.shape

/** The least and the most of each setting that is a number. */
const bounds = [
  ['last_quarter_months', 0, 11],
  ['temporary_months', 1, 24],
  ['officer_idle_minutes', 10, 720],
  ['service_days', 1, 365],
  ['lapse_months', 1, 120],
  ['representation_days', 1, 365],
  ['renewal_opens_days', 1, 300],
  ['renewal_ends_months', 1, 60],
  ['claim_days', 1, 365],
  ['least_distance', 0, 1000],
  ['fully_from', 1, 100],
  ['fully_months', 1, 120],
  ['substantially_from', 1, 100],
  ['substantially_months', 1, 120],
  ['partly_from', 1, 100],
  ['partly_months', 1, 120],
  ['minimally_from', 1, 100],
  ['minimally_months', 1, 120],
  ['critical_days', 1, 365],
  ['heavy_days', 1, 365],
  ['other_days', 1, 365],
  ['publish_days', 1, 365],
  ['inspection_comment_days', 1, 365],
  ['risk_overdue', 0, 100],
  ['risk_class', 0, 100],
  ['risk_concern', 0, 100],
  ['risk_action', 0, 100],
  ['risk_document', 0, 100],
  ['risk_never', 0, 100],
  ['risk_type', 0, 100],
  ['max_facilities', 1, 10_000],
  ['max_staffs', 1, 10_000],
  ['max_referees', 1, 10_000],
  ['max_documents', 1, 10_000],
  ['max_staff_documents', 1, 100],
  ['max_payments', 1, 10_000],
  ['max_helpers', 1, 100],
  ['max_comments', 1, 10_000],
  ['max_stored_megabytes', 1, 1_000_000],
] as const

it('knows the bounds of every setting that is a number', () => {
  const counts = Object.entries(settings).filter(([, schema]) => [1, 10].some((number) => isTaken(schema, number)))
  // A state is chosen by its number.
  expect(counts.map(([name]) => name).toSorted()).toEqual([...bounds.map(([name]) => name), 'home_state_id'].toSorted())
})

it.each<readonly [string, z.ZodType, number, number]>([
  ...bounds.map(([name, least, most]) => [name, settings[name], least, most] as const),
  ['beds', beds.bed_space_capacity, 0, 10_000],
  ['wards', beds.no_of_wards, 0, 1_000],
  ['consulting rooms', beds.no_of_consulting_rooms, 0, 1_000],
  ['toilets', beds.no_of_toilets, 0, 1_000],
  ['beds of a fee', feeForm.shape.beds_from, 0, 100_000],
  ['years of graduation', operatingOfficerForm.shape.year_of_graduation, 1940, 2100],
  ['days to pay a penalty', addOffenceRate.body.shape.days_to_pay, 1, 365],
  ['issues of a certificate', linkCertificate.body.shape.issue, 1, 9_999],
  ['places in the catalogue', editPart.body.shape.place, 1, 100_000],
  ['numbers of an answer', anyAnswer.shape.number, 0, 99_999],
  ['columns of a statement', statementColumnsForm.shape.credit, 0, 59],
  ['rows of headers', statementColumnsForm.shape.header_row, -1, 20_000],
])('takes %s from the least to the most', (_, schema, least, most) => {
  expect([least - 1, least, most, most + 1].map((sent) => isTaken(schema, sent))).toEqual([false, true, true, false])
  expect(isTaken(schema, least + 0.5)).toBe(false)
})

it.each<[string, z.ZodType, number]>([
  ['name of the portal', settings.product_name, 40],
  ['name of the ministry', settings.ministry_name, 80],
  ['address of the ministry', settings.ministry_address, 120],
  ['beginning of certificate numbers', settings.certificate_prefix, 20],
  ['privacy text', settings.privacy_text, 10_000],
  ['hours of the ministry', settings.ministry_hours, 80],
  ['bank', bankAccountForm.shape.bank, 60],
  ['name of the account', bankAccountForm.shape.account_name, 120],
  ['name of a facility', facilityCorrection.shape.company_name, 150],
  ['name of an owner', facilityCorrection.shape.owner_name, 120],
  ['address', facilityCorrection.shape.address, 250],
  ['postal address', facilityCorrection.shape.postal_address, 250],
  ['CAC number', facilityCorrection.shape.cac, 40],
  ['first name', registrationForm.shape.first_name, 60],
  ['last name', registrationForm.shape.last_name, 60],
  ['qualification', registrationForm.shape.educational_qualification, 150],
  ['employment', registrationForm.shape.current_employment, 150],
  ['certificate name', applicantCorrection.shape.certificate_name, 150],
  ['certificate number', applicantCorrection.shape.certificate_number, 60],
  ['address of the employment', applicantCorrection.shape.employment_address, 250],
  ['experience', applicantCorrection.shape.employment_experience, 2000],
  ['registration number', operatingOfficerForm.shape.cert_reg_no, 40],
  ['additional qualification', operatingOfficerForm.shape.additional_qualification, 150],
  ['remark on a return', returnRemark, 1000],
  ['reason of a waiver', waivePenalty.body.shape.reason, 500],
  ['representation against a decline', contestDecline.body.shape.text, 4000],
  ['representation against a penalty', contestPenalty.body.shape.text, 4000],
  ['representation against a restriction', contestRestriction.body.shape.text, 4000],
  ['text of a concern', reportConcern.body.shape.text, 3000],
  ['place of a concern', reportConcern.body.shape.place, 200],
  ['address of a concern', reportConcern.body.shape.address, 300],
  ['name of who reports a concern', reportConcern.body.shape.name, 120],
  ['note on a closed concern', closeConcern.body.shape.note, 2000],
  ['note on a reopened concern', reopenConcern.body.shape.note, 2000],
  ['source of water', beds.source_of_water, 120],
  ['first name of an account', changeAccount.body.shape.first_name, 60],
  ['last name of an account', changeAccount.body.shape.last_name, 60],
  ['first name of an officer', inviteOfficer.body.shape.first_name, 60],
  ['last name of an officer', inviteOfficer.body.shape.last_name, 60],
  ['changed first name', changeUser.body.shape.first_name, 60],
  ['changed last name', changeUser.body.shape.last_name, 60],
  ['reason', closeFacility.body.shape.reason, 2000],
  ['reason of a line of an invoice', addInvoiceLine.body.shape.reason, 500],
  ['account of how a condition was met', addEvidence.body.shape.text, 1000],
  ['note on a condition that is met', meetCondition.body.shape.note, 500],
  ['code of a letter', claimFacility.body.shape.code, 40],
  ['number of a certificate', linkCertificate.body.shape.number, 100],
  ['id in the audit record', listAuditEntries.query.shape.about_id, 200],
  ['name of an offence', editOffence.body.shape.name, 120],
  ['changed definition of a type', editFacilityType.body.shape.definition, 1000],
  ['changed designation of a part', editPart.body.shape.designation, 40],
  ['changed name of a requirement', editRequirement.body.shape.list, 200],
  ['changed question', editSubList.body.shape.sub_list, 500],
  ['name of a state', addState.body.shape.name, 80],
  ['name of an LGA', addLga.body.shape.list, 80],
  ['name of a ward', addWard.body.shape.name, 80],
  ['description in an answer', anyAnswer.shape.description, 2000],
  ['link', linkToken, 200],
  ['code', typedCode, 60],
])('takes a %s up to its longest, and not one character more', (_, schema, longest) => {
  expect([isTaken(schema, 'x'.repeat(longest)), isTaken(schema, 'x'.repeat(longest + 1))]).toEqual([true, false])
})

it('takes the positions of Nigeria, from its borders on', () => {
  const taken = (schema: z.ZodType, ...sent: number[]) => sent.map((angle) => isTaken(schema, angle))
  const { latitude, longitude } = facilityCorrection.shape
  expect(taken(latitude, 4.19, 4.2, 13.95, 13.96)).toEqual([false, true, true, false])
  expect(taken(longitude, 2.59, 2.6, 14.75, 14.76)).toEqual([false, true, true, false])
})

it('returns an application for one correction to fifty', () => {
  const items = (count: number) => Array.from({ length: count }, () => ({ section: 'staff', remark: 'No nurse.' }))
  const counts = [0, 1, 50, 51]
  expect(counts.map((count) => isTaken(returnForm, { items: items(count), due_date: '2026-12-15' }))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

it('keeps thirty conditions ready, each of 160 characters', () => {
  const presets = settings.condition_presets
  const lines = (count: number, length: number) => Array.from({ length: count }, () => 'x'.repeat(length)).join('\n')
  expect([lines(30, 160), lines(31, 10), lines(1, 161)].map((sent) => isTaken(presets, sent))).toEqual([
    true,
    false,
    false,
  ])
})

it('says what is wrong with an address once', () => {
  const messages = (schema: z.ZodType, sent: string) =>
    schema.safeParse(sent).error?.issues.map((issue) => issue.message)
  expect(messages(email, '')).toEqual(['Enter an email address'])
  expect(messages(email, `${'x'.repeat(243)}@example.com`)).toEqual(['Use at most 254 characters'])
  expect(messages(phone, '')).toEqual(['Enter a phone number'])
  expect(messages(phone, '0'.repeat(31))).toEqual(['Use at most 30 characters'])
  expect(messages(website, `www.${'x'.repeat(197)}`)).toEqual(['Use at most 200 characters'])
  expect(website.parse('http://www.example.com')).toBe('http://www.example.com')
})

it('takes files of these types and sizes', () => {
  const shown = ({ types, maxBytes, maxSize }: { types: readonly string[]; maxBytes: number; maxSize: string }) =>
    `${types.join(' ')} ${maxBytes} ${maxSize}`
  expect([scannedDocument, smallImage, concernPhoto, bankStatementFile].map(shown)).toEqual([
    'application/pdf image/jpeg image/png 10485760 10 MB',
    'image/png image/jpeg 512000 500 KB',
    'image/jpeg image/png 8388608 8 MB',
    'text/csv 5242880 5 MB',
  ])
})

it.each<[string, z.ZodType, unknown, number | undefined]>([
  ['a payment', paidAmount, ' ₦1,500.50 ', 1500.5],
  ['a payment', paidAmount, '1,500,000', 1_500_000],
  ['a payment', paidAmount, 1, 1],
  ['a payment', paidAmount, 0.99, undefined],
  ['a payment', paidAmount, 1.005, undefined],
  ['a payment', paidAmount, 100_000_000, 100_000_000],
  ['a payment', paidAmount, 100_000_000.01, undefined],
  ['a payment', paidAmount, '1,50.00', undefined],
  ['a payment', paidAmount, -5, undefined],
  ['a fee', feeAmount, 0, 0],
  ['a fee', feeAmount, 0.5, undefined],
  ['a correction', invoiceLineAmount, '-1,500.50', -1500.5],
  ['a correction', invoiceLineAmount, ' - ₦20 ', -20],
  ['a correction', invoiceLineAmount, '20', 20],
  ['a correction', invoiceLineAmount, -20, -20],
  ['a correction', invoiceLineAmount, 0, undefined],
  ['a correction', invoiceLineAmount, '-x', undefined],
  ['a correction', invoiceLineAmount, '20-', undefined],
])('reads as the amount of %s from %j: %j', (_, schema, sent, naira) => {
  expect(schema.safeParse(sent).data).toBe(naira)
})
