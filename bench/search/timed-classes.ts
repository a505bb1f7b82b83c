import type { Db } from '@portal/server/database/connect.ts'
import { sql } from 'kysely'
import { chance } from './chance.ts'
import { typedWays } from './typed-ways.ts'

/** How many searches of each class are measured. */
const samples = 12

/** What people type, by how common its words are; and the longest that 95 of 100 such searches may take, in milliseconds. */
export interface TimedClass {
  name: string
  typed: string[]
  /** First letters with filters may take longer. */
  isBeginning?: boolean
}

/** Words of the names of a filled database, by the share of names that have them. */
export async function timedClasses(db: Db): Promise<TimedClass[]> {
  const dice = chance(5)
  const { rows } = await sql<{ word: string; share: number; n: number }>`
    select word, n, n::float8 / (select count(*) from facility) as share from search_word
    where n > 0 and length(word) > 3 and word ~ '^[a-z]+$' order by word
  `.execute(db)
  const wordsOf = (least: number, most: number) =>
    rows.filter(({ share }) => share >= least && share < most).map(({ word }) => word)
  const rare = rows.filter(({ n }) => n >= 2 && n <= 50).map(({ word }) => word)
  const [seldom, frequent, common] = [wordsOf(0.0005, 0.003), wordsOf(0.008, 0.06), wordsOf(0.15, 1)]
  const names = await db
    .selectFrom('facility')
    .where('id', 'in', someIds(rows.length, dice.share))
    .select('company_name')
    .execute()
  const whole = names.map(({ company_name }) => company_name).filter((name) => name.split(' ').length > 2)
  const each = (make: () => string) => Array.from({ length: samples }, make)
  const misspelt = (word: string) => word.slice(0, 2) + word.charAt(3) + word.charAt(2) + word.slice(4)
  const way = (type: (typeof typedWays)[string] | undefined) => each(() => type?.(dice.of(whole), dice) ?? '')
  return [
    { name: 'rare', typed: each(() => dice.of(rare)) },
    { name: '0.05-0.3 %', typed: each(() => dice.of(seldom)) },
    { name: '0.8-6 %', typed: each(() => dice.of(frequent)) },
    { name: 'very common', typed: each(() => dice.of(common)) },
    { name: 'rare and common', typed: each(() => `${dice.of(rare)} ${dice.of(common)}`) },
    { name: '0.05-0.3 % and common', typed: each(() => `${dice.of(seldom)} ${dice.of(common)}`) },
    { name: '0.8-6 % and common', typed: each(() => `${dice.of(frequent)} ${dice.of(common)}`) },
    { name: 'two common', typed: each(() => `${dice.of(common)} ${dice.of(common)}`) },
    { name: 'three words', typed: each(() => dice.of(whole).split(' ').slice(-3).join(' ')) },
    { name: 'whole name', typed: way(typedWays.exact) },
    { name: 'misspelt rare', typed: each(() => misspelt(dice.of(rare))) },
    { name: 'misspelt 0.05-0.3 % and common', typed: each(() => `${misspelt(dice.of(seldom))} ${dice.of(common)}`) },
    { name: 'misspelt common', typed: each(() => misspelt(dice.of(common))) },
    { name: 'swapped whole name', typed: way(typedWays['letters swapped']) },
    { name: 'first four letters', typed: way(typedWays['first four letters']), isBeginning: true },
    { name: 'two letters', typed: each(() => dice.of(whole).slice(0, 2)), isBeginning: true },
  ]
}

function someIds(most: number, share: () => number): number[] {
  return Array.from({ length: 60 }, () => 1 + Math.floor(share() * most))
}
