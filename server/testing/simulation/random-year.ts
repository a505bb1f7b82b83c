import { makeChance } from '../../cli/demo/chance.ts'
import { lastDay, type PlainRule } from './plain-days.ts'
import {
  changeOf,
  isChanging,
  isLicensed,
  newestOf,
  type PlainFacility,
  type PlainRegistration,
  startOf,
} from './plain-ministry.ts'
import { plainStagesOn, presentOf } from './plain-stages.ts'

/** What happened to the facilities on a day, to be written into the database. */
export interface DayChanges {
  started: { facility: PlainFacility; registration: PlainRegistration }[]
  changed: Set<PlainRegistration>
  submitted: PlainRegistration[]
  /** Whose present stage was signed, or that were sent back to an earlier one. */
  signed: { registration: PlainRegistration; from: string; backTo: string | null }[]
  /** Those whose change of type took effect. */
  retyped: PlainFacility[]
  closed: PlainFacility[]
  reopened: PlainFacility[]
}

/** Decides by chance what owners and officers do. The same seed gives the same years. */
export function makeYears(seed: number) {
  const chance = makeChance(seed)
  /** In per mille, with fractions: some of what happens is rarer than once in a thousand days. */
  const roll = () => chance.between(1, 1_000_000) / 1000
  let ids = 0

  /** Lets some days pass and changes the facilities. Whatever is likely within these days happens on the last of them. */
  return function passDays(
    facilities: readonly PlainFacility[],
    { today, days, rule }: { today: number; days: number; rule: PlainRule },
  ): DayChanges {
    const changes: DayChanges = {
      ...{ started: [], changed: new Set(), submitted: [], signed: [] },
      ...{ retyped: [], closed: [], reopened: [] },
    }
    const happens = (perMille: number) => roll() <= Math.min(900, perMille * days)
    for (const facility of facilities) {
      if (!facility.isClosed && happens(0.3)) {
        facility.isClosed = true
        changes.closed.push(facility)
      } else if (facility.isClosed && happens(3)) {
        facility.isClosed = false
        changes.reopened.push(facility)
      }
      const kind = startOf(facility, today)
      if (kind && happens(startChance(facility, today))) {
        start(facility, begin(kind, { today, type: facility.type }))
      } else if (isChanging(facility)) {
        if (happens(60)) moveChange(facility)
      } else if (isLicensed(facility, today) && happens(0.6)) {
        start(facility, begin('change', { today, type: facility.type, toType: facility.type === 1 ? 2 : 1 }))
      } else {
        const newest = newestOf(facility)
        if (newest && happens(stepChance(newest)) && move(facility, newest, today)) changes.changed.add(newest)
      }
    }
    return changes

    /** Whatever is started ends a change that was declined. */
    function start(facility: PlainFacility, registration: PlainRegistration): void {
      const declined = changeOf(facility)
      if (declined) {
        declined.isEnded = true
        changes.changed.add(declined)
      }
      facility.registrations.push(registration)
      changes.started.push({ facility, registration })
    }

    /** A change lives on the licence: without one in force it is only withdrawn. */
    function moveChange(facility: PlainFacility): void {
      const change = changeOf(facility)
      if (!change) return
      changes.changed.add(change)
      if (!isLicensed(facility, today) || (change.state === 'started' && roll() <= 100)) change.isEnded = true
      else if (change.state === 'started') Object.assign(change, { state: 'submitted', submittedOn: today })
      else if (roll() <= 200) Object.assign(change, { state: 'declined', decidedOn: today })
      else {
        Object.assign(change, { state: 'approved', decidedOn: today, isEnded: true })
        retype(facility, change.toType ?? facility.type)
        changes.retyped.push(facility)
      }
    }

    /** What was approved keeps the type of its day. */
    function retype(facility: PlainFacility, type: number): void {
      facility.type = type
      for (const registration of facility.registrations) if (registration.state !== 'approved') registration.type = type
    }

    function move(facility: PlainFacility, registration: PlainRegistration, day: number): boolean {
      switch (registration.state) {
        case 'started':
          if (roll() <= 40) registration.isEnded = true
          else submit(registration)
          return true
        case 'submitted':
          if (roll() <= 100) Object.assign(registration, { state: 'declined', decidedOn: day })
          else if (presentOf(registration) !== null) return sign(registration)
          else approve(facility, registration, day)
          return true
        case 'declined':
          if (roll() <= 300) registration.isEnded = true
          else submit(registration)
          return true
        case 'approved':
          return false
      }
    }

    function submit(registration: PlainRegistration): void {
      const stages = plainStagesOn(today, registration.type)
      Object.assign(registration, { state: 'submitted', submittedOn: today, stages, signed: 0 })
      changes.submitted.push(registration)
    }

    /** Signs the present stage, or sends back to one of those before. */
    function sign(registration: PlainRegistration): false {
      const from = presentOf(registration) ?? ''
      const goesBack = registration.signed > 0 && roll() <= 150
      const to = goesBack ? chance.between(0, registration.signed - 1) : registration.signed + 1
      registration.signed = to
      changes.signed.push({ registration, from, backTo: goesBack ? (registration.stages[to] ?? null) : null })
      return false
    }

    function approve(facility: PlainFacility, registration: PlainRegistration, day: number): void {
      const licences = facility.registrations.filter(({ kind, state }) => kind !== 'change' && state === 'approved')
      const ends = licences.map(({ to }) => to)
      const last = Math.max(0, ...ends)
      const from = last >= day ? last + 1 : day
      const to = lastDay(from, rule)
      Object.assign(registration, { state: 'approved', decidedOn: day, from, to })
    }
  }

  function begin(
    kind: PlainRegistration['kind'],
    { today, type, toType = null }: { today: number; type: number; toType?: number | null },
  ): PlainRegistration {
    ids += 1
    const nothing = { submittedOn: null, decidedOn: null, isEnded: false, from: 0, to: 0, stages: [], signed: 0 }
    return { id: -ids, kind, type, toType, state: 'started', createdOn: today, ...nothing }
  }
}

/** How likely an owner starts today, in per mille: one third renews early, one third at the end, the others late or never. */
function startChance(facility: PlainFacility, today: number): number {
  const newest = newestOf(facility)
  if (!newest) return 8
  const left = newest.to - today
  const habit = facility.id % 3
  if (habit === 0) return 30
  if (habit === 1) return left < 10 ? 60 : 2
  return left < -60 ? 6 : 1
}

function stepChance({ state }: PlainRegistration): number {
  return { started: 90, submitted: 60, declined: 15, approved: 0 }[state]
}
