import { expect, it } from 'vitest'
import { randomFrom } from '../random.ts'
import { messyRegister } from './messy-register.ts'
import { type ReadLine, scoreOf } from './score.ts'
import { seedFacts } from './seed-facts.ts'
import { spellLga } from './write-lga.ts'

const facts = await seedFacts('Niger')
const chanchaga = facts.places.home.filter(({ list }) => list === 'Chanchaga')

it('writes the same register for the same seed, and another one for another seed', () => {
  expect(messyRegister(7, 50, facts)).toEqual(messyRegister(7, 50, facts))
  expect(messyRegister(8, 50, facts).cells).not.toEqual(messyRegister(7, 50, facts).cells)
})

it('writes as many lines as are asked for, each in its row', () => {
  const { cells, truth } = messyRegister(3, 500, facts)
  expect(truth).toHaveLength(500)
  expect(new Set(truth.map(({ row }) => row)).size).toBe(500)
  expect(truth.every(({ row }) => (cells[row] ?? []).some((cell) => cell !== null))).toBe(true)
})

it.each([1, 2, 3, 4, 5, 6, 7, 8])('has every kind of dirt in a register of 500 lines: seed %i', (seed) => {
  const { cells, merges, truth } = messyRegister(seed, 500, facts)
  const texts = cells.flat().filter((cell) => typeof cell === 'string')
  expect(merges[0]).toMatchObject({ top: 0, left: 0, bottom: 0 })
  expect(texts.some((text) => text.includes('\u00a0'))).toBe(true)
  expect(texts.some((text) => text.includes('\u2019'))).toBe(true)
  expect(texts.some((text) => /total/i.test(text))).toBe(true)
  expect(texts.some((text) => /^O[O\d]{10}$/.test(text))).toBe(true)
  expect(texts.some((text) => text.startsWith('+234'))).toBe(true)
  expect(texts.some((text) => /^0\d{10}(, |\/| \/ |; | & |,|\n| or )0\d{10}$/.test(text))).toBe(true)
  expect(cells.flat().some((cell) => typeof cell === 'number' && cell > 42_700 && cell < 47_500)).toBe(true)
  expect(cells.some((row) => row.every((cell) => cell === null))).toBe(true)
  expect(truth.some(({ duplicateOf }) => duplicateOf !== null)).toBe(true)
  const flawed = truth.filter(({ mustMark }) => mustMark.length > 0).length
  expect(flawed).toBeGreaterThan(5)
  expect(flawed).toBeLessThan(50)
})

it('has registers with two rows of headings, and registers where an LGA stands once over its lines', () => {
  const registers = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => messyRegister(seed, 200, facts).merges)
  expect(
    registers.some((merges) => merges.some(({ top, bottom, left, right }) => bottom === top + 1 && left === right)),
  ).toBe(true)
  expect(registers.some((merges) => merges.some(({ top, bottom }) => bottom > top + 1))).toBe(true)
})

it('knows more than 17 spellings of an LGA, and none of them is another LGA', () => {
  const random = randomFrom(1)
  const all = [...facts.places.home, ...facts.places.elsewhere]
  const spellings = new Set(chanchaga.flatMap((lga) => Array.from({ length: 400 }, () => spellLga(random, lga, all))))
  expect(spellings.size).toBeGreaterThan(17)
  expect([...spellings]).toEqual(
    expect.arrayContaining(['Chanchaga', 'Chanchaga LGA', 'CHANCHAGA L.G.A.', 'Chan-chaga', 'Chanchga', 'Changchaga']),
  )
  expect(all.filter(({ list }) => list !== 'Chanchaga' && spellings.has(list))).toEqual([])
})

const fields = {
  company_name: "Emir's Clinic",
  facility_type_id: 2,
  local_gov_area_id: 544,
  address: null,
  owner_name: null,
  phone_number: '+2348031234567',
  cac: null,
  licence_number: 'PHF/0412',
  issued_on: '2024-03-02',
  last_day: '2024-12-31',
  status: null,
}
const asItIs: ReadLine = { fields: { ...fields, company_name: ' EMIR’S  CLINIC' }, marks: [] }
const line = { row: 4, fields, mustMark: [], duplicateOf: null }

it('counts a line as right whatever its quotation marks, spaces and capital letters', () => {
  expect(scoreOf([line], new Map([[4, asItIs]]))).toEqual({
    lines: 1,
    recordable: 1,
    right: 1,
    share: 1,
    marked: { rightly: 0, needlessly: 0 },
    wrong: [],
  })
})

it.each([
  [
    'a wrong field',
    { fields: { ...fields, last_day: '2024-12-30' }, marks: [] },
    { what: 'last_day', expected: '2024-12-31', got: '2024-12-30' },
  ],
  [
    'a field that was not read',
    { fields: { ...fields, cac: 'RC1' }, marks: [] },
    { what: 'cac', expected: null, got: 'RC1' },
  ],
] as const)('finds %s without a mark', (_name, read, wrong) => {
  expect(scoreOf([line], new Map([[4, read]]))).toMatchObject({ right: 0, share: 0, wrong: [{ row: 4, ...wrong }] })
})

it('excuses a wrong field that an officer is asked about, but does not count it as right', () => {
  const read = { fields: { ...fields, last_day: null }, marks: ['last_day'] as const }
  expect(scoreOf([line], new Map([[4, read]]))).toMatchObject({
    right: 0,
    marked: { rightly: 0, needlessly: 1 },
    wrong: [],
  })
})

it('wants a mark where the paper is not enough, and leaves these lines out of the share', () => {
  const doubtful = {
    row: 5,
    fields: { ...fields, phone_number: null },
    mustMark: ['phone_number', 'duplicate'] as const,
    duplicateOf: 4,
  }
  const read = (marks: ReadLine['marks']) =>
    scoreOf(
      [line, doubtful],
      new Map([
        [4, asItIs],
        [5, { ...asItIs, marks }],
      ]),
    )
  expect(read([]).wrong.map(({ what }) => what)).toEqual(['phone_number', 'duplicate'])
  expect(read(['phone_number']).wrong.map(({ what }) => what)).toEqual(['duplicate'])
  expect(read(['*'])).toMatchObject({
    lines: 2,
    recordable: 1,
    right: 1,
    share: 1,
    marked: { rightly: 1, needlessly: 0 },
    wrong: [],
  })
})

it('finds a line that was lost, and a heading that became a facility', () => {
  const lost = scoreOf([line], new Map([[2, asItIs]]))
  expect(lost.wrong.map(({ row, what }) => [row, what])).toEqual([
    [2, 'line'],
    [4, 'line'],
  ])
})
