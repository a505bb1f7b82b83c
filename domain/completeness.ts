import { requiredDocumentTypes } from './document-types.ts'

/** What an application needs before it can be submitted, in the order in which an owner fills it. */
export const applicationSections = [
  'requirements',
  'operating_officer',
  'staff',
  'referees',
  'documents',
  'payment',
  'available_facilities',
] as const

/** One of `applicationSections`. */
export type ApplicationSection = (typeof applicationSections)[number]

/** How far a section is: nothing yet, something, or all that is needed. */
export type SectionState = 'empty' | 'started' | 'done'

/** What an application holds, in counts: `questions` of the facility's type, how many are `answered`, and so on. */
export type Filled = {
  questions: number
  answered: number
  has_operating_officer: boolean
  has_available_facilities: boolean
  staffs: number
  referees: number
  document_names: string[]
  payments: number
}

// Working days, hours and applicant details are not asked here: the owner's own screens never ask for them. Spec §2.
const sections = {
  requirements: { isStarted: ({ answered }) => answered > 0, missing: missingAnswers },
  operating_officer: oneEntry((filled) => filled.has_operating_officer, 'Add the operating officer.'),
  staff: oneEntry((filled) => filled.staffs > 0, 'Add at least one member of staff.'),
  referees: oneEntry((filled) => filled.referees > 0, 'Add at least one referee.'),
  documents: { isStarted: hasSomeRequiredDocument, missing: missingDocuments },
  payment: oneEntry((filled) => filled.payments > 0, 'Add a payment with its receipt.'),
  available_facilities: oneEntry((filled) => filled.has_available_facilities, 'Fill in the available facilities.'),
} as const satisfies Record<ApplicationSection, Section>

type Section = { isStarted: (filled: Filled) => boolean; missing: (filled: Filled) => string[] }

/** What is still needed before Submit, a sentence each, in the order of the sections; empty when nothing is. */
export function missingSections(filled: Filled): { section: ApplicationSection; message: string }[] {
  return applicationSections.flatMap((section) =>
    sections[section].missing(filled).map((message) => ({ section, message })),
  )
}

/** Every section with its state, for the owner's task list. A section is done exactly when nothing of it is missing. */
export function sectionStates(filled: Filled): { section: ApplicationSection; state: SectionState }[] {
  return applicationSections.map((section) => ({ section, state: stateOf(sections[section], filled) }))
}

function stateOf({ isStarted, missing }: Section, filled: Filled): SectionState {
  if (missing(filled).length === 0) return 'done'
  return isStarted(filled) ? 'started' : 'empty'
}

function oneEntry(isThere: (filled: Filled) => boolean, message: string): Section {
  return { isStarted: isThere, missing: (filled) => (isThere(filled) ? [] : [message]) }
}

function missingAnswers({ questions, answered }: Filled): string[] {
  const left = questions - answered
  if (left <= 0) return []
  return [left === 1 ? 'Answer the one question that is left.' : `Answer the ${left} questions that are left.`]
}

function missingDocuments({ document_names }: Filled): string[] {
  const uploaded = document_names.map(documentKey)
  return requiredDocumentTypes
    .filter((name) => !uploaded.includes(documentKey(name)))
    .map((name) => `Upload the document “${name}”.`)
}

function hasSomeRequiredDocument(filled: Filled): boolean {
  return missingDocuments(filled).length < requiredDocumentTypes.length
}

function documentKey(name: string): string {
  return name.trim().toLowerCase()
}
