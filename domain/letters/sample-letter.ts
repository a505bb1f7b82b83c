import { addDays, addMonths } from '../dates/calendar-date.ts'
import type { InspectionInLetter } from './inspection-in-letter.ts'
import type { LetterSubject } from './letter.ts'

/** What a sample of a letter is about. It has everything that a letter can name, so that every paragraph is shown. */
export function sampleLetterSubject(today: string): LetterSubject {
  const year = today.slice(0, 4)
  const before = addDays(today, -17)
  return {
    today,
    facility_name: 'Alheri Clinic',
    owner_name: 'Musa Abubakar',
    category: 'Primary Health Clinic',
    reference: `APP-${year}-000041`,
    purpose: 'registration',
    reason: 'The laboratory has no licence.',
    certificate_number: `SAMPLE/00042/${year}`,
    licence_origin: 'portal',
    valid_from: null,
    expiry_date: addDays(addMonths(today, 12), -1),
    lapse_months: 12,
    has_owner_account: true,
    contest_until: addDays(today, 28),
    renewal_opens_days: 60,
    due_date: addDays(today, 28),
    amount: 50_000,
    items: ['Documents, CAC certificate: It cannot be read.', 'Staff: The nurse is missing.'],
    conditions: ['Fence the yard.', 'Employ a second nurse.'],
    restriction: {
      noun: 'suspension',
      from_date: today,
      until_date: addDays(today, 30),
      reason: 'There is no doctor.',
    },
    contested: { against: 'penalty', decided_on: before, made_on: addDays(today, -10) },
    claim: { claimed_by: 'Musa Abubakar', code_made_on: before },
    reminder: {
      registration_number: 'SAMPLE/00042',
      title: 'Your licence ends soon',
      paragraphs: ['Here stands when the licence ends, what the renewal costs, and how to pay for it.'],
    },
    payment: {
      receipt_number: `RCP-${year}-000007`,
      amount_kobo: 5_000_000,
      invoice_number: `INV-${year}-000009`,
      reference: 'TRF 204 118',
      bank: 'Zenith Bank',
      paid_on: addDays(today, -2),
      received_by: 'Hadiza Garba',
    },
    inspection: sampleInspection(today),
    visit: {
      number: `INS-${year}-000007`,
      done_on: before,
      score: 78.4,
      class: 'fully compliant',
      critical_failures: 0,
      open_actions: 1,
      is_for_registration: true,
    },
  }
}

function sampleInspection(today: string): InspectionInLetter {
  const part = 'Part A Out-patient area'
  return {
    number: `INS-${today.slice(0, 4)}-000007`,
    kind: 'routine',
    is_announced: false,
    checklist: { type: 'Primary Health Clinic', version: 12, questions: 44 },
    visited_on: addDays(today, -17),
    arrived: '09:05',
    departed: '11:30',
    team: ['Ibrahim Musa', 'Hadiza Bello'],
    met: { name: 'Hauwa Sani', position: 'Matron' },
    beds_counted: 12,
    staff: '5 present, 1 absent',
    remarks: 'The generator was off.',
    is_whole: true,
    score: 78.4,
    class: 'fully compliant',
    classes: {
      'fully compliant': { from: 76, months: 24 },
      'substantially compliant': { from: 61, months: 12 },
      'partly compliant': { from: 41, months: 6 },
      'minimally compliant': { from: 11, months: 3 },
    },
    critical_failures: 0,
    counts: { met: 40, 'partly met': 0, 'not met': 1, 'does not apply': 2, 'not seen': 0 },
    parts: [{ part, score: 78.4 }],
    findings: [
      {
        part,
        question: 'Is the waste kept apart?',
        is_critical: false,
        outcome: 'not met',
        note: 'One bin for everything.',
        action: { text: 'Put up a bin for each kind of waste.', due_on: addDays(today, 90) },
        photos: [],
      },
    ],
    photos_left_out: 2,
    signature: null,
    comments_until: addDays(today, 14),
    next_visit_on: addMonths(today, 24),
  }
}
