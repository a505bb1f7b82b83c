import * as calls from '@portal/contract/calls/dashboard.ts'
import type { Serve } from '../../http/context.ts'
import { countFacilitiesByType } from '../../records/dashboard.ts'
import { countFacilitiesByLga } from './count-facilities-by-lga.ts'
import { countRegistrationsByStatus } from './count-registrations-by-status.ts'
import { showSummary } from './show-summary.ts'

/** The figures and charts of the dashboards. Spec §7, Dashboards; the notifications are a feature of their own. */
export function dashboardRoutes(serve: Serve): void {
  serve(calls.showSummary, showSummary)
  serve(calls.countFacilitiesByLga, countFacilitiesByLga)
  serve(calls.countFacilitiesByType, async ({ db }) => ({ categories: await countFacilitiesByType(db) }))
  serve(calls.countRegistrationsByStatus, countRegistrationsByStatus)
}
