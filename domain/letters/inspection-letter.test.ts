import { expect, it } from 'vitest'
import { wholeLetter } from '../testing/whole-letter.ts'
import { type InspectionInLetter, photosOfReport } from './inspection-in-letter.ts'

const classes = {
  'fully compliant': { from: 76, months: 24 },
  'substantially compliant': { from: 61, months: 12 },
  'partly compliant': { from: 41, months: 6 },
  'minimally compliant': { from: 11, months: 3 },
}

const inspection: InspectionInLetter = {
  number: 'INS-2026-000007',
  kind: 'routine',
  is_announced: false,
  checklist: { type: 'Primary Health Clinic', version: 12, questions: 44 },
  visited_on: '2026-11-12',
  arrived: '09:05',
  departed: '11:30',
  team: ['Ibrahim Musa', 'Hadiza Bello'],
  met: { name: 'Hauwa Sani', position: 'Matron' },
  beds_counted: 12,
  staff: '5 present, 1 absent',
  remarks: 'The generator was off.',
  is_whole: true,
  score: 78.4,
  class: 'minimally compliant',
  classes,
  critical_failures: 1,
  counts: { met: 40, 'partly met': 0, 'not met': 1, 'does not apply': 2, 'not seen': 0 },
  parts: [
    { part: 'Part A Out-patient area', score: 78.4 },
    { part: 'Part B Kitchen', score: null },
  ],
  findings: [
    {
      part: 'Part A Out-patient area',
      question: 'Is there oxygen?',
      is_critical: true,
      outcome: 'not met',
      number_seen: 1,
      least_number: 2,
      note: 'The cylinder is empty.',
      action: { text: 'Fill the cylinder.', due_on: '2026-11-27' },
      photos: [{ slug: 'photo-9', caption: 'Photo 9, 12 November 2026, 09:12' }],
    },
  ],
  photos_left_out: 2,
  signature: { slug: 'signature-7', caption: 'Signature' },
  comments_until: '2026-12-04',
  next_visit_on: '2027-02-12',
}

it('says what was found, how the score is reckoned, what is to be put right, and how to object', () => {
  expect(wholeLetter('inspection report', { inspection, has_owner_account: true })).toEqual([
    'Report of the inspection INS-2026-000007 of Alheri Clinic',
    'The Ministry inspected Alheri Clinic (Primary Health Clinic) on 12 November 2026. This report says what the inspectors found, and what is to be put right. It is not a decision about the registration.',
    '# The visit',
    'Inspection: INS-2026-000007',
    'Reason: Routine visit',
    'Checklist: Requirements for Primary Health Clinic, version 12 of the catalogue: the whole checklist with 44 questions',
    'Day: 12 November 2026',
    'Time: 09:05 to 11:30, by the clock of the inspectors’ phone',
    'Announced: No',
    'Lead inspector: Ibrahim Musa',
    'Other inspectors: Hadiza Bello',
    'Met on site: Hauwa Sani, Matron',
    'Beds counted: 12',
    'Staff: 5 present, 1 absent',
    '# Result',
    'Score: 78.4 per cent',
    'Class: Minimally compliant',
    'Findings: 40 met, 1 not met, 2 not applicable',
    'Critical questions: 1 is not met or was not seen',
    'The score is the weight of what is met out of the weight of everything that applies. What is partly met counts half, and what was not seen counts as not met. By the limits of the day, in per cent, a facility is fully compliant from 76, substantially compliant from 61, partly compliant from 41, minimally compliant from 11, and not compliant below that. With a critical question that is not met or was not seen, a facility is at most minimally compliant.',
    '# Score of each part',
    '78.4 per cent: Part A Out-patient area',
    'No score: Part B Kitchen',
    '# What is to be put right',
    '1 finding is to be put right. Say in your account in the portal what you did about each, with photos or documents. An inspector looks at every reply.',
    'Finding 1: Is there oxygen?',
    'Part: Part A Out-patient area',
    'Found: Not met. This question is critical.',
    'Number seen: 1, at least 2 needed',
    'Note: The cylinder is empty.',
    'To do: Fill the cylinder.',
    'Until: 27 November 2026',
    '[photo-9] Finding 1. Photo 9, 12 November 2026, 09:12',
    '2 more photos of the visit are kept with the inspection.',
    '# Remarks of the inspectors',
    '“The generator was off.”',
    '# The person in charge',
    'Hauwa Sani, Matron signed on the screen of the inspectors at the end of the visit.',
    '[signature-7] Signature',
    '# If something in this report is not right',
    'You can say so once, in your account in the portal, until 4 December 2026. An inspector who was not on site answers while the Ministry has one. What was recorded during the visit is not changed; a correction is added to it.',
    'The next visit is due from 12 February 2027.',
    'Director Inspectorate Services',
  ])
})

it('says what letters of before say, of which less was written down', () => {
  const { is_announced, checklist, ...former } = inspection
  const text = wholeLetter('inspection report', { inspection: { ...former, critical_failures: 0 } })
  expect(text).toContain('Critical questions: All that apply are met')
  expect(text.filter((line) => /^(Checklist|Announced)/.test(line))).toEqual([])
})

it('gives the day of the portal where the clock of the phone cannot be right, and says so', () => {
  const wrong = { phone_said: '2027-11-12', arrived: null, departed: null }
  const text = wholeLetter('inspection report', { inspection: { ...inspection, ...wrong } })
  expect(text.slice(5, 8)).toEqual([
    'Checklist: Requirements for Primary Health Clinic, version 12 of the catalogue: the whole checklist with 44 questions',
    'Day: 12 November 2026',
    'Clock of the phone: It said 12 November 2027, which cannot be right. The day is when the portal learned of the visit.',
  ])
})

it('says of what nobody saw that it counts as not met', () => {
  const findings = inspection.findings.map((finding) => ({ ...finding, outcome: 'not seen' as const }))
  expect(wholeLetter('inspection report', { inspection: { ...inspection, findings } })).toContain(
    'Found: Not seen by the inspectors, which counts as not met. This question is critical.',
  )
})

it('says why a visit of a part has no score, and that nobody signed', () => {
  const followUp = {
    ...inspection,
    kind: 'follow-up',
    is_whole: false,
    score: null,
    class: null,
    findings: [],
  } as const
  const plain = { signature: { refused: 'He does not agree.' }, photos_left_out: 0, remarks: null, next_visit_on: null }
  const text = wholeLetter('inspection report', { inspection: { ...followUp, ...plain } })
  expect(text).toContain('The visit was about a part of the checklist, so it has no score and no class.')
  expect(text).toContain('Everything that the inspectors asked about and that applies was met.')
  expect(text).toContain('“He does not agree.”')
  expect(text).toContain(
    'Write to the Ministry at the above address until 4 December 2026. An inspector who was not on site answers while the Ministry has one. What was recorded during the visit is not changed; a correction is added to it.',
  )
  expect(wholeLetter('inspection report', { inspection: { ...inspection, signature: null } })).toContain(
    'Nobody signed for the facility.',
  )
})

it('shows two photos of a finding, critical ones first, twenty in all and at most 6 MB', () => {
  const photo = (id: number, sub_list_id: number | null, size_bytes = 1000) => ({ id, sub_list_id, size_bytes })
  const [plain, critical] = [
    { sub_list_id: 1, is_critical: false },
    { sub_list_id: 2, is_critical: true },
  ]
  const taken = [photo(1, 1), photo(2, 2), photo(3, 2), photo(4, 2), photo(5, null), photo(6, 3)]
  expect(photosOfReport(taken, [plain, critical]).map(({ id }) => id)).toEqual([2, 3, 1])
  const large = [photo(1, 1, 4 * 1024 * 1024), photo(2, 2, 3 * 1024 * 1024)]
  expect(photosOfReport(large, [plain, critical]).map(({ id }) => id)).toEqual([2])
  const many = Array.from({ length: 30 }, (_, index) => photo(index, index))
  const asked = many.map(({ id }) => ({ sub_list_id: id, is_critical: false }))
  expect(photosOfReport(many, asked)).toHaveLength(20)
})
