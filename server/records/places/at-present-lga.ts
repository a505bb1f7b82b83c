import type { Db } from '../../database/connect.ts'
import { findMerged } from './merge-places.ts'

/** An old link to an LGA that was merged finds what is in the one that stayed. */
export async function atPresentLga<Q extends { local_gov_area_id?: number | undefined }>(db: Db, asked: Q): Promise<Q> {
  const { local_gov_area_id: id } = asked
  const into = id === undefined ? undefined : (await findMerged(db, 'local_gov_area', [id])).get(id)
  return into === undefined ? asked : { ...asked, local_gov_area_id: into }
}
