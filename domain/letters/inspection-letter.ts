import { dayInWords } from '../dates/calendar-date.ts'
import { type ClassTable, complianceClasses } from '../inspections/compliance-class.ts'
import { type FindingOutcome, inspectionKindWords } from '../inspections/inspections.ts'
import { byNumber } from '../text/by-number.ts'
import { sentenceCase } from '../text/sentence-case.ts'
import type { InspectionInLetter, ReportedFinding } from './inspection-in-letter.ts'
import type { LetterPart, LetterRow, LetterSubject, LetterTemplate } from './letter.ts'
import { fieldsOfEveryLetter } from './letter-fields.ts'

/** Parts of a report that the portal writes itself, in the order that the words give them. */
function reportField(means: string, partsOf: (report: InspectionInLetter, about: LetterSubject) => LetterPart[]) {
  const parts = (about: LetterSubject) => (about.inspection ? partsOf(about.inspection, about) : [])
  return { means, isRequired: true, parts } as const
}

/** The report of an inspection to the owner: what was found, what is to be put right, and how to object. */
export const inspectionLetter = {
  when: 'the report of an inspection is published',
  signedBy: 'Director Inspectorate Services',
  subject: ({ facility_name, inspection }) =>
    `Report of the inspection ${inspection?.number ?? ''} of ${facility_name}`,
  opening: ({ inspection, facility_name, category }) =>
    inspection
      ? [
          `The Ministry inspected ${facility_name} (${category}) on ${dayInWords(inspection.visited_on)}. This report says what the inspectors found, and what is to be put right. It is not a decision about the registration.`,
        ]
      : [],
  fields: {
    ...fieldsOfEveryLetter,
    visit: reportField('The visit: number, reason, day, inspectors, who was met', (report) => [
      { heading: 'The visit' },
      { rows: visitRows(report) },
    ]),
    result: reportField('Score and class, how they are reckoned, and the score of each part', resultOf),
    findings: reportField('What is to be put right or was not seen, with photos', findingsOf),
    remarks: reportField('The remarks of the inspectors, if they made any', ({ remarks }) =>
      remarks === null ? [] : [{ heading: 'Remarks of the inspectors' }, { quote: remarks }],
    ),
    person_in_charge: reportField('Whether the person in charge signed', (report) => [
      { heading: 'The person in charge' },
      ...signatureOf(report),
    ]),
    how_to_object: reportField('How the owner can object to the report, and until when', (report, about) => [
      { heading: 'If something in this report is not right' },
      `${objectWhere(about)} until ${dayInWords(report.comments_until)}. An inspector who was not on site answers while the Ministry has one. What was recorded during the visit is not changed; a correction is added to it.`,
    ]),
    next_visit: {
      means: 'The day from which the next visit is due',
      only: 'if a next visit is due',
      text: ({ inspection }) => (inspection?.next_visit_on ? dayInWords(inspection.next_visit_on) : null),
    },
  },
  paragraphs: [
    '{visit}',
    '{result}',
    '{findings}',
    '{remarks}',
    '{person_in_charge}',
    '{how_to_object}',
    'The next visit is due from {next_visit}.',
  ],
} as const satisfies LetterTemplate

const replyWhere = ({ has_owner_account }: LetterSubject) =>
  has_owner_account
    ? 'Say in your account in the portal what you did about each'
    : 'Write to the Ministry at the above address what you did about each'

const objectWhere = ({ has_owner_account }: LetterSubject) =>
  has_owner_account
    ? 'You can say so once, in your account in the portal,'
    : 'Write to the Ministry at the above address'

function visitRows({ number, kind, team, met, arrived, departed, ...visit }: InspectionInLetter): LetterRow[] {
  const [lead, ...others] = team
  const given = (name: string, value: string | null | undefined): LetterRow[] => (value ? [[name, value]] : [])
  return [
    ['Inspection', number],
    ['Reason', inspectionKindWords[kind]],
    ...given('Checklist', checklistInWords(visit)),
    ['Day', dayInWords(visit.visited_on)],
    ...given('Clock of the phone', visit.phone_said && clockInWords(visit.phone_said)),
    ...given('Time', arrived && departed && `${arrived} to ${departed}, by the clock of the inspectors’ phone`),
    ...given('Announced', visit.is_announced === undefined ? null : announced[Number(visit.is_announced)]),
    ...given('Lead inspector', lead),
    ...given('Other inspectors', others.join(', ')),
    ...given('Met on site', met && [met.name, met.position].filter(Boolean).join(', ')),
    ...given('Beds counted', visit.beds_counted === null ? null : String(visit.beds_counted)),
    ...given('Staff', visit.staff),
  ]
}

const clockInWords = (said: string) =>
  `It said ${dayInWords(said)}, which cannot be right. The day is when the portal learned of the visit.`

const announced = ['No', 'Yes, the owner was told the day']

function checklistInWords({ checklist, is_whole }: Pick<InspectionInLetter, 'checklist' | 'is_whole'>): string | null {
  if (!checklist) return null
  const { type, version, questions } = checklist
  const asked = byNumber(questions, { one: '# question', other: '# questions' })
  const whole = is_whole ? `the whole checklist with ${asked}` : `a part of the checklist with ${asked}`
  return `Requirements for ${type}, version ${version} of the catalogue: ${whole}`
}

/** The score and the class, each part's share of it, and how they are reckoned. */
function resultOf({ score, class: reached, ...visit }: InspectionInLetter): LetterPart[] {
  const counted: LetterRow = ['Findings', countedInWords(visit.counts)]
  if (score === null || reached === null) {
    const why = visit.is_whole
      ? 'Nothing that was asked about has a weight'
      : 'The visit was about a part of the checklist'
    return [{ heading: 'Result' }, { rows: [counted] }, `${why}, so it has no score and no class.`]
  }
  const failed = criticalInWords(visit.critical_failures)
  return [
    { heading: 'Result' },
    { rows: [['Score', inPerCent(score)], ['Class', sentenceCase(reached)], counted, ['Critical questions', failed]] },
    `The score is the weight of what is met out of the weight of everything that applies. What is partly met counts half, and what was not seen counts as not met. ${limitsInWords(visit.classes)} With a critical question that is not met or was not seen, a facility is at most minimally compliant.`,
    { heading: 'Score of each part' },
    { rows: visit.parts.map((part) => [part.score === null ? 'No score' : inPerCent(part.score), part.part]) },
  ]
}

function criticalInWords(failures: number): string {
  if (failures === 0) return 'All that apply are met'
  return byNumber(failures, { one: '# is not met or was not seen', other: '# are not met or were not seen' })
}

function limitsInWords(classes: ClassTable): string {
  const limits = complianceClasses.flatMap((name) =>
    name === 'not compliant' ? [] : [`${name} from ${classes[name].from}`],
  )
  return `By the limits of the day, in per cent, a facility is ${limits.join(', ')}, and not compliant below that.`
}

function countedInWords(counts: Record<FindingOutcome, number>): string {
  return Object.entries(counts)
    .flatMap(([outcome, n]) => (n > 0 ? [`${n} ${outcome === 'does not apply' ? 'not applicable' : outcome}`] : []))
    .join(', ')
}

function findingsOf({ findings, photos_left_out }: InspectionInLetter, about: LetterSubject): LetterPart[] {
  const summary =
    findings.length === 0
      ? 'Everything that the inspectors asked about and that applies was met.'
      : `${byNumber(findings.length, { one: '# finding is', other: '# findings are' })} to be put right. ${replyWhere(about)}, with photos or documents. An inspector looks at every reply.`
  const leftOut = byNumber(photos_left_out, {
    one: '# more photo of the visit is',
    other: '# more photos of the visit are',
  })
  return [
    { heading: 'What is to be put right' },
    summary,
    ...findings.flatMap((finding, index) => findingParts(finding, index + 1)),
    ...(photos_left_out === 0 ? [] : [`${leftOut} kept with the inspection.`]),
  ]
}

const foundInWords = (outcome: FindingOutcome) =>
  outcome === 'not seen' ? 'Not seen by the inspectors, which counts as not met' : sentenceCase(outcome)

function findingParts(finding: ReportedFinding, index: number): LetterPart[] {
  const { outcome, is_critical, note, action } = finding
  const photos = finding.photos.map(({ slug, caption }) => ({ slug, caption: `Finding ${index}. ${caption}` }))
  const given = (name: string, value: string | null): LetterRow[] => (value ? [[name, value]] : [])
  const rows: LetterRow[] = [
    [`Finding ${index}`, finding.question],
    ['Part', finding.part],
    ['Found', `${foundInWords(outcome)}${is_critical ? '. This question is critical.' : ''}`],
    ...given('Number seen', numberInWords(finding)),
    ...given('Note', note),
    // Unless the inspector wrote something else, what is to be done is what was asked for.
    ...(action && action.text !== finding.question ? given('To do', action.text) : []),
    ...(action ? given('Until', action.due_on && dayInWords(action.due_on)) : []),
  ]
  return [{ rows }, ...(photos.length > 0 ? [{ pictures: photos }] : [])]
}

function numberInWords({ number_seen, least_number }: ReportedFinding): string | null {
  if (typeof number_seen !== 'number') return null
  return typeof least_number !== 'number' ? `${number_seen}` : `${number_seen}, at least ${least_number} needed`
}

function signatureOf({ signature, met }: InspectionInLetter): LetterPart[] {
  if (signature === null) return ['Nobody signed for the facility.']
  if ('refused' in signature)
    return ['The person in charge did not sign, for the following reason:', { quote: signature.refused }]
  const who = met ? [met.name, met.position].filter(Boolean).join(', ') : 'The person in charge'
  return [`${who} signed on the screen of the inspectors at the end of the visit.`, { pictures: [signature] }]
}

const inPerCent = (score: number) => `${score.toFixed(1)} per cent`
