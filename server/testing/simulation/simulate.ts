import { offeredStart } from '@portal/domain/actions/offered-facility-actions.ts'
import { grantedPeriod } from '@portal/domain/licences/renewal.ts'
import { renewalLists } from '@portal/domain/licences/renewal-lists.ts'
import { readSurchargeSteps, surchargePercent } from '@portal/domain/money/surcharge.ts'
import { ministrySettings } from '@portal/domain/settings/settings.ts'
import type { Database } from '../../database/connect.ts'
import { sendReminders } from '../../jobs/send-reminders.ts'
import { showBegunLicences } from '../../jobs/show-begun-licences.ts'
import { countRenewals } from '../../records/licences/renewal-counts.ts'
import { listRenewalRows } from '../../records/licences/renewal-lists.ts'
import { foldTallies } from '../../records/reports/fold-deltas.ts'
import { countFacilitiesByStatus, countRegistrations } from '../../records/reports/tallies.ts'
import { bringPaperIn } from './paper-register.ts'
import { dayNumber, dayText, morning, type PlainRule } from './plain-days.ts'
import {
  changeOf,
  isChanging,
  newestOf,
  type PlainFacility,
  type PlainRegistration,
  recountLists,
  recountStages,
  recountSummary,
  remindersOn,
  startOf,
  surchargeOn,
} from './plain-ministry.ts'
import { presentOf } from './plain-stages.ts'
import { type DayChanges, makeYears } from './random-year.ts'
import { nothingSeen, type Simulated } from './seen.ts'
import { writeChanges, writeFacilities } from './write-changes.ts'
import { listedStages, stagesOf, writeSignature, writeStages, writeSubmits } from './write-stages.ts'

interface Options {
  facilities: number
  firstDay: string
  lastDay: string
  /** 1 looks at every day; 7 lets a week pass at a time. */
  everyDays: number
  ownerId: number
}

const periods = { renewal_opens_days: 60, renewal_ends_months: 12 }
const steps = readSurchargeSteps(ministrySettings.surcharge_steps.initial) ?? []
/** By anniversary from this day on; by calendar year before. */
const anniversaryFrom = '2028-07-01'
/** From this day on a licence that begins in the last three months of a year runs to the end of the next. */
const lastQuarterFrom = '2026-11-15'

/**
 * Lets years pass by the portal's clock, with owners and officers who act by chance, and hands to `compare` the portal's figures and
 * a plain recount of each day.
 */
export async function simulate(
  db: Database['db'],
  { facilities: count, firstDay, lastDay, everyDays, ownerId }: Options,
  compare: (day: string, portal: unknown, plain: unknown) => void,
): Promise<Simulated> {
  const facilities = await writeFacilities(db, ownerId, count)
  await writeStages(db, ownerId)
  const paper = await bringPaperIn(db, ownerId, facilities)
  const passDays = makeYears(27)
  const sent = new Map<number, number>()
  const seen = nothingSeen()
  for (let today = dayNumber(firstDay); today <= dayNumber(lastDay); today += everyDays) {
    const day = dayText(today)
    const rule: PlainRule = { isCalendarYear: day < anniversaryFrom, lastMonths: day < lastQuarterFrom ? 0 : 3 }
    await paper.on(today, (taken, plain) => compare(`${day}, what an undo takes back`, taken, plain))
    // A third of them on each day.
    for (const facility of facilities) if (facility.id % 3 === seen.days % 3) compareStart(facility, today)
    const changes = passDays(facilities, { today, days: everyDays, rule })
    for (const registration of changes.changed) compareDecision(registration, today, rule)
    for (const { id } of changes.closed) paper.everClosed.add(id)
    await writeChanges(db, changes, { by: ownerId, today })
    await writeSubmits(db, changes.submitted, { by: ownerId, today })
    await signAndCompare(changes.signed, today)
    compare(`${day}, the stages of the queue`, await listedStages(db), recountStages(facilities))
    const reminders = remindersOn(facilities, today, sent)
    for (const { id, step } of reminders) sent.set(id, step)
    compare(`${day}, reminders`, await sendReminders(db, morning(today)), reminders.length)
    // Each job runs on some days only: nothing that is shown depends on it.
    if (seen.days % 3 === 0) await foldTallies(db, 20_000)
    if (seen.days % 5 === 0) await showBegunLicences(db, morning(today))
    const shown = { summary: await summaryOn(day), lists: await listsOn(day) }
    compare(day, shown, { summary: recountSummary(facilities, today), lists: recountLists(facilities, today) })
    const place = { lga: 540, type: 2 }
    const plain = recountLists(facilities, today, place)
    compare(`${day}, of one LGA and type`, await countsOn(day, place.lga, place.type), lengths(plain))
    seen.days += 1
    seen.reminders += reminders.length
    seen.closed += changes.closed.length
    seen.retyped += changes.retyped.length
  }
  const registrations = facilities.flatMap((facility) => facility.registrations)
  seen.registrations = registrations.length
  seen.renewals = registrations.filter(({ kind, state }) => kind === 'renewal' && state === 'approved').length
  return { ...seen, ...paper.seen() }

  async function summaryOn(day: string) {
    return { ...(await countFacilitiesByStatus(db, 'everybody', day)), ...(await countRegistrations(db, 'everybody')) }
  }

  async function listsOn(today: string) {
    const day = { today, ...periods }
    const lists: Record<string, number[]> = {}
    for (const list of renewalLists) {
      const rows = await listRenewalRows(db, { list }, day, { limit: 100_000 })
      lists[list] = rows.map(({ id }) => id).sort((one, other) => one - other)
    }
    compare(`${today}, the counts of the lists`, await countRenewals(db, {}, day), lengths(lists))
    return lists
  }

  function countsOn(today: string, local_gov_area_id: number, facility_type_id: number) {
    return countRenewals(db, { local_gov_area_id, facility_type_id }, { today, ...periods })
  }

  /** The stage before and after each signature, by the portal's rules and by plain ones. */
  async function signAndCompare(signed: DayChanges['signed'], today: number) {
    for (const { registration, from, backTo } of signed) {
      const before = await stagesOf(db, registration.id, today)
      compare(`${dayText(today)}, the stage to sign`, before.present?.name ?? null, from)
      await writeSignature(db, { registration, backTo }, { by: ownerId, today })
      const after = await stagesOf(db, registration.id, today)
      compare(`${dayText(today)}, the next stage`, after.present?.name ?? null, presentOf(registration))
      if (backTo === null) seen.signed += 1
      else seen.sentBack += 1
    }
  }

  /** What the owner can start, by the portal's rule and by the plain one. */
  function compareStart(facility: PlainFacility, today: number) {
    const newest = isChanging(facility) ? changeOf(facility) : newestOf(facility)
    const facts = {
      newest: newest && {
        status: newest.state === 'approved' ? ('Approved' as const) : ('pending' as const),
        valid_from: newest.state === 'approved' ? dayText(newest.from) : null,
        expiry_date: newest.state === 'approved' ? dayText(newest.to) : null,
        reference: '',
      },
      closed_from: facility.isClosed ? dayText(today) : null,
      restrictions: [],
      periods,
    }
    const kinds = { 'Start Registration': 'new', 'Renew Registration': 'renewal' } as const
    const offered = offeredStart(facts, dayText(today))
    compare(
      `${dayText(today)}, what facility ${facility.id} can start`,
      offered && kinds[offered],
      startOf(facility, today),
    )
  }

  /** The period of an approval and the surcharge of a submission, by the portal's rules and by plain ones. */
  function compareDecision(registration: PlainRegistration, today: number, rule: PlainRule) {
    const facility = facilities.find(({ registrations }) => registrations.includes(registration))
    const before = (facility?.registrations ?? []).filter(
      (one) => one !== registration && one.kind !== 'change' && one.state === 'approved',
    )
    const licenceEnd = before.length === 0 ? null : Math.max(...before.map(({ to }) => to))
    if (registration.state === 'approved' && registration.kind !== 'change') {
      const settings = {
        validity_policy: rule.isCalendarYear ? 'calendar_year' : 'anniversary',
        last_quarter_months: rule.lastMonths,
        temporary_months: 6,
      } as const
      const facts = {
        licenceEnd: licenceEnd === null ? null : dayText(licenceEnd),
        temporaryEnd: null,
        today: dayText(today),
      }
      const plain = { valid_from: dayText(registration.from), expiry_date: dayText(registration.to) }
      compare(`${dayText(today)}, the period of an approval`, grantedPeriod('certificate', settings, facts), plain)
    }
    if (registration.state === 'submitted' && registration.kind === 'renewal' && licenceEnd !== null) {
      const percent = surchargePercent(steps, dayText(licenceEnd), dayText(today))
      compare(`${dayText(today)}, the surcharge of a renewal`, percent, surchargeOn(licenceEnd, today))
      seen.surcharges[percent] = (seen.surcharges[percent] ?? 0) + 1
    }
  }
}

function lengths(lists: Record<string, number[]>): Record<string, number> {
  return Object.fromEntries(Object.entries(lists).map(([name, ids]) => [name, ids.length]))
}
