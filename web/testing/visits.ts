import {
  type ChecklistQuestion,
  checklistQuestion,
  type Finding,
  finding,
} from '@portal/contract/inspections/finding.ts'
import { type InspectionDetails, type VisitKit, visitKit } from '@portal/contract/inspections/inspection-details.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'

const kitExample = exampleOf(visitKit)
const asked = exampleOf(checklistQuestion)

/** A question of the checklist, by its id. */
export function aQuestion(id: number, changed: Partial<ChecklistQuestion> = {}): ChecklistQuestion {
  return { ...asked, sub_list_id: id, question: `Question ${id}?`, is_critical: false, least_number: null, ...changed }
}

/** A visit that is planned for somebody, with three questions in two parts and nothing recorded. */
export function aKit(changed: Partial<InspectionDetails> = {}): VisitKit {
  const { inspection } = kitExample
  return {
    ...kitExample,
    keep_until: '2999-12-31',
    inspection: {
      ...inspection,
      status: 'planned',
      company_name: 'Kauna Hospital',
      done_on: null,
      score: null,
      class: null,
      findings: [],
      photos: [],
      actions: [],
      history: [],
      questions: [
        aQuestion(3, { is_critical: true, least_number: 2 }),
        aQuestion(4),
        aQuestion(5, { part_id: 2, part: 'Part B Wards' }),
      ],
      site: { ...inspection.site, staff: [], is_signed: false, beds_counted: null, met_name: null, met_position: null },
      ...changed,
    },
  }
}

/** A finding as the portal has stored it. */
export function aFinding(sub_list_id: number, changed: Partial<Finding> = {}): Finding {
  return { ...exampleOf(finding), sub_list_id, outcome: 'met', number_seen: null, note: null, ...changed }
}
