import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/**
 * Lets the register say what a facility is called, where it is and of which type it is now, if its licence is from before the portal.
 * The register says of every other licence what its newest paper states; but of this one no paper is issued again.
 */
export async function followChangeInRegister(db: Db, facilityId: number): Promise<void> {
  await sql`
    update register_entry
    set name = company_name, facility_type_id = facility.facility_type_id,
      local_gov_area_id = facility.local_gov_area_id, ward = ward.name, changed_in = pg_current_xact_id()
    from facility left join ward on ward.id = facility.ward_id
    where facility.id = ${facilityId} and register_entry.facility_id = facility.id and register_entry.origin = 'paper'
  `.execute(db)
}
