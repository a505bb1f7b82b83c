import type { ClassTable, ComplianceClass } from '@portal/domain/inspections/compliance-class.ts'
import type { CorrectiveActionStatus, CorrectiveDays } from '@portal/domain/inspections/corrective-actions.ts'
import type {
  FindingOutcome,
  HalfOfDay,
  InspectionKind,
  InspectionStatus,
  Recommendation,
  StaffSighting,
} from '@portal/domain/inspections/inspections.ts'
import type { ColumnType, Generated } from 'kysely'
import type { Moment, Optional } from './columns.ts'

/** What is kept with a visit of the rules of its day. */
export interface InspectionRules {
  classes: ClassTable
  days: CorrectiveDays
}

export interface InspectionTable {
  id: Generated<number>
  number: string
  kind: InspectionKind
  facility_id: number
  registration_id: Optional<number>
  status: InspectionStatus
  planned_day: Optional<string>
  planned_half: Optional<HalfOfDay>
  is_announced: boolean
  note: Optional<string>
  /** The chosen parts; null for all. */
  part_ids: Optional<number[]>
  /** The questions of a follow-up; null for all. */
  question_ids: Optional<number[]>
  /** Null if the portal planned it, because an officer recommended it. */
  planned_by: Optional<number>
  planned_at: Moment
  facility_type_id: Optional<number>
  catalogue_version: Optional<number>
  began_at: Optional<Moment>
  done_at: Optional<Moment>
  done_by: Optional<number>
  published_at: Optional<Moment>
  published_by: Optional<number>
  cancelled_at: Optional<Moment>
  /** Null if the portal cancelled it. */
  cancelled_by: Optional<number>
  cancel_reason: Optional<string>
  recommendation: Optional<Recommendation>
  score: Optional<number>
  class: Optional<ComplianceClass>
  rules: ColumnType<InspectionRules | null, string | null | undefined, string | null>
  critical_failures: Generated<number>
  next_visit_on: Optional<string>
  comments_until: Optional<string>
  letter_id: Optional<number>
  updated_at: Moment
}

export interface InspectionMemberTable {
  inspection_id: number
  /** 0 is the lead inspector. */
  place: number
  user_id: number
}

/** Who was of the team until it changed. */
export interface InspectionFormerMemberTable {
  inspection_id: number
  user_id: number
  left_at: Moment
}

export interface InspectionConcernTable {
  inspection_id: number
  concern_id: number
}

export interface InspectionFindingTable {
  inspection_id: number
  sub_list_id: number
  version: number
  key: string
  outcome: FindingOutcome
  number_seen: Optional<number>
  note: Optional<string>
  found_by: number
  found_at: Moment
  recorded_at: Moment
  came_later: Generated<boolean>
  /** When what came after the visit was cancelled was discarded: it does not count. */
  discarded_at: Optional<Moment>
}

export interface InspectionPhotoTable {
  id: Generated<number>
  inspection_id: number
  key: string
  sub_list_id: Optional<number>
  slug: string
  size_bytes: number
  sha256: Buffer
  latitude: Optional<number>
  longitude: Optional<number>
  accuracy_m: Optional<number>
  taken_at: Moment
  taken_by: number
  recorded_at: Moment
  came_later: Generated<boolean>
  removed_at: Optional<Moment>
  removed_by: Optional<number>
}

export interface InspectionSiteTable {
  inspection_id: number
  arrived_at: Optional<Moment>
  departed_at: Optional<Moment>
  latitude: Optional<number>
  longitude: Optional<number>
  accuracy_m: Optional<number>
  met_name: Optional<string>
  met_position: Optional<string>
  beds_counted: Optional<number>
  remarks: Optional<string>
  signature_slug: Optional<string>
  signature_sha256: Optional<Buffer>
  signature_bytes: Optional<number>
  signature_refused: Optional<string>
  updated_at: Moment
}

export interface InspectionPersonSeenTable {
  inspection_id: number
  place: number
  staff_id: Optional<number>
  full_name: string
  cadre: Optional<string>
  seen: StaffSighting
}

export interface InspectionAddendumTable {
  id: Generated<number>
  inspection_id: number
  text: string
  reason: string
  added_by: number
  added_at: Moment
}

export interface InspectionCommentTable {
  inspection_id: number
  text: string
  file_slug: Optional<string>
  commented_by: number
  commented_at: Moment
  answer: Optional<string>
  answered_by: Optional<number>
  answered_at: Optional<Moment>
}

export interface InspectionEventTable {
  id: Generated<number>
  inspection_id: number
  actor_id: Optional<number>
  at: Moment
  text: string
  note: Optional<string>
}

export interface CorrectiveActionTable {
  id: Generated<number>
  inspection_id: number
  facility_id: number
  sub_list_id: number
  text: string
  is_critical: boolean
  days: number
  due_on: Optional<string>
  is_published: Generated<boolean>
  status: Generated<CorrectiveActionStatus>
  closed_at: Optional<Moment>
}

export interface CorrectiveReplyTable {
  id: Generated<number>
  corrective_action_id: number
  text: string
  replied_by: number
  replied_at: Moment
  is_accepted: Optional<boolean>
  reason: Optional<string>
  decided_by: Optional<number>
  decided_at: Optional<Moment>
}

export interface CorrectiveReplyFileTable {
  slug: string
  reply_id: number
}
