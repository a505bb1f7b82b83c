import { expect, it } from 'vitest'
import { meaningOf } from './status-meanings.ts'

it.each([
  ['pending', false, 'owner', 'What was entered stays saved until the application is submitted.'],
  ['pending', true, 'ministry', 'The ministry usually decides within 21 days after an application was submitted.'],
  [
    'Awaiting decision',
    true,
    'ministry',
    'The ministry usually decides within 21 days after an application was submitted.',
  ],
  ['Temporarily approved', true, 'owner', 'The temporary approval ends on the date of the statement.'],
  ['Approved', true, 'nobody', 'The registration is in force until the date of the certificate.'],
  [
    'declined',
    true,
    'owner',
    'An application that is not submitted again lapses after the time that the ministry has set.',
  ],
  ['expired', true, 'owner', 'The ministry usually decides within 21 days after an application was submitted.'],
  ['withdrawn', false, 'nobody', 'The application has ended.'],
  ['lapsed', true, 'nobody', 'The application has ended.'],
])('says of “%s” (submitted: %s) who acts, and how long it takes', (word, isSubmitted, acts, takes) => {
  const meaning = meaningOf(word, isSubmitted)
  expect(meaning?.acts).toBe(acts)
  expect(meaning?.takes(21)).toBe(takes)
})

it('knows no other word', () => {
  expect(meaningOf('dissolved', true)).toBeUndefined()
})
