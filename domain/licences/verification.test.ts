import { expect, it } from 'vitest'
import { type IssuedPaper, verificationOf } from './verification.ts'

const paper: IssuedPaper = {
  kind: 'certificate',
  expiry_date: '2026-12-31',
  standing: 'good',
  isReplaced: false,
  isGranted: true,
  isRenewalUnderReview: false,
}
const lastDay = '2026-12-31'
const dayAfter = '2027-01-01'

it.each<[string, Partial<IssuedPaper>, string]>([
  ['valid', {}, lastDay],
  ['provisional', { kind: 'statement' }, lastDay],
  ['expired', {}, dayAfter],
  ['expired', { kind: 'statement' }, dayAfter],
  ['expired, renewal under review', { isRenewalUnderReview: true }, dayAfter],
  ['valid', { isRenewalUnderReview: true }, lastDay],
  ['replaced', { isReplaced: true }, lastDay],
  ['replaced', { isReplaced: true }, dayAfter],
  ['replaced', { isReplaced: true, isGranted: false }, lastDay],
  ['ended', { isGranted: false }, lastDay],
  ['ended', { isGranted: false }, dayAfter],
  ['suspended', { standing: 'suspended' }, lastDay],
  ['sealed', { standing: 'sealed', isReplaced: true }, lastDay],
  ['closed', { standing: 'closed' }, dayAfter],
  ['revoked', { standing: 'revoked', isGranted: false }, lastDay],
])('is %s for %j on %s', (outcome, facts, today) => {
  expect(verificationOf({ ...paper, ...facts }, today)).toBe(outcome)
})
