import { type ChecklistOf, readChecklistNow } from '../../records/inspections/checklist.ts'
import type { LockedInspection } from '../../records/inspections/inspections.ts'
import type { Stored } from '../../use-case/context.ts'

/** The checklist of a visit: as it was fixed when the visit began; before, as it would begin now. */
export async function checklistOf({ db }: Stored, inspection: LockedInspection): Promise<ChecklistOf> {
  const { facility_id, registration_id, part_ids, question_ids, facility_type_id, catalogue_version } = inspection
  const limits = { facility_id, registration_id, part_ids, question_ids }
  if (facility_type_id !== null && catalogue_version !== null) return { ...limits, facility_type_id, catalogue_version }
  return { ...limits, ...(await readChecklistNow(db, inspection)) }
}
