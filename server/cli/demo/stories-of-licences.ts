import * as change from './changes-deeds.ts'
import * as officer from './officers-deeds.ts'
import * as owner from './owners-deeds.ts'
import * as paper from './paper-deeds.ts'
import { director, inspector, reviewer } from './people.ts'
import { sign, specialistHospital } from './stages.ts'
import { considered, licensed, renewed, type Story, submitted } from './story.ts'

const practitionerMissing = 'No resident medical practitioner at two visits.'
const family = { phone_number: '+2348035550142' }
const clinic = (company_name: string, folio: string) => ({ site: { company_name, facility_type_id: 2 }, folio })

/** Facilities that were licensed, and what came after: renewals, standing, penalties and changes. */
export const storiesOfLicences: readonly Story[] = [
  // Licences over the years: never renewed, renewed in time, not decided although it was in time, and renewed late.
  { steps: licensed(780) },
  { steps: [...licensed(700), ...renewed('end-30'), ...renewed('end-55')] },
  { steps: [...licensed(850), ['end-7', owner.renew]] },
  { steps: [...licensed(800), ...renewed('end+140')] },
  { steps: [...licensed(840), ...renewed('end+300')] },
  { steps: [...licensed(860), ['end+200', owner.renew]] },

  // Standing.
  {
    steps: [
      ...licensed(80),
      [9, officer.restrict('suspended', practitionerMissing, 30)],
      [1, owner.contestRestriction],
    ],
  },
  {
    steps: [
      ...licensed(75),
      [4, officer.restrict('sealed', 'Expired blood bags in the laboratory.')],
      [1, owner.contestRestriction],
    ],
  },
  { steps: [...licensed(85), [40, officer.restrict('revoked', 'The certificate was lent to another facility.')]] },
  { steps: [...licensed(88), [60, officer.restrict('suspended', 'The waste pit was open.')], [40, officer.lift]] },
  { steps: [...licensed(77), [20, owner.close]] },

  // Penalties. Two facilities have one operating officer; two others as well, which an officer accepts.
  {
    ...clinic('Tudun Wada Clinic', '45678'),
    steps: [...licensed(65), [50, officer.fine], [30, owner.pay()], [26, officer.confirmPayments]],
  },
  { ...clinic('Sabon Gari Clinic', '45678'), steps: [...licensed(66), [50, officer.fine], [40, officer.waive]] },
  {
    ...clinic('Unguwan Daji Clinic', '56789'),
    steps: [
      ...licensed(67),
      [14, officer.fine],
      [8, owner.contestPenalty],
      [2, officer.decideRepresentation('upheld', 'The receipt is of the day after the visit.')],
    ],
  },
  {
    ...clinic('Limawa Clinic', '56789'),
    steps: [
      ...licensed(68),
      [45, officer.fine],
      [4, officer.acceptFlag('practitioner', 'She is at one in the morning and at the other after noon.')],
    ],
  },
  {
    steps: [
      ...submitted(64),
      [20, officer.fine],
      [12, owner.contestPenalty],
      [6, officer.decideRepresentation('set aside', 'The contractor confirms the day.')],
    ],
  },

  // Changes of two facilities with one telephone.
  {
    site: family,
    steps: [
      ...licensed(55),
      [12, owner.askFor({ owner_name: 'Hauwa Sani' }, 'The clinic was sold.')],
      [2, officer.decideChange('refused', 'The deed of sale is not signed.')],
    ],
  },
  {
    site: family,
    steps: [
      ...licensed(56),
      [4, officer.acceptFlag('duplicate', 'Two facilities of one family, which share a telephone.')],
      [3, owner.askFor({ address: '12 Commercial Layout' }, 'The street has a new name.')],
    ],
  },

  // Another operating officer, and a clinic that becomes a hospital.
  {
    site: { company_name: 'Rahama Hospital', facility_type_id: 1 },
    steps: [...licensed(95), [3, change.askForOfficer]],
  },
  {
    site: { company_name: 'Salama Clinic', facility_type_id: 2 },
    steps: [...licensed(110), [7, change.changeType(1)]],
  },

  // Three officers sign one after the other: at the second stage, and signed by all.
  {
    site: { company_name: 'Nagari Specialist Hospital', facility_type_id: specialistHospital },
    steps: [...submitted(8), [6, officer.confirmPayments], [4, sign(reviewer)]],
  },
  {
    site: { company_name: 'Gwari Eye Hospital', facility_type_id: specialistHospital },
    steps: [...considered(9), [8, sign(reviewer)], [6, sign(inspector)], [2, sign(director)]],
  },

  // From paper: claimed by its owner, and one that waits for its owner.
  {
    steps: [
      [40, paper.recordFromPaper],
      [30, paper.claimWithLetter],
    ],
  },
  {
    steps: [
      [20, paper.recordFromPaper],
      [10, paper.makeLetter],
    ],
  },

  // An officer recommends to inspect it before the decision.
  { steps: [...submitted(16), [12, officer.confirmPayments], [7, officer.recommendInspection]] },
]
