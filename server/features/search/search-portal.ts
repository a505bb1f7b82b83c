import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/search/calls.ts'
import { foundOfEach } from '@portal/contract/search/shapes.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { typedNumbers } from '@portal/domain/text/typed-number.ts'
import { pageFacilities } from '../../records/facilities/facility-list.ts'
import { findApplications, findPapers } from '../../records/search/numbered.ts'
import { findPeople } from '../../records/search/people.ts'
import type { Context, Serve } from '../../use-case/context.ts'

/** The search of the header. */
export function searchRoutes(serve: Serve): void {
  serve(calls.searchPortal, searchPortal)
}

/** A few of each kind of thing that match what was typed. */
async function searchPortal({ db, user, today }: Context, { query: { q } }: Input<typeof calls.searchPortal>) {
  const limit = foundOfEach
  const numbers = typedNumbers(q, Number(today.slice(0, 4)))
  const facilities = await pageFacilities(db, { q, page: 1, per_page: limit }, today)
  return {
    data: {
      facilities: facilities.data.map(
        ({ id, company_name, owner_name, facility_types, local_gov_areas, ...shown }) => ({
          id,
          company_name,
          owner_name,
          category: facility_types.category_list,
          lga: local_gov_areas.list,
          registration: shown.registration,
        }),
      ),
      facilities_total: facilities.total,
      applications: numbers.length > 0 ? await findApplications(db, numbers) : [],
      papers: numbers.length > 0 ? await findPapers(db, numbers) : [],
      people: mayDo(user, 'manage users') ? await findPeople(db, q, limit) : [],
    },
  }
}
