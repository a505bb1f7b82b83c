import { expect, it } from 'vitest'
import { documentExpiry } from './document-expiry.ts'

it.each([
  ['2026-11-21', 'past'],
  ['2026-11-22', 'soon'],
  ['2027-01-21', 'soon'],
  ['2027-01-22', undefined],
  [null, undefined],
])('a document whose last day is %s is flagged on 22 November 2026 as %s', (expiresOn, flag) => {
  expect(documentExpiry(expiresOn, '2026-11-22')).toBe(flag)
})
