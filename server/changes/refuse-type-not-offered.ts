import type { Db } from '../database/connect.ts'
import { isOffered } from '../records/catalogue/catalogue.ts'
import { refuseField } from '../use-case/refuse-field.ts'

/** Refuses a type of facility that asks nothing yet: an owner could submit an empty application. */
export async function refuseTypeNotOffered(db: Db, facilityTypeId: number): Promise<void> {
  if (await isOffered(db, facilityTypeId)) return
  refuseField(
    'facility_type_id',
    'The ministry has not said yet what this type of facility must have. Choose another type, or ask the ministry',
  )
}
