import { expect, it } from 'vitest'
import { meaningOf } from './status-meanings.ts'

it.each([
  ['not started', 'owner', 'The facility waits until its registration is started.'],
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

it.each([
  ['not started', /^Start the registration/, /^The owner starts/],
  ['not submitted yet', /^Complete every section/, /^The owner completes every section/],
  ['submitted', /you can still correct/, /the owner can still correct/],
  ['returned', /^Correct each item/, /^The owner corrects or answers each item/],
  ['resubmitted', /reviews your corrections/, /reviews the corrections/],
  ['Awaiting decision', /you cannot change it\.$/, /the owner cannot change it\.$/],
  ['Temporarily approved', /^Read the remarks/, /^The owner adds what the ministry asked for/],
  ['Approved', /^You have nothing to do/, /^The owner renews/],
  ['declined', /^Read the reason, correct/, /^The owner corrects what is wrong/],
  ['expired', /^Renew the registration\./, /^The owner renews the registration\./],
  ['withdrawn', /^You can start a new application/, /^The owner can start a new application/],
  ['lapsed', /^You can start a new application/, /^The owner can start a new application/],
])('says of “%s” to the owner and to officers what comes next', (word, owner, officer) => {
  expect(meaningOf(word)?.next.owner).toMatch(owner)
  expect(meaningOf(word)?.next.officer).toMatch(officer)
})

it('knows no other word', () => {
  expect(meaningOf('dissolved')).toBeUndefined()
})
