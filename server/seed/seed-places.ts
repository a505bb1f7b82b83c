import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Tables } from '../database/tables/tables.ts'
import { insertRows, isEmpty } from './insert-rows.ts'
import { readSeed } from './read-seed.ts'

/** The numbers of places in Nigeria. A file with other numbers is refused. */
const expected = { states: 37, lgas: 774, wards: 8809 }

/** The states with their local government areas and wards. */
const statesInFile = z.array(
  z.object({
    id: z.int(),
    name: z.string(),
    lgas: z.array(z.object({ id: z.int(), list: z.string(), wards: z.array(z.string()) })),
  }),
)

/** Seeds the states, local government areas and wards of Nigeria, once. */
export async function seedPlaces(db: Kysely<Tables>): Promise<void> {
  if (!(await isEmpty(db, 'state'))) return
  const { states, lgas, wards } = await readPlaces()
  await insertRows(db, 'state', states)
  await insertRows(db, 'local_gov_area', lgas)
  await insertRows(db, 'ward', wards)
}

/** Reads the rows of places.json. Throws when their numbers are wrong. */
async function readPlaces() {
  const file = await readSeed('places.json', statesInFile)
  const states = file.map(({ id, name }) => ({ id, name }))
  const lgas = file.flatMap((state) => state.lgas.map(({ id, list }) => ({ id, list, state_id: state.id })))
  const named = file.flatMap((state) =>
    state.lgas.flatMap((lga) => lga.wards.map((name) => ({ name, local_gov_area_id: lga.id }))),
  )
  const wards = named.map((ward, index) => ({ id: index + 1, ...ward }))
  const counts = { states: states.length, lgas: lgas.length, wards: wards.length }
  if (JSON.stringify(counts) !== JSON.stringify(expected)) {
    throw new Error(`places.json holds ${JSON.stringify(counts)}, but Nigeria has ${JSON.stringify(expected)}`)
  }
  return { states, lgas, wards }
}
