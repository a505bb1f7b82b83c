import { expect, it } from 'vitest'
import { meaningOf } from './status-meanings.ts'

it.each([
  ['not submitted yet', 'owner', 'What was entered stays saved until the application is submitted.'],
  ['submitted', 'ministry', 'The ministry usually decides within 21 days after an application was submitted.'],
  ['Awaiting decision', 'ministry', 'The ministry usually decides within 21 days after an application was submitted.'],
  ['returned', 'owner', 'The day by which the corrections are asked for is on the page of the registration.'],
  ['resubmitted', 'ministry', 'The ministry usually decides within 21 days after an application was submitted.'],
  ['Temporarily approved', 'owner', 'The temporary approval ends on the date of the statement.'],
  ['Approved', 'nobody', 'The registration is in force until the date of the certificate.'],
  ['declined', 'owner', 'An application that is not submitted again lapses after the time that the ministry has set.'],
  ['expired', 'owner', 'The ministry usually decides within 21 days after an application was submitted.'],
  ['withdrawn', 'nobody', 'The application has ended.'],
  ['lapsed', 'nobody', 'The application has ended.'],
])('says of “%s” who acts, and how long it takes', (word, acts, takes) => {
  const meaning = meaningOf(word)
  expect(meaning?.acts).toBe(acts)
  expect(meaning?.takes(21)).toBe(takes)
})

it('knows no other word', () => {
  expect(meaningOf('dissolved')).toBeUndefined()
})
