import { missingOfApplicant } from './applicant-fields.ts'
import { documentKey, kindOfDocument, requiredDocuments } from './document-kinds.ts'
import { missingOfFacility } from './facility-details.ts'
import { rowSections } from './row-sections.ts'
import type { PartToConfirm, SectionCounts } from './section-counts.ts'
import { missingOfStaff } from './staff-documents.ts'

/** How far a section is: nothing yet, something, or all that is needed. */
export const sectionStates = ['empty', 'started', 'done'] as const

/** One of `sectionStates`. */
export type SectionState = (typeof sectionStates)[number]

interface Section {
  /** The name of the section on the wire. */
  name: string
  /** What it is called in the task list. */
  title: string
  isStarted: (counts: SectionCounts) => boolean
  /** A sentence for each thing that is needed before Submit. */
  missing: (counts: SectionCounts) => string[]
}

// Working days and hours are not asked here: the owner's own screens never ask for them. Spec §2.
const sections = [
  {
    name: 'applicant',
    title: 'Applicant',
    isStarted: () => true,
    missing: ({ applicant_lacks = [], facility_lacks = [] }) => [
      ...missingOfApplicant(applicant_lacks),
      ...missingOfFacility(facility_lacks),
    ],
  },
  {
    name: 'requirements',
    title: 'Requirements',
    isStarted: ({ answered }) => answered > 0,
    missing: missingAnswers,
  },
  {
    name: 'operating_officer',
    title: 'Operating officer',
    isStarted: ({ has_operating_officer }) => has_operating_officer,
    missing: missingOfOfficer,
  },
  ...rowSections.map(({ section, title, list, missing }) => {
    const entry = oneEntry((counts) => counts[list] > 0, missing)
    const ofStaff = section === 'staff' ? missingOfStaff : () => []
    return {
      name: section,
      title,
      ...entry,
      missing: (counts: SectionCounts) => [...entry.missing(counts), ...ofStaff(counts)],
    }
  }),
  {
    name: 'available_facilities',
    title: 'Available facilities',
    ...oneEntry((counts) => counts.has_available_facilities, 'Fill in the available facilities.'),
  },
  { name: 'documents', title: 'Documents', isStarted: hasSomeRequiredDocument, missing: missingDocuments },
  {
    name: 'payment',
    title: 'Payment',
    ...oneEntry(
      ({ payments, needs_no_payment = false }) => payments > 0 || needs_no_payment,
      'Add a payment with its receipt.',
    ),
  },
] as const satisfies readonly Section[]

/** A section of an application, by its name on the wire. */
export type ApplicationSection = (typeof sections)[number]['name']

/** What an application needs before it can be submitted, in the order in which an owner fills it. */
export const applicationSections = sections.map(({ name }) => name)

/** The sections that a renewal takes over from the licence before it, so that its owner confirms or changes them. */
export const confirmedSections = applicationSections.filter((name) => name !== 'payment')

/** Those of them that are confirmed whole. The answers are confirmed part by part, after they were shown. */
export const sectionsConfirmedWhole = confirmedSections.filter((name) => name !== 'requirements')

/** The section that a part of the contents belongs to; undefined for a part that no section asks for. */
export function sectionOfPart(part: string): ApplicationSection | undefined {
  if (part === 'answers') return 'requirements'
  const ofRows = rowSections.find(({ list }) => list === part)?.section
  return applicationSections.find((name) => name === (ofRows ?? part))
}

/** What a section is called in the task list. */
export function sectionTitle(section: ApplicationSection): string {
  return sections.find(({ name }) => name === section)?.title ?? section
}

/** A section of one application: how far it is, and what is still needed, a sentence each. */
export interface SectionStatus {
  section: ApplicationSection
  state: SectionState
  missing: string[]
  /** The section of a renewal lacks only that its owner confirms or changes it. */
  to_confirm: boolean
  /** Which parts of a section are to be confirmed one by one. */
  parts_to_confirm: PartToConfirm[]
}

/** Every section of an application in order. A section is done exactly when nothing of it is missing. */
export function describeSections(counts: SectionCounts): SectionStatus[] {
  return sections.map((section) => {
    const lacking = section.missing(counts)
    const parts = section.name === 'requirements' ? [...(counts.parts_to_confirm ?? [])] : []
    const unconfirmed = toConfirm(section, counts, parts)
    const to_confirm = lacking.length === 0 && unconfirmed.length > 0
    const missing = to_confirm ? unconfirmed : lacking
    const state = missing.length === 0 ? 'done' : section.isStarted(counts) ? 'started' : 'empty'
    return { section: section.name, state, missing, to_confirm, parts_to_confirm: parts }
  })
}

/** What the owner of a renewal has yet to confirm in a section, a sentence each. */
function toConfirm({ name, title }: Section, counts: SectionCounts, parts: readonly PartToConfirm[]): string[] {
  if (counts.to_confirm?.includes(name)) return [`${title}: confirm that nothing has changed, or change it.`]
  const [first] = parts
  if (!first) return []
  const ofParts = parts.length === 1 ? first.name : `${parts.length} parts`
  return [`Read the answers of your licence in ${ofParts} and confirm them, or change them.`]
}

/** What is still needed before Submit, a sentence each, in the order of the sections; empty when nothing is. */
export function missingSections(counts: SectionCounts): { section: ApplicationSection; message: string }[] {
  return describeSections(counts).flatMap(({ section, missing }) => missing.map((message) => ({ section, message })))
}

function oneEntry(isThere: (counts: SectionCounts) => boolean, message: string) {
  return { isStarted: isThere, missing: (counts: SectionCounts) => (isThere(counts) ? [] : [message]) }
}

const officerNumbers = {
  folio_number: 'Add the folio number of the operating officer.',
  additional_mdcn_qualification: 'Add the additional MDCN qualification number of the operating officer.',
}

function missingOfOfficer({ has_operating_officer, officer_lacks = [] }: SectionCounts): string[] {
  if (!has_operating_officer) return ['Add the operating officer.']
  return Object.entries(officerNumbers).flatMap(([field, sentence]) =>
    officer_lacks.includes(field) ? [sentence] : [],
  )
}

function missingAnswers({ questions, answered }: SectionCounts): string[] {
  const left = questions - answered
  return left <= 0 ? [] : [unansweredInWords(left)]
}

/** What is asked for while questions have no answer. */
export function unansweredInWords(left: number): string {
  return left === 1 ? 'Answer the one question that is left.' : `Answer the ${left} questions that are left.`
}

function missingDocuments({ expired_documents = [], ...counts }: SectionCounts): string[] {
  // What is not asked for any more cannot be uploaded again.
  const expired = expired_documents.filter((name) => kindOfDocument(counts.asked_documents, name))
  return [
    ...absentDocuments(counts).map((name) => `Upload the document “${name}”.`),
    ...expired.map((name) => `Upload a new “${name}”: the last one is past its last day.`),
  ]
}

function hasSomeRequiredDocument(counts: SectionCounts): boolean {
  return absentDocuments(counts).length < requiredDocuments(counts.asked_documents).length
}

function absentDocuments({ document_names, asked_documents }: SectionCounts): string[] {
  const uploaded = document_names.map(documentKey)
  return requiredDocuments(asked_documents).filter((name) => !uploaded.includes(documentKey(name)))
}
