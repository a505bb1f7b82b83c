import { expect, it } from 'vitest'
import { actionsInWords } from '../testing/actions-in-words.ts'
import { registrationActions } from './registration.ts'

it('says what follows each action on a registration', () => {
  expect(`\n${actionsInWords(registrationActions)}\n`).toBe(`
Temporary Approval: Temporarily approved successfully!
  needsGoodStanding
  ofTypeChange: never
  recordedAs: temporarily approved #
  event: {  }
  records: decision
  endsReturn: decided
  issues: statement
  writesLetter: temporary approval
  notifiesOwner: { kind: decision, title: Your registration is temporarily approved, about: registration, next: You can print the temporary statement of approval now. }
Approve: Approved successfully!
  needsSeparateHands
  needsGoodStanding
  ofTypeChange: while licensed
  recordedAs: approved #
  causesOfTypeChange: { event: {  }, records: decision, endsReturn: decided, changesType, issuesAgain: certificate or statement, writesLetter: change of type, takesSnapshot, notifiesOwner: { kind: decision, title: The change of type is approved, about: facility, next: A certificate of the portal is issued again with the new type: print it from the page of the facility. } }
  event: {  }
  records: decision
  endsReturn: decided
  issues: certificate
  writesLetter: approval
  takesSnapshot
  notifiesOwner: { kind: decision, title: Your registration is approved, about: registration, next: You can print the certificate now. }
Decline: Declined successfully!
  recordedAs: declined #
  causesOfTypeChange: { event: {  }, records: decision, endsReturn: decided, restoresContents, writesLetter: decline, notifiesOwner: { kind: decision, title: The change of type was declined, about: registration, next: Read the remarks. The licence stays as it is. You can ask for another change from the page of the facility. } }
  event: {  }
  records: decision
  endsReturn: decided
  writesLetter: decline
  notifiesOwner: { kind: decision, title: Your registration was declined, about: registration, next: Read the remarks, put right what is missing and submit again. }
Extend: The temporary approval is extended
  needsGoodStanding
  onlyOnce
  recordedAs: extended the temporary approval of #
  event: { text: Extended }
  records: extension
  issuesAgain: statement
  writesLetter: extension
  notifiesOwner: { kind: decision, title: Your temporary approval is extended, about: registration, next: You can print the statement with the new last day now. It is not extended again. }
Tell of the end: –
  recordedAs: told the owner that # has ended
  notifiesOwner: { kind: decision, title: Your temporary approval has ended, about: registration, next: The statement does not count any more. Put right what is outstanding and ask the ministry to decide, or to extend it if it was not extended before. }
Submit: Success
  forOthersIf: no owner account
  repeatsWhen: [pending, submitted]
  ofTypeChange: while licensed
  advice: { when: [Approved, past its date], text: Please renew it instead. }
  recordedAs: submitted #
  event: { text: Submitted to the ministry }
  records: submission
  endsReturn: resubmitted
  takesSnapshot
  notifiesReviewer: { kind: return, title: An application that was returned was submitted again }
Answer return: Your answer is saved
  forOthersIf: no owner account
  recordedAs: answered a remark on #
Withdraw: Your application is withdrawn
  advice: { when: [Temporarily approved; Approved, in force; Approved, past its date; declined], text: It has been decided. }
  recordedAs: withdrew #
  causesOfTypeChange: { event: { text: Withdrawn }, records: end, endsReturn: decided, restoresContents }
  event: { text: Withdrawn }
  records: end
  endsReturn: decided
Lapse: –
  recordedAs: ended the declined #
  event: { text: Ended }
  records: end
Consider: Updated successfully!
  evenIfSuperseded
  needsSeparateHands
  movesWhen: [pending, not submitted; pending, submitted]
  recordedAs: considered #
  event: { text: Considered }
  takesSnapshot
Return: Returned to the owner for correction
  recordedAs: returned # for correction
  event: { text: Returned for correction }
  takesSnapshot
  writesLetter: return
  notifiesOwner: { kind: return, title: The ministry returned your application for correction, about: registration, next: Correct what is named, then submit the application again. }
Comment: Added Successfully
  evenIfSuperseded
  alsoOnPaper
  recordedAs: remarked on #
  notifiesOwner: { kind: remark, title: The ministry has a remark for you, about: registration }
Remind owner: –
  recordedAs: reminded the owner of #
  event: { text: Reminded the owner }
  records: reminder
  notifiesOwner: { kind: remark, title: Your application waits for you, about: registration, next: Open the application to see what is to be done. }
Change contents: –
  evenIfSuperseded
  alsoWithReachAny: [Awaiting decision]
  recordedAs: changed the application of #
  event: {  }
  notifiesOwner: { kind: correction, title: The ministry changed your application, about: registration }
Take case: You have this application now
  recordedAs: took the application of #
  event: { text: Took the application, isInternal }
  records: assignee
Give case: The application was given
  recordedAs: gave the application of # to somebody
  event: { text: Application given to, isInternal }
  records: assignee
  notifiesAssignee: An application was given to you
Put back: The application is back in the queue
  recordedAs: put the application of # back
  event: { text: Put the application back, isInternal }
  records: assignee
Provide evidence: The ministry has your evidence now
  recordedAs: provided evidence for #
  event: { text: Evidence was provided for a condition }
  notifiesOfficers: { capability: decide on a registration, kind: condition, title: Evidence was provided for a condition, about: registration }
Mark condition as met: The condition is marked as met
  recordedAs: marked a condition of # as met
  event: { text: A condition is met }
  notifiesOwner: { kind: condition, title: A condition of your approval is met, about: registration }
Contest decline: The ministry has your representation. An officer decides on it
  recordedAs: made a representation against the decline of #
  event: { text: The owner made a representation against the decision }
  notifiesOfficers: { capability: decide on a representation, kind: representation, title: An owner made a representation against a decision, about: registration }
Uphold decline: The decision is upheld
  recordedAs: upheld the decline of #
  causesOfTypeChange: { event: { text: The decision was upheld }, writesLetter: decision upheld, notifiesOwner: { kind: representation, title: The ministry upholds its decision, about: registration, next: The licence stays as it is. You can ask for another change from the page of the facility. } }
  event: { text: The decision was upheld }
  writesLetter: decision upheld
  notifiesOwner: { kind: representation, title: The ministry upholds its decision, about: registration, next: You can still put right what is missing and submit the application again. }
Set aside decline: The decision is set aside. The application awaits a new one
  recordedAs: set aside the decline of #
  causesOfTypeChange: { event: { text: The decision was set aside }, restoresContents, writesLetter: decision set aside, notifiesOwner: { kind: representation, title: The ministry set its decision aside, about: registration, next: The ministry decides on your application again. } }
  event: { text: The decision was set aside }
  writesLetter: decision set aside
  notifiesOwner: { kind: representation, title: The ministry set its decision aside, about: registration, next: The ministry decides on your application again. }
Sign stage: The stage is signed
  recordedAs: signed a stage of #
  event: { text: Signed, isInternal }
Send back to stage: The application is back at the earlier stage
  recordedAs: sent # back to an earlier stage
  event: { text: Sent back to, isInternal }
Print Certificate: –
  evenIfSuperseded
  advice: { when: [pending, not submitted; pending, submitted; pending, returned; Awaiting decision; Temporarily approved; Approved, in force; Approved, past its date; declined; ended], text: It must be Approved. }
  prints: certificate
  recordedAs: printed the certificate of #
Print Temporarily Statement: –
  evenIfSuperseded
  advice: { when: [pending, not submitted; pending, submitted; pending, returned; Awaiting decision; Temporarily approved; Approved, in force; Approved, past its date; declined; ended], text: It must be Temporarily approved. }
  prints: statement
  recordedAs: printed the temporary statement of #
`)
})
