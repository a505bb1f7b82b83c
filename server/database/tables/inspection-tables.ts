import type {
  CorrectiveActionTable,
  CorrectiveReplyFileTable,
  CorrectiveReplyTable,
  InspectionAddendumTable,
  InspectionCommentTable,
  InspectionConcernTable,
  InspectionEventTable,
  InspectionFindingTable,
  InspectionFormerMemberTable,
  InspectionMemberTable,
  InspectionPersonSeenTable,
  InspectionPhotoTable,
  InspectionSiteTable,
  InspectionTable,
} from './inspections.ts'
import type { VisitRiskTable } from './reports.ts'

/** The tables of inspections, what was found, and what follows from them. */
export interface InspectionTables {
  inspection: InspectionTable
  inspection_member: InspectionMemberTable
  inspection_former_member: InspectionFormerMemberTable
  inspection_concern: InspectionConcernTable
  inspection_finding: InspectionFindingTable
  inspection_photo: InspectionPhotoTable
  inspection_site: InspectionSiteTable
  inspection_person_seen: InspectionPersonSeenTable
  inspection_addendum: InspectionAddendumTable
  inspection_comment: InspectionCommentTable
  inspection_event: InspectionEventTable
  corrective_action: CorrectiveActionTable
  corrective_reply: CorrectiveReplyTable
  corrective_reply_file: CorrectiveReplyFileTable
  visit_risk: VisitRiskTable
}
