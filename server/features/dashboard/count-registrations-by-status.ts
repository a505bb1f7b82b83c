import { statusFilters } from '@portal/contract/filters.ts'
import type { Context } from '../../http/context.ts'
import * as records from '../../records/dashboard.ts'

/** Registrations by status; those past their date are counted as expired and no longer under their status. */
export async function countRegistrationsByStatus({ db, today }: Context) {
  const counts = await records.countRegistrationsByStatus(db, today)
  const allExpired = counts.reduce((sum, { expired }) => sum + expired, 0)
  const registrations = statusFilters.map((name) => {
    if (name === 'expired') return { name, y: allExpired }
    const counted = counts.find(({ status }) => status === name)
    return { name, y: counted ? counted.y - counted.expired : 0 }
  })
  return { registrations }
}
