import type { RowKind } from '@portal/domain/applications/row-sections.ts'
import type { RowSection } from './row-section.ts'
import { refereeRows } from './row-sections/referee.ts'
import { staffRows } from './row-sections/staff.ts'

/** The sections of rows: what a row is, and the calls about rows. The server serves them all in the same way. */
export const rowSections = {
  staff: staffRows,
  referee: refereeRows,
} as const satisfies Record<RowKind, RowSection>

/** The calls about rows by their names in the description of the API. */
export const rowCalls = {
  addStaff: staffRows.add,
  changeStaff: staffRows.change,
  removeStaff: staffRows.remove,
  listStaffs: staffRows.list,
  addReferee: refereeRows.add,
  changeReferee: refereeRows.change,
  removeReferee: refereeRows.remove,
  listReferees: refereeRows.list,
}
