import * as officer from './officers-deeds.ts'
import * as owner from './owners-deeds.ts'
import { demoHelper, demoOwner } from './people.ts'
import { considered, licensed, renewed, type Story, submitted } from './story.ts'

/** Facilities of the owner who can log in, and applications in every state. */
export const storiesOfApplications: readonly Story[] = [
  // Of the owner who can log in.
  {
    of: demoOwner,
    steps: [
      ...licensed(780),
      ...renewed('end-20'),
      [6, owner.askFor({ address: '3 Paiko Road' }, 'We moved to a larger building.')],
    ],
  },
  {
    of: demoOwner,
    steps: [
      ...licensed(70),
      [30, owner.nameHelper(demoHelper)],
      [9, owner.askFor({ company_name: 'Alheri Family Clinic' }, 'The CAC has the new name.')],
      [2, officer.decideChange('accepted', 'The new CAC certificate is in order.')],
    ],
  },
  { of: demoOwner, steps: [[25, owner.begin]] },
  { of: demoOwner, steps: [...submitted(9), [2, officer.giveBack]] },
  { of: demoOwner, steps: considered(3) },
  { of: demoOwner, steps: [...submitted(30), [12, officer.decline], [1, owner.contestDecline]] },
  {
    of: demoOwner,
    steps: [...submitted(60), [50, officer.approveForAWhile], [16, officer.fine], [1, owner.contestPenalty]],
  },
  // The owner who can log in helps with this one.
  {
    of: demoHelper,
    steps: [
      [12, owner.begin],
      [10, owner.nameHelper(demoOwner)],
    ],
  },

  // Applications under way.
  { steps: [[400, owner.add]] },
  { steps: submitted(40) },
  {
    steps: [
      [12, owner.apply],
      [9, owner.submitHalfPaid],
      [4, officer.refusePayments],
      [2, owner.pay()],
    ],
  },
  { steps: [...submitted(12), [6, officer.take], [5, officer.comment]] },
  { steps: [...submitted(20), [8, officer.giveBack]] },
  { steps: [...submitted(21), [9, officer.giveBack], [3, owner.correct]] },
  { steps: considered(18) },
  { steps: [...submitted(35), [5, owner.withdraw]] },
  { steps: [...submitted(420), [400, officer.decline]] },

  // Decisions.
  { steps: [...submitted(40), [14, officer.decline], [2, owner.contestDecline]] },
  {
    steps: [
      ...submitted(50),
      [30, officer.decline],
      [20, owner.contestDecline],
      [9, officer.decideRepresentation('set aside', 'The certificate was overlooked.')],
    ],
  },
  { steps: [...submitted(60), [45, officer.decline], [20, owner.resubmit]] },
  { steps: [...submitted(220), [200, officer.approveForAWhile], [30, officer.extend]] },
  { steps: [...submitted(260), [240, officer.approveForAWhile]] },
  { steps: [...submitted(90), [70, officer.approveForAWhile], [30, officer.decline]] },
  { steps: [...considered(60), [55, officer.approveWithConditions]] },
  {
    steps: [...considered(50), [45, officer.approveWithConditions], [34, owner.provideEvidence], [30, officer.findMet]],
  },
  { steps: [...considered(9), [6, officer.approveWithConditions], [2, owner.provideEvidence]] },
]
