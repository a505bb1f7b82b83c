import { dayInWords } from '@portal/domain/dates/calendar-date.ts'
import { findingOutcomes, type StaffSighting } from '@portal/domain/inspections/inspections.ts'
import { scoresByPart } from '@portal/domain/inspections/score.ts'
import { needsCorrection } from '@portal/domain/inspections/visits.ts'
import {
  type InspectionInLetter,
  type LetterPicture,
  photosOfReport,
} from '@portal/domain/letters/inspection-in-letter.ts'
import { recordOf } from '@portal/domain/record-of.ts'
import {
  getHeadOfReport,
  listPhotosOfReport,
  listQuestionsOfReport,
  type QuestionOfReport,
} from '../records/inspections/inspection-report.ts'
import type { Stored } from '../use-case/context.ts'

type Photo = Awaited<ReturnType<typeof listPhotosOfReport>>[number]

/** What the report of an inspection says: read when it is published, with the days that follow from that. */
export async function readInspectionReport({ db }: Stored, inspectionId: number): Promise<InspectionInLetter> {
  const { rules, team, seen, comments_until, ...head } = await getHeadOfReport(db, inspectionId)
  if (!rules || comments_until === null) throw new Error('Only an inspection that is published has a report')
  const questions = await listQuestionsOfReport(db, inspectionId)
  const photos = await listPhotosOfReport(db, inspectionId)
  const toPutRight = questions.filter((question) => needsCorrection(outcomeOf(question)))
  const shown = photosOfReport(photos, toPutRight)
  const { met_name, met_position, facility_type, catalogue_version, ...visit } = head
  if (facility_type === null || catalogue_version === null)
    throw new Error('An inspection that has begun has a checklist')
  return {
    ...visit,
    checklist: { type: facility_type, version: catalogue_version, questions: questions.length },
    team: team.map(({ name }) => name),
    met: met_name === null ? null : { name: met_name, position: met_position },
    staff: staffInWords(seen),
    classes: rules.classes,
    counts: recordOf(findingOutcomes, (outcome) => questions.filter((one) => outcomeOf(one) === outcome).length),
    parts: partsOf(questions),
    findings: toPutRight.map((question) => ({
      part: question.part,
      question: question.question,
      is_critical: question.is_critical,
      outcome: outcomeOf(question),
      number_seen: question.number_seen,
      least_number: question.least_number,
      note: question.note,
      action: question.to_do === null ? null : { text: question.to_do, due_on: question.due_on },
      photos: shown.filter(({ sub_list_id }) => sub_list_id === question.sub_list_id).map(pictureOf),
    })),
    photos_left_out: photos.length - shown.length,
    signature: signatureOf(head),
    comments_until,
  }
}

const outcomeOf = ({ outcome }: QuestionOfReport) => outcome ?? 'not seen'

function partsOf(questions: readonly QuestionOfReport[]): InspectionInLetter['parts'] {
  const names = new Map(questions.map(({ part_id, part }) => [part_id, part]))
  return scoresByPart(questions).map(({ part_id, score }) => ({ part: names.get(part_id) ?? '', score }))
}

/** The first digits of the SHA-256 tie the printed photo to the entry of the audit record that names it whole. */
function pictureOf({ slug, id, taken_on, taken_time, sha256 }: Photo): LetterPicture {
  return { slug, caption: `Photo ${id}, ${dayInWords(taken_on)}, ${taken_time}. SHA-256 ${sha256.slice(0, 16)}…` }
}

type Signed = Pick<
  Awaited<ReturnType<typeof getHeadOfReport>>,
  'signature_slug' | 'signature_sha256' | 'signature_refused'
>

function signatureOf({ signature_slug, signature_sha256, signature_refused }: Signed): InspectionInLetter['signature'] {
  if (signature_refused !== null) return { refused: signature_refused }
  if (signature_slug === null || signature_sha256 === null) return null
  return { slug: signature_slug, caption: `Signature. SHA-256 ${signature_sha256.slice(0, 16)}…` }
}

function staffInWords(seen: readonly { seen: StaffSighting; people: number }[]): string | null {
  if (seen.length === 0) return null
  return seen
    .map(({ seen: how, people }) => `${people} ${how === 'not recorded' ? 'present but not recorded' : how}`)
    .join(', ')
}
