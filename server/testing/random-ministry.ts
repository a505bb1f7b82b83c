import type { RegistrationStatus } from '@portal/domain/applications/registration-status.ts'
import fc from 'fast-check'
import type { Db } from '../database/connect.ts'
import { foldTallies } from '../records/reports/fold-deltas.ts'
import { makeFacility, makeRegistration } from './factories.ts'

/** One change of the data. The numbers choose among the existing rows. */
export type Step = { do: (typeof kinds)[number]; on: number; to: number; place: number; type: number }

const kinds = [
  'add facility',
  'move facility',
  'start',
  'start',
  'change',
  'change',
  'penalise',
  'lift penalty',
  'fold',
] as const

/** Any changes in any order. */
export const anySteps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    do: fc.constantFrom(...kinds),
    on: fc.nat(1000),
    to: fc.nat(1000),
    place: fc.nat(1000),
    type: fc.nat(1000),
  }),
  { minLength: 3, maxLength: 14 },
)

/** Two wards of Bida, Bida without a ward, and another LGA. */
export type Place = { local_gov_area_id: number; ward_id: number | null }

const situations: { status: RegistrationStatus; expiry_date: string | null }[] = [
  { status: 'pending', expiry_date: null },
  { status: 'Awaiting decision', expiry_date: null },
  { status: 'declined', expiry_date: null },
  { status: 'Temporarily approved', expiry_date: '2080-12-31' },
  { status: 'Temporarily approved', expiry_date: '2020-12-31' },
  { status: 'Approved', expiry_date: '2080-12-31' },
  { status: 'Approved', expiry_date: '2020-12-31' },
]

const choose = <T>(from: readonly T[], number: number): T | undefined => from[number % (from.length || 1)]

/** Applies a step. A step that is not possible changes nothing. */
export async function applyStep(db: Db, step: Step, places: readonly Place[]): Promise<void> {
  const where = { ...choose(places, step.place), facility_type_id: 1 + (step.type % 2) }
  if (step.do === 'add facility') {
    await makeFacility(db, where)
    return
  }
  if (step.do === 'fold') {
    await foldTallies(db, 1 + (step.on % 5))
    return
  }
  const facilities = await db.selectFrom('facility').select(['id', 'recorded_by']).orderBy('id').execute()
  const facility = choose(facilities, step.on)
  if (!facility) return
  const situation = choose(situations, step.to)
  switch (step.do) {
    case 'move facility':
      await db.updateTable('facility').set(where).where('id', '=', facility.id).execute()
      return
    case 'start':
      if (await hasOpenRegistration(db, facility.id)) return
      await makeRegistration(db, { facility_id: facility.id, kind: step.type % 2 ? 'renewal' : 'new', ...situation })
      return
    case 'change':
      return changeRegistration(db, step, situation)
    case 'penalise': {
      const penalty = { facility_id: facility.id, comment: 'Sharps.', recorded_by: facility.recorded_by }
      await db.insertInto('penalty').values(penalty).execute()
      return
    }
    case 'lift penalty': {
      const penalty = choose(await db.selectFrom('penalty').select('id').orderBy('id').execute(), step.to)
      if (penalty) await db.deleteFrom('penalty').where('id', '=', penalty.id).execute()
    }
  }
}

async function changeRegistration(db: Db, { on }: Step, situation: (typeof situations)[number] | undefined) {
  const registrations = await db.selectFrom('registration').select(['id', 'facility_id']).orderBy('id').execute()
  const registration = choose(registrations, on)
  if (!registration || !situation) return
  const { id, facility_id } = registration
  if (situation.status !== 'Approved' && (await hasOpenRegistration(db, facility_id, id))) return
  await db
    .updateTable('registration')
    .set({ ...situation, approved_at: '2020-02-01T09:00:00Z' })
    .where('id', '=', id)
    .execute()
}

async function hasOpenRegistration(db: Db, facilityId: number, besides = 0): Promise<boolean> {
  const open = await db
    .selectFrom('registration')
    .where('facility_id', '=', facilityId)
    .where('id', '<>', besides)
    .where('status', '<>', 'Approved')
    .select('id')
    .executeTakeFirst()
  return open !== undefined
}
