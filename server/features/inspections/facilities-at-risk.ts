import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/inspections/calls/corrective-actions.ts'
import { riskFactors } from '@portal/domain/inspections/risk.ts'
import { recordOf } from '@portal/domain/record-of.ts'
import { pageFacilitiesAtRisk } from '../../records/inspections/facilities-at-risk.ts'
import { readSettings } from '../../records/settings/settings.ts'
import type { Context, Serve } from '../../use-case/context.ts'

/** Which facilities should be visited first. */
export function facilitiesAtRiskRoutes(serve: Serve): void {
  serve(calls.listFacilitiesAtRisk, listFacilitiesAtRisk)
}

async function listFacilitiesAtRisk({ db, today }: Context, { query }: Input<typeof calls.listFacilitiesAtRisk>) {
  const settings = await readSettings(db, today)
  return pageFacilitiesAtRisk(db, {
    ...query,
    points: recordOf(riskFactors, (factor) => settings[`risk_${factor}`]),
  })
}
