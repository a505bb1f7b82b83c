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
  const { total, or_more, data } = await pageFacilities(db, { q, page: 1, per_page: limit }, today)
  return {
    data: {
      facilities: { total, or_more, data },
      applications: numbers.length > 0 ? await findApplications(db, numbers, today) : [],
      papers: numbers.length > 0 ? await findPapers(db, numbers) : [],
      people: mayDo(user, 'manage users') ? await findPeople(db, q, limit) : [],
    },
  }
}
