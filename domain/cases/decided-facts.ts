import type { FinishedVisit, InspectionPolicy } from '../inspections/inspection-before-approval.ts'
import type { StagesNow } from './stages.ts'
import type { Verdict } from './verdicts.ts'

/** What is known of an application when somebody decides on it. */
export interface DecidedFacts {
  /** Who decides. */
  officerId: number
  assignee: { id: number; first_name: string; last_name: string } | null
  submitted_at: string | null
  /** What is missing before it could be submitted. */
  missing: readonly unknown[]
  consideration:
    | {
        information_verdict?: Verdict | null
        documents_verdict?: Verdict | null
        recommend_to_inspect?: 'Yes' | 'No' | null
      }
    | null
    | undefined
  invoice: { number: string; balance: number } | null
  /** The visit on which a decision of today can rest. */
  inspection: FinishedVisit | null
  inspection_before_approval: InspectionPolicy
  /** The stages that the ministry has set, with what was signed. */
  stages: StagesNow['stages']
}
