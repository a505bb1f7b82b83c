import { readFile } from 'node:fs/promises'
import type { SeedFacts, SeedLga, SeedType } from './register-line.ts'

/** The facility types and places of the seed, with the LGAs of one state as those of the ministry. */
export async function seedFacts(homeState: string): Promise<SeedFacts> {
  const { facility_types } = await readSeedFile<{ facility_types: SeedType[] }>('catalogue.json')
  const states = await readSeedFile<{ name: string; lgas: SeedLga[] }[]>('places.json')
  const home = states.find(({ name }) => name === homeState)
  if (!home) throw new Error(`There is no state ${homeState}`)
  const elsewhere = states.filter((state) => state !== home).flatMap(({ lgas }) => lgas)
  return { types: facility_types, places: { home: home.lgas, elsewhere } }
}

async function readSeedFile<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(new URL(`../../server/seed/${name}`, import.meta.url), 'utf8')) as T
}
