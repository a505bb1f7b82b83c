import type { ClassTable, ComplianceClass } from '../inspections/compliance-class.ts'
import type { FindingOutcome, InspectionKind } from '../inspections/inspections.ts'

/** A stored picture that is printed small, with what is written below it. */
export interface LetterPicture {
  slug: string
  caption: string
}

/** A finding that is to be put right. */
export interface ReportedFinding {
  part: string
  question: string
  is_critical: boolean
  outcome: FindingOutcome
  /** How many were seen, where the question asks for a number, and how many are needed. Letters of before do not say it. */
  number_seen?: number | null
  least_number?: number | null
  note: string | null
  action: { text: string; due_on: string | null } | null
  photos: readonly LetterPicture[]
}

/** What the report of an inspection says, as of the day on which it was published. */
export interface InspectionInLetter {
  number: string
  kind: InspectionKind
  /** Whether the owner was told the day before. Letters of before do not say it. */
  is_announced?: boolean
  /** By which requirements was asked: of which type of facility, in which version of the catalogue. Letters of before do not say it. */
  checklist?: { type: string; version: number; questions: number }
  /** The day in Lagos. */
  visited_on: string
  /** The day by the clock of the phone, where it cannot be right: then the day is when the portal learned of the visit. */
  phone_said?: string | null
  /** By the clock of the phone, as '09:05'. */
  arrived: string | null
  departed: string | null
  /** The lead inspector first. */
  team: readonly string[]
  met: { name: string; position: string | null } | null
  beds_counted: number | null
  /** Who was seen, in words. */
  staff: string | null
  remarks: string | null
  is_whole: boolean
  score: number | null
  class: ComplianceClass | null
  classes: ClassTable
  critical_failures: number
  counts: Record<FindingOutcome, number>
  parts: readonly { part: string; score: number | null }[]
  /** Those that are not, or only partly, met, or were not seen, in the order of the checklist. */
  findings: readonly ReportedFinding[]
  photos_left_out: number
  signature: LetterPicture | { refused: string } | null
  comments_until: string
  next_visit_on: string | null
}

/** The most photos in a report: of a finding, and in all, by number and by size. A PDF stays below what a phone loads over a slow network. */
const maxReportPhotos = { ofFinding: 2, inAll: 20, bytes: 6 * 1024 * 1024 } as const

interface SizedPhoto {
  sub_list_id: number | null
  size_bytes: number
}

/** The photos that a report shows: of what is to be put right, critical findings first, within the bounds. */
export function photosOfReport<Photo extends SizedPhoto>(
  photos: readonly Photo[],
  findings: readonly { sub_list_id: number; is_critical: boolean }[],
): Photo[] {
  const inOrder = [...findings].sort((one, other) => Number(other.is_critical) - Number(one.is_critical))
  const chosen: Photo[] = []
  let bytes = 0
  for (const { sub_list_id } of inOrder) {
    const ofFinding = photos.filter((photo) => photo.sub_list_id === sub_list_id).slice(0, maxReportPhotos.ofFinding)
    for (const photo of ofFinding) {
      if (chosen.length === maxReportPhotos.inAll || bytes + photo.size_bytes > maxReportPhotos.bytes) continue
      chosen.push(photo)
      bytes += photo.size_bytes
    }
  }
  return chosen
}
