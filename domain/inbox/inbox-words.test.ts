import { expect, it } from 'vitest'
import { type InboxThing, inboxText } from './inbox-words.ts'

const company_name = 'Alheri Clinic'

it.each<[InboxThing, title: string, detail: string]>([
  [
    { kind: 'application', facts: { company_name, applied: 'new', corrections: null } },
    'Alheri Clinic',
    'New registration',
  ],
  [{ kind: 'application', facts: { company_name, applied: 'renewal', corrections: null } }, 'Alheri Clinic', 'Renewal'],
  [
    { kind: 'application', facts: { company_name, applied: 'renewal', corrections: 1 } },
    'Alheri Clinic',
    'Resubmitted with 1 correction',
  ],
  [
    { kind: 'application', facts: { company_name, applied: 'new', corrections: 2 } },
    'Alheri Clinic',
    'Resubmitted with 2 corrections',
  ],
  [{ kind: 'decision', facts: { company_name, applied: 'renewal' } }, 'Alheri Clinic', 'Renewal, awaits a decision'],
  [
    { kind: 'temporary approval', facts: { company_name, last_day: '2026-06-14' } },
    'Alheri Clinic',
    'Temporary approval ended on 14 June 2026',
  ],
  [
    { kind: 'visit to plan', facts: { company_name, kind: 'before licence', has_day: false } },
    'Alheri Clinic',
    'Visit before the licence is decided on, no day',
  ],
  [
    { kind: 'visit to plan', facts: { company_name, kind: 'routine', has_day: true } },
    'Alheri Clinic',
    'Routine visit, no team',
  ],
  [
    { kind: 'visit', facts: { company_name, number: 'INS-2026-000007', planned_day: '2026-06-14' } },
    'Alheri Clinic',
    'Visit INS-2026-000007, planned for 14 June 2026',
  ],
  [
    { kind: 'report', facts: { company_name, number: 'INS-2026-000007', done_on: '2026-06-14' } },
    'Alheri Clinic',
    'Inspection INS-2026-000007 was done on 14 June 2026, and is not published',
  ],
  [
    { kind: 'finding reply', facts: { company_name, text: 'Fill the cylinder.' } },
    'Alheri Clinic',
    'Reply about: Fill the cylinder.',
  ],
  [
    { kind: 'inspection comments', facts: { company_name, number: 'INS-2026-000007' } },
    'Alheri Clinic',
    'Comments on INS-2026-000007',
  ],
  [
    { kind: 'import', facts: { name: 'register.xlsx', number: 'IMP-2026-0001', preparer: 'Hauwa Bello' } },
    'register.xlsx',
    'Import IMP-2026-0001, prepared by Hauwa Bello',
  ],
  [
    { kind: 'payment', facts: { company_name, amount_kobo: 10_000_000, reference: 'TRF055433', bank: 'UBA' } },
    '₦100,000 from Alheri Clinic',
    'Reference TRF055433, UBA',
  ],
  [
    { kind: 'payment', facts: { company_name, amount_kobo: 2_550_050, reference: null, bank: null } },
    '₦25,500.50 from Alheri Clinic',
    'No reference',
  ],
  [
    { kind: 'change', facts: { company_name, changed: ['name', 'address'] } },
    'Alheri Clinic',
    'Change of name and address',
  ],
  [
    { kind: 'representation', facts: { company_name, against: 'penalty', decided_on: '2026-06-03' } },
    'Alheri Clinic',
    'Against the penalty of 3 June 2026',
  ],
  [{ kind: 'concern', facts: { place: 'Blue house', kind: 'unlicensed' } }, 'Blue house', 'Concern: No licence'],
  [
    {
      kind: 'condition',
      facts: { company_name, text: 'Fence the yard.', due_date: '2026-06-14', is_evidenced: false },
    },
    'Alheri Clinic',
    'Condition due on 14 June 2026: Fence the yard.',
  ],
  [
    { kind: 'condition', facts: { company_name, text: 'Fence the yard.', due_date: null, is_evidenced: true } },
    'Alheri Clinic',
    'Evidence for: Fence the yard.',
  ],
  [
    { kind: 'flag', facts: { company_name, kinds: ['practitioner', 'duplicate'] } },
    'Alheri Clinic',
    'Shared practitioner, Likely duplicate',
  ],
  [
    { kind: 'duties', facts: { name: 'Musa Bello', duties: ['decide', 'finance'], giver: 'Hadiza Sani' } },
    'Musa Bello',
    'Hadiza Sani gave: decide and finance',
  ],
  [
    { kind: 'bank account', facts: { bank: 'UBA', account_number: '0123456789', proposer: 'Hadiza Sani' } },
    'Bank account of the ministry',
    'UBA, 0123456789, proposed by Hadiza Sani',
  ],
])('%j is %s: %s', (thing, title, detail) => {
  expect(inboxText(thing)).toEqual({ title, detail })
})
