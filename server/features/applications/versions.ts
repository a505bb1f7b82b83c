import * as calls from '@portal/contract/applications/calls/versions.ts'
import type { Input } from '@portal/contract/call.ts'
import { compareVersions } from '@portal/domain/applications/compared-versions.ts'
import { compareVisits, visitToStore } from '@portal/domain/inspections/stored-visit.ts'
import { compareMoney } from '@portal/domain/money/stored-money.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { readContentsNow } from '../../records/applications/application.ts'
import { getBrief } from '../../records/applications/registrations.ts'
import { findVersion, pageVersions } from '../../records/applications/versions.ts'
import { inspectionToday } from '../../records/inspections/inspection-of-registration.ts'
import { pageOfRows } from '../../records/shared/paging.ts'
import { readStanding } from '../../records/standing/restrictions.ts'
import type { Context, Serve } from '../../use-case/context.ts'

/** The stored versions of an application, which officers compare. */
export function versionRoutes(serve: Serve): void {
  serve(calls.listVersions, ({ db }, { params, query }) => pageVersions(db, params.id, query))
  serve(calls.compareVersions, compare)
}

async function compare(context: Context, { params, query }: Input<typeof calls.compareVersions>) {
  const before = await readVersion(context, params.id, query.before)
  const after = await readVersion(context, params.id, query.after)
  const things = [
    ...compareMoney(before.money, after.money),
    ...compareVisits(before.inspection, after.inspection),
    ...compareVersions(before.contents, after.contents),
  ]
  const different = things.filter(({ kind }) => kind !== 'same')
  return {
    ...pageOfRows(query.all ? things : different, query),
    before: before.version,
    after: after.version,
    differences: different.filter(({ kind }) => kind !== 'not recorded').length,
  }
}

async function readVersion({ db, today }: Context, registrationId: number, which: number | 'now') {
  if (which === 'now') {
    const registration = await getBrief(db, registrationId, today)
    const standing = await readStanding(db, registration.facility_id, today)
    const { inspection, ...now } = await readContentsNow(db, { ...registration, standing })
    return { version: null, ...now, inspection: visitToStore(inspectionToday(inspection, today)) }
  }
  return (await findVersion(db, registrationId, which)) ?? refuse('not_found', 'This version does not exist')
}
