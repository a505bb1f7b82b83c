import {
  type FlagKind,
  type FlagReason,
  openKeys,
  type SharedDetail,
} from '@portal/domain/facilities/facility-flags.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { momentOf } from '../../database/value-types.ts'
import { sharedPractitioners } from './shared-practitioners.ts'
import { leastDistance } from './twins.ts'

/** What a facility shares with another one, and who accepted it. */
interface Row extends SharedDetail {
  kind: FlagKind
  reason: FlagReason
  facility: OtherFacility
  accepted: { id: number; reason: string; by: string; at: string } | null
}

interface OtherFacility {
  id: number
  company_name: string
  address: string
  owner_name: string
  phone_number: string
  cac: string | null
}

/** What somebody reads of a flag. */
export type FacilityFlag = ReturnType<typeof flagsFrom>[number]

const maxFacilities = 20

/** Everything that a facility shares with others, in one statement; what was not accepted comes first. */
export async function listSharedDetails({ db, today }: { db: Db; today: string }, facilityId: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with found as (
      select 'practitioner' as kind, other_id, reason, shared from ${sharedPractitioners(sql.val(facilityId), today)}
      union all
      select 'duplicate', duplicate.facility_id, reason, reason from facility cross join lateral likely_duplicates(
        id, company_name, local_gov_area_id, cac, phone_number, user_id, latitude, longitude, ${leastDistance(today)}
      ) as duplicate
      where id = ${facilityId}
    )
    select found.*, accepted_pair.shared is not null as is_accepted,
      jsonb_build_object('id', facility.id, 'company_name', company_name, 'address', facility.address,
        'owner_name', owner_name, 'phone_number', facility.phone_number, 'cac', cac) as facility,
      case when accepted_flag.id is not null then jsonb_build_object('id', accepted_flag.id, 'reason', accepted_flag.reason,
        'by', officer.first_name || ' ' || officer.last_name, 'at', accepted_at) end as accepted
    from found
    join facility on facility.id = other_id
    left join accepted_pair on accepted_pair.facility_id = least(${facilityId}, found.other_id)
      and accepted_pair.other_id = greatest(${facilityId}, found.other_id) and accepted_pair.shared = found.shared
    left join accepted_flag on accepted_flag.id = accepted_flag_id
    left join user_account as officer on officer.id = accepted_by
    order by is_accepted, count(*) over (partition by found.kind, found.other_id) desc, found.other_id, reason
  `.execute(db)
  return rows
}

/** The flags of a facility, from {@link listSharedDetails}: a flag for each kind of which there is something. */
export function flagsFrom(rows: readonly Row[]) {
  return [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, found]) => {
    const others = [...Map.groupBy(found, ({ other_id }) => other_id).values()]
    const shown = others.slice(0, maxFacilities)
    return {
      kind,
      keys: openKeys(shown.flat()),
      facilities: shown.flatMap(facilityWithReasons),
      total: others.length,
      accepted: acceptancesOf(found),
    }
  })
}

function facilityWithReasons(rows: readonly Row[]) {
  const [first] = rows
  if (!first) return []
  const reasons = rows.map(({ reason }) => reason)
  return [{ ...first.facility, reasons, is_accepted: rows.every(({ is_accepted }) => is_accepted) }]
}

function acceptancesOf(rows: readonly Row[]) {
  const byId = new Map(rows.flatMap(({ accepted }) => (accepted ? [[accepted.id, accepted] as const] : [])))
  const newestFirst = [...byId.values()].sort((a, b) => b.id - a.id)
  return newestFirst.map(({ reason, by, at }) => ({ reason, by, at: momentOf(at) }))
}
