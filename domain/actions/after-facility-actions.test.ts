import { expect, it } from 'vitest'
import { actionsInWords } from '../testing/actions-in-words.ts'
import { facilityActions } from './facility.ts'

it('says what follows each action on a facility', () => {
  expect(`\n${actionsInWords(facilityActions)}\n`).toBe(`
Start Registration: Proceed with the registration
  starts: new
  recordedAs: started #
  event: {  }
Renew Registration: Proceed with the registration
  starts: renewal
  recordedAs: started the renewal #
  event: {  }
Record registration: You have successfully added your Facility
  starts: new
  recordedAs: recorded # from paper
  event: {  }
Record renewal: Proceed with the registration
  onlyWithoutOwner
  starts: renewal
  recordedAs: started the renewal # on behalf of the owner
  event: {  }
Record new registration: Proceed with the registration
  onlyWithoutOwner
  starts: new
  recordedAs: started # on behalf of the owner
  event: {  }
Change type: Proceed with the change of type
  starts: change
  recordedAs: started the change of type #
  event: {  }
Record change of type: Proceed with the change of type
  onlyWithoutOwner
  starts: change
  recordedAs: started the change of type # from paper
  event: {  }
Penalise: This Facility has been Penalized
  recordedAs: penalised #
  writesLetter: penalty
  event: { text: The facility was penalised }
  notifiesOwner: { kind: penalty, title: Your facility has been penalised, about: facility }
Accept flag: The flag is accepted
  recordedAs: accepted a flag of #
  event: { text: A flag was accepted, isInternal }
Ask for a change: Your request was sent to the ministry
  afterFirstApproval
  changeAskedFor: false
  recordedAs: asked for a change of #
  event: { text: A change was asked for }
  notifiesOfficers: { capability: decide on a change, kind: change, title: An owner asks for a change }
Make change: The change is made
  afterFirstApproval
  changeAskedFor: false
  recordedAs: made a change of #
  event: { text: The owner made a change }
  issuesAgain: certificate or statement
Record change: The change is recorded
  afterFirstApproval
  changeAskedFor: false
  onlyWithoutOwner
  recordedAs: recorded a change of #
  event: { text: A change was recorded }
  issuesAgain: certificate or statement
Add to change: The document is sent
  changeAskedFor
  recordedAs: added a document to a change of #
  event: { text: A document was added to the request for a change }
  completesChange: { text: The request for a change has the documents and the payment that were asked for, notifiesOfficers: { capability: decide on a change, kind: change, title: A change has everything asked for } }
Withdraw change: Your request is withdrawn
  changeAskedFor
  recordedAs: withdrew a change of #
  event: { text: The request for a change was withdrawn }
Accept change: The change is accepted
  changeAskedFor
  appliesChange
  recordedAs: accepted a change of #
  event: { text: The change was accepted }
  issuesAgain: certificate or statement
  notifiesOwner: { kind: change, title: The change of your facility is accepted, about: facility, next: If a certificate or statement of the portal says what changed, it is issued again: print it from the page of the facility. }
Refuse change: The change is refused
  changeAskedFor
  recordedAs: refused a change of #
  event: { text: The change was refused }
  notifiesOwner: { kind: change, title: The change of your facility is refused, about: facility, next: Nothing has changed. You can ask again. }
Report joining: The member of staff is added
  afterFirstApproval
  recordedAs: reported a new member of staff of #
  event: { text: A member of staff joined }
Report leaving: The member of staff is removed
  afterFirstApproval
  recordedAs: reported that a member of staff left #
  event: { text: A member of staff left }
Record joining: The member of staff is added
  afterFirstApproval
  onlyWithoutOwner
  recordedAs: recorded a new member of staff of #
  event: { text: A member of staff joined }
Record leaving: The member of staff is removed
  afterFirstApproval
  onlyWithoutOwner
  recordedAs: recorded that a member of staff left #
  event: { text: A member of staff left }
Close: The facility is closed
  recordedAs: closed #
  event: { text: The facility was closed }
  notifiesOwner: { kind: closing, title: The ministry closed your facility, about: facility, next: Nothing can be started for it. The ministry can reopen it. }
  notifiesOfficers: { capability: reopen a facility, kind: closing, title: An owner closed a facility }
Reopen: The facility is open again
  recordedAs: reopened #
  event: { text: The facility was reopened }
  notifiesOwner: { kind: closing, title: Your facility is open again, about: facility }
Suspend: The facility is suspended
  restricts: suspended
  recordedAs: suspended #
  event: { text: The facility was suspended }
  writesLetter: suspension
  notifiesOwner: { kind: standing, title: The ministry suspended your facility, about: facility, next: Nothing is approved for it until this ends or an officer lifts it. }
Seal: The facility is sealed
  restricts: sealed
  recordedAs: sealed #
  event: { text: The facility was sealed }
  writesLetter: sealing
  notifiesOwner: { kind: standing, title: The ministry sealed your facility, about: facility, next: Its premises stay closed, and nothing is approved for it until this ends or an officer lifts it. }
Revoke: The licence is revoked
  restricts: revoked
  afterFirstApproval
  recordedAs: revoked the licence of #
  event: { text: The licence was revoked }
  writesLetter: revocation
  notifiesOwner: { kind: standing, title: The ministry revoked the licence of your facility, about: facility, next: Nothing can be started or approved for it until this ends or an officer lifts it. }
Lift: It is lifted
  lifts
  recordedAs: lifted a restriction of #
  event: { text: Lifted }
  writesLetter: lifting
  notifiesOwner: { kind: standing, title: The ministry lifted a restriction of your facility, about: facility, next: The page of the facility shows how it stands now. }
Contest restriction: The ministry has your representation. An officer decides on it
  recordedAs: made a representation against a restriction of #
  event: { text: The owner made a representation against a restriction of the facility }
  notifiesOfficers: { capability: decide on a representation, kind: representation, title: An owner made a representation against a decision }
Uphold restriction: The decision is upheld
  recordedAs: upheld a restriction of #
  event: { text: A restriction of the facility was upheld }
  writesLetter: decision upheld
  notifiesOwner: { kind: representation, title: The ministry upholds its decision, about: facility, next: It holds as before. }
Set aside restriction: The decision is set aside, and what it put the facility under is lifted
  recordedAs: set aside a restriction of #
  event: { text: A restriction of the facility was set aside }
  writesLetter: decision set aside
  notifiesOwner: { kind: representation, title: The ministry set its decision aside, about: facility, next: What it put your facility under is lifted. The page of the facility shows how it stands now. }
Make claim letter: The letter is ready. Print it now
  recordedAs: made a letter with a code for #
Claim facility: The facility is yours now
  recordedAs: claimed #
  event: { text: The facility was claimed with a letter }
  writesLetter: claim
  notifiesNamed: { kind: claim, title: A facility was claimed by its owner }
Name helper: If this address has an owner’s account, that person can work on this facility now
  recordedAs: named a helper of #
  notifiesNamed: { kind: helper, title: You can now work on a facility }
Remove helper: This person no longer works on this facility
  recordedAs: removed a helper of #
  notifiesNamed: { kind: helper, title: You no longer work on a facility }
`)
})
