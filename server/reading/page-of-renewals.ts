import type { Input } from '@portal/contract/call.ts'
import type { listRenewals } from '@portal/contract/licences/calls/renewals.ts'
import type { RenewalRow } from '@portal/contract/licences/renewal-row.ts'
import { daysBetween } from '@portal/domain/dates/calendar-date.ts'
import { renewalEndsOn } from '@portal/domain/licences/renewal.ts'
import type { RenewalList } from '@portal/domain/licences/renewal-lists.ts'
import { readSurchargeSteps, surchargePercent } from '@portal/domain/money/surcharge.ts'
import type { Db } from '../database/connect.ts'
import { type Brief, listBriefs } from '../records/applications/registration-briefs.ts'
import { type Facility, getFacilities } from '../records/facilities/facilities.ts'
import { countRenewals } from '../records/licences/renewal-counts.ts'
import { listRenewalFacts, type RenewalFacts } from '../records/licences/renewal-facts.ts'
import { listRenewalRows } from '../records/licences/renewal-lists.ts'
import { pageOfFoundRenewals } from '../records/licences/renewal-search.ts'
import { readSettings, type Settings } from '../records/settings/settings.ts'
import { pageInfo } from '../records/shared/paging.ts'

interface Reader {
  db: Db
  today: string
}

/** A page of a list of renewals, with the numbers of all lists. */
export async function pageOfRenewals({ db, today }: Reader, query: Input<typeof listRenewals>['query']) {
  const settings = await readSettings(db, today)
  const day = { today, renewal_opens_days: settings.renewal_opens_days }
  const counts = await countRenewals(db, query, day)
  const { q, list, page, per_page } = query
  if (q !== undefined) {
    const { matchedIn, data: found, ...info } = await pageOfFoundRenewals(db, { ...query, q }, day)
    const data = await renewalRows({ db, today }, settings, { list, ids: found.map(({ id }) => id) })
    return { ...info, data, counts, matched: matchedIn(data.map(({ facility }) => facility)) }
  }
  const listed = await listRenewalRows(db, query, day, { limit: per_page, offset: (page - 1) * per_page })
  const data = await renewalRows({ db, today }, settings, { list, ids: listed.map(({ id }) => id) })
  return { ...pageInfo({ total: counts[list] }, query), data, counts }
}

/** The rows with these ids as the wire shows them: facilities for the lists of licences, otherwise registrations. */
export async function renewalRows(
  { db, today }: Reader,
  settings: Settings,
  { list, ids }: { list: RenewalList; ids: readonly number[] },
): Promise<RenewalRow[]> {
  const areRenewals = list === 'open' || list === 'done'
  const briefs = areRenewals ? await listBriefs(db, ids, today) : []
  const facilityIds = areRenewals ? briefs.map(({ facility_id }) => facility_id) : ids
  const facilities = await getFacilities(db, facilityIds, today)
  const pairs = ids.flatMap((id) => {
    const renewal = areRenewals ? (briefs.find((brief) => brief.id === id) ?? null) : null
    const facility = facilities.get(renewal?.facility_id ?? id)
    const registrationId = renewal?.id ?? facility?.registration?.id
    return facility && registrationId !== undefined ? [{ facility, renewal, registrationId }] : []
  })
  const asked = pairs.map(({ registrationId }) => registrationId)
  const facts = await listRenewalFacts(db, asked, { areRenewals })
  return pairs.map(({ facility, renewal, registrationId }) =>
    rowOf({ facility, renewal, facts: facts.get(registrationId) }, { today, settings }),
  )
}

interface RenewalRowSource {
  facility: Facility
  renewal: Brief | null
  facts: RenewalFacts | undefined
}

function rowOf(
  { facility, renewal, facts }: RenewalRowSource,
  { today, settings }: { today: string; settings: Settings },
): RenewalRow {
  const { licence_id = null, licence_end = null, reminder_step = null, reminded_at = null } = facts ?? {}
  const steps = readSurchargeSteps(settings.surcharge_steps) ?? []
  const isSubmitted = renewal !== null && renewal.submitted_at !== null
  return {
    facility,
    renewal,
    licence:
      licence_id === null || licence_end === null
        ? null
        : {
            id: licence_id,
            expiry_date: licence_end,
            days_left: daysBetween(today, licence_end),
            renewable_until: renewalEndsOn(licence_end, settings),
            is_renewable: today <= renewalEndsOn(licence_end, settings),
          },
    surcharge_percent: licence_end === null || isSubmitted ? null : surchargePercent(steps, licence_end, today),
    last_reminder:
      reminder_step === null || reminded_at === null ? null : { step: reminder_step, sent_at: reminded_at },
  }
}
