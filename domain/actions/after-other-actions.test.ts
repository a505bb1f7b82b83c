import { expect, it } from 'vitest'
import { actionsInWords } from '../testing/actions-in-words.ts'
import { accountActions } from './account.ts'
import { concernActions } from './concern.ts'
import { paymentActions } from './payment.ts'
import { penaltyDecisions } from './penalty.ts'

it('says what follows each action on an account', () => {
  expect(`\n${actionsInWords(accountActions)}\n`).toBe(`
Change account: Saved
  recordedAs: changed #
  tellsPerson: { title: The ministry changed your account, text: An officer changed your name, your phone number or your duties. }
Confirm duties: The duties are confirmed
  isAboutWaitingDuties
  recordedAs: confirmed duties of #
  tellsPerson: { title: The ministry changed your account, text: A second officer confirmed duties that you were given. }
Withdraw duties: The duties are withdrawn
  isAboutWaitingDuties
  recordedAs: withdrew duties of # that waited
  tellsPerson: { title: The ministry changed your account, text: An officer withdrew duties that waited to be confirmed. }
Disable: The account is disabled
  notForOneself
  endsSessions
  removesManager
  recordedAs: disabled #
  tellsPerson: { title: The ministry disabled your account, text: You were logged out everywhere and cannot log in. }
Enable: The account is enabled
  recordedAs: enabled #
  tellsPerson: { title: The ministry enabled your account again, text: You can log in with the password you had. }
Reset password: The password is reset
  notForOneself
  endsSessions
  recordedAs: reset the password of #
  tellsPerson: { title: The ministry reset your password, text: An officer replaced your password by one that the portal generated, and has seen it. You were logged out everywhere. }
Make one-time code: The code is made
  notForOneself
  recordedAs: made a code for a new password of #
  tellsPerson: { title: The ministry made a code for a new password, text: An officer made a one-time code for your account at the counter. Whoever has it can choose a new password within an hour. }
Remove second factor: The second factor is removed
  notForOneself
  recordedAs: removed the second factor of #
  tellsPerson: { title: The ministry removed your second factor, text: Logging in no longer asks for a code of your app. }
End sessions: The person is logged out everywhere
  notForOneself
  endsSessions
  recordedAs: logged out # everywhere
  tellsPerson: { title: The ministry logged you out everywhere, text: You can log in again with the same password. }
`)
})

it('says what follows each action on a payment', () => {
  expect(`\n${actionsInWords(paymentActions)}\n`).toBe(`
Confirm payment: The payment is confirmed
  recordedAs: confirmed #
  writesLetter: receipt
  completesChange: { text: The request for a change has the documents and the payment that were asked for, notifiesOfficers: { capability: decide on a change, kind: change, title: A change has everything asked for } }
  notifiesOwner: { kind: payment, title: Your payment is confirmed, about: registration, next: You can print its receipt. }
Refuse payment: The payment is refused
  recordedAs: refused #
  notifiesOwner: { kind: payment, title: Your payment is refused, about: registration, next: Record it again with the right receipt, or ask the ministry. }
Take back decision: The decision is taken back
  recordedAs: took back the decision on #
  notifiesOwner: { kind: payment, title: The decision on your payment was taken back, about: registration, next: The ministry decides again. }
`)
})

it('says what follows each action on a penalty', () => {
  expect(`\n${actionsInWords(penaltyDecisions)}\n`).toBe(`
Waive penalty: The penalty is waived
  cancels: the rest
  recordedAs: waived #
  event: { text: A penalty was waived }
  notifiesOwner: { kind: penalty, title: A penalty of your facility is waived, about: facility, next: Nothing more is to be paid for it. }
Contest penalty: The ministry has your representation. An officer decides on it
  recordedAs: made a representation against a penalty of #
  event: { text: The owner made a representation against a penalty }
  notifiesOfficers: { capability: decide on a representation, kind: representation, title: An owner made a representation against a decision }
Uphold penalty: The penalty is upheld
  recordedAs: upheld a penalty of #
  event: { text: A penalty was upheld }
  writesLetter: decision upheld
  notifiesOwner: { kind: representation, title: The ministry upholds its decision, about: facility, next: The penalty stands. }
Set aside penalty: The penalty is set aside
  cancels: everything
  recordedAs: set aside a penalty of #
  event: { text: A penalty was set aside }
  writesLetter: decision set aside
  notifiesOwner: { kind: representation, title: The ministry set its decision aside, about: facility, next: Nothing is to be paid for the penalty. }
`)
})

it('says what follows each action on a concern', () => {
  expect(`\n${actionsInWords(concernActions)}\n`).toBe(`
Report concern: Thank you. The ministry has received your report
  recordedAs: reported #
  event: { text: Reported }
  notifiesOfficers: { capability: triage concerns, kind: concern, title: A concern was reported, about: concern }
Take concern: You have this concern now
  records: assignee
  recordedAs: took #
  event: { text: Taken }
Give concern: The concern is given
  records: assignee
  recordedAs: gave # to somebody
  event: { text: Given }
  notifiesAssignee: A concern was given to you
Put concern back: The concern is new again
  records: no assignee
  recordedAs: put # back
  event: { text: Put back }
Link facility: The facility is linked
  recordedAs: linked # to a facility
  event: { text: Facility linked }
Unlink facility: The facility is not linked any more
  recordedAs: unlinked # from a facility
  event: { text: Facility no longer linked }
Close concern: The concern is closed
  records: outcome
  recordedAs: closed #
  event: { text: Closed }
Reopen concern: You have this concern again
  records: no outcome
  recordedAs: reopened #
  event: { text: Reopened }
`)
})
