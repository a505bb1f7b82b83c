import type { Db } from '../database/connect.ts'
import { pageWithCommonWords } from './common-words.ts'
import { getFacilities } from './facilities.ts'
import { type FacilityFilters, narrowed, ordered } from './facility-filters.ts'
import { pageOf } from './paging.ts'
import { listBriefs } from './registration-briefs.ts'
import { tallyRegistrations } from './tallies.ts'

const columns = {
  created_at: ['registration.created_at', 'registration.id'],
  submitted_at: ['registration.submitted_at', 'registration.id'],
  name: ['facility.company_name', 'facility.id', 'registration.id'],
  status: ['registration.status', 'registration.created_at', 'registration.id'],
  lga: ['registration.local_gov_area_id', 'registration.created_at', 'registration.id'],
  category: ['registration.facility_type_id', 'registration.created_at', 'registration.id'],
} as const

/** One page of registrations with their facilities: an owner's own, or all when `userId` is not given. */
export async function pageRegistrations(db: Db, filters: FacilityFilters, today: string, userId?: number) {
  const listed = (wanted: FacilityFilters) => {
    const query = db
      .selectFrom('registration')
      .innerJoin('facility', 'facility.id', 'registration.facility_id')
      .select(['registration.id', 'registration.facility_id'])
      .where(narrowed('registration', wanted, today))
    const mine = userId === undefined ? query : query.where('facility.user_id', '=', userId)
    return ordered(filters.sort, columns).reduce((rows, column) => rows.orderBy(column), mine)
  }
  const whenCommon = () => pageWithCommonWords(db, listed({ ...filters, q: undefined }), filters)
  const isTallied = userId === undefined && !filters.q
  const known = isTallied ? await tallyRegistrations(db, filters, today) : undefined
  const page = await pageOf(db, listed(filters), { ...filters, known, whenCommon })
  const [ids, facilityIds] = [page.data.map(({ id }) => id), page.data.map(({ facility_id }) => facility_id)]
  const briefs = new Map((await listBriefs(db, ids, today)).map((brief) => [brief.id, brief]))
  const facilities = await getFacilities(db, facilityIds, today)
  const data = page.data.flatMap(({ id, facility_id }) => {
    const brief = briefs.get(id)
    const facility = facilities.get(facility_id)
    return brief && facility ? [{ ...brief, facility }] : []
  })
  return { ...page, data }
}
