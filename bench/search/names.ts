import { readFileSync } from 'node:fs'
import { type Chance, chance } from './chance.ts'
import { inventWords } from './invent-words.ts'

type Weighted = [string, number][]

interface Words {
  qualities: string[]
  saints: string[]
  settlements: string[]
  quarters: string[]
  titles: string[]
  public: Weighted
  private: Weighted
}

const words: Words = readJson('./words.json')
const places: { lgas: { list: string; wards: string[] }[] }[] = readJson('../../server/seed/places.json')
const wards = places.flatMap(({ lgas }) => lgas.flatMap(({ list, wards: own }) => [list, ...own]))
const people = readJson<Record<'women' | 'men' | 'families', string[]>>('../../server/cli/demo/names.json')
const peopleNames = [...people.women, ...people.men, ...people.families]

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as T
}

/** The share of places that are invented: there are more villages than wards. */
const invented = 0.5

/**
 * So many different names of health facilities, made of the real names of wards, of people and of what such places are called,
 * and of places whose names are invented by a model of the letters of wards.
 */
export function makeNames(count: number): string[] {
  const dice = chance(7)
  const places = placeNames(dice, count)
  const names = new Set<string>()
  while (names.size < count) names.add(makeName(dice, places))
  return [...names]
}

function placeNames(dice: Chance, count: number): () => string {
  const real = wards
    .map((ward) => ward.replaceAll(/\s*['"].?['"]|\s+[IVX]+$/g, '').trim())
    .filter((ward) => ward.length > 2)
  const made = inventWords(wards, Math.max(1000, Math.round(count / 4)), dice)
  return () => dice.of(dice.share() < invented ? made : real)
}

// As in the ministry's own lists, most names begin with the place or the person that tells them apart.
function makeName(dice: Chance, place: () => string): string {
  if (dice.share() < 0.68) {
    const settlement = dice.share() < 0.06 ? `${dice.of(words.settlements)} ` : ''
    const quarter = dice.share() < 0.35 ? ` ${dice.share() < 0.5 ? dice.of(words.quarters) : place()}` : ''
    return `${settlement}${place()}${quarter} ${dice.weighted(words.public)}`
  }
  return `${founder(dice, place)} ${dice.weighted(words.private)}${dice.share() < 0.15 ? ` ${place()}` : ''}`
}

function founder(dice: Chance, place: () => string): string {
  const kind = dice.share()
  if (kind < 0.06) return `St. ${dice.of(words.saints)}'s ${place()}`
  if (kind < 0.12) return `Al-${place()} ${dice.of(words.qualities)}`
  if (kind < 0.2) return `${dice.of(words.titles)} ${place()}`
  if (kind < 0.3) return `${dice.of(words.qualities)} ${place()}`
  return `${place()} ${dice.share() < 0.5 ? dice.of(words.qualities) : dice.of(peopleNames)}`
}

/** The name of an owner. */
export function makeOwner(dice: Chance): string {
  return `${dice.of(peopleNames)} ${dice.of(peopleNames)}`
}
