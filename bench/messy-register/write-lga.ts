import { below, oneOf, type Random } from '../random.ts'
import type { SeedFacts, SeedLga, WrittenCell } from './register-line.ts'

/** Ways to write a name that leave its letters alone. */
const harmless: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => `${name} LGA`,
  (name) => `${name.toUpperCase()} L.G.A.`,
  (name) => name.toUpperCase(),
  (name) => `${name.toUpperCase()} LGA`,
  (name) => `${name} Local Govt.`,
  (name) => `${name} Local Government Area`,
  (name) => `${name} L.G.A`,
  (name) => name.toLowerCase(),
  (name) => ` ${name}  `,
  (name) => `${name}.`,
  (name) => `${name} L/G`,
  (name) => `${name} (LGA)`,
  (name) => `${name}\u00a0LGA`,
  (name) => `${name} Local Govt Area`,
]

/** Ways to write a name wrong, at the letter `at`, which is neither the first nor the last. */
const slips: readonly ((name: string, at: number) => string)[] = [
  (name, at) => `${name.slice(0, at)}-${name.slice(at)}`,
  (name, at) => `${name.slice(0, at)} ${name.slice(at)}`,
  (name, at) => name.slice(0, at) + name.slice(at + 1),
  (name, at) => name.slice(0, at) + name.charAt(at) + name.slice(at),
  (name, at) => name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2),
  (name, at) => `${name.slice(0, at)}${'aeiou'.includes(name.charAt(at)) ? 'n' : 'h'}${name.slice(at)}`,
  (name, at) => name.slice(0, at) + swappedVowel(name.charAt(at)) + name.slice(at + 1),
  (name) => `${name.slice(0, 5)}.`,
]

/** Short forms that everybody in the state knows. */
const usual: Readonly<Record<string, readonly string[]>> = {
  Kontagora: ['K/Gora', 'K/gora', 'Kont.'],
  Chanchaga: ['Chan-chaga', 'Chanchga', 'Changchaga'],
  Munya: ['Muya'],
  Mashegu: ['Mashagu'],
  Paikoro: ['Paiko', 'Paikoro/Paiko'],
  Wushishi: ['Wushish'],
  'Abuja Municipal (AMAC)': ['AMAC', 'Abuja Municipal'],
  'Birnin Gwari': ['B/Gwari', 'B. Gwari'],
  'Sabon Gari': ['S/Gari'],
  'Kaduna North': ['Kaduna N.', 'KD North'],
  'Kaduna South': ['Kaduna S.', 'KD South'],
}

/** Writes an LGA as clerks do: in four of ten lines as it is called, else in another spelling. */
export function writeLga(random: Random, lga: SeedLga, { places }: SeedFacts): WrittenCell<number> {
  return { cell: spellLga(random, lga, [...places.home, ...places.elsewhere]), means: lga.id }
}

/** An LGA of another state: the register of this ministry cannot have it, so an officer must look. */
export function writeForeignLga(random: Random, { places }: SeedFacts): WrittenCell<null> {
  const names = new Set(places.home.map(({ list }) => lettersOf(list)))
  const foreign = places.elsewhere.filter(({ list }) => isFarFromAll(lettersOf(list), names))
  return { cell: oneOf(random, harmless)(oneOf(random, foreign).list), means: null, isDoubtful: true }
}

/** A spelling of an LGA that a clerk of the state still reads as this one. */
export function spellLga(random: Random, { list }: SeedLga, all: readonly SeedLga[]): string {
  const chance = random()
  if (chance < 0.4) return list
  if (chance < 0.75) return oneOf(random, harmless)(list)
  const known = usual[list]
  if (known && random() < 0.5) return oneOf(random, known)
  if (list.length < 6) return oneOf(random, harmless)(list)
  const wrong = oneOf(random, slips)(list, 1 + below(random, list.length - 3))
  const others = new Set(all.map((lga) => lettersOf(lga.list)).filter((other) => other !== lettersOf(list)))
  if (!isFarFromAll(lettersOf(wrong), others)) return list.toUpperCase()
  return random() < 0.3 ? oneOf(random, harmless)(wrong) : wrong
}

/** Nobody could say which LGA is meant by a spelling that is within two letters of another one, or its beginning. */
function isFarFromAll(letters: string, others: ReadonlySet<string>): boolean {
  return [...others].every((other) => !other.startsWith(letters) && lettersApart(letters, other) > 2)
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '')
}

function swappedVowel(letter: string): string {
  return { a: 'e', e: 'i', i: 'e', o: 'u', u: 'o', k: 'c', c: 'k' }[letter] ?? letter
}

/** How many letters must be added, dropped or replaced to make one word of the other. */
function lettersApart(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const row = [index + 1]
    for (const [at, wanted] of [...other].entries()) {
      const replaced = (above[at] ?? 0) + (letter === wanted ? 0 : 1)
      row.push(Math.min(replaced, (above[at + 1] ?? 0) + 1, (row[at] ?? 0) + 1))
    }
    above = row
  }
  return above[other.length] ?? 0
}
