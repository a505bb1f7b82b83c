import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const text = readFileSync(join(root, 'docs/security-asvs.md'), 'utf8')
const row = /^\| (\d+\.\d+\.\d+) \| ([12]) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm
const rows = [...text.matchAll(row)].map(([, number = '', level = '', words = '', status = '', shown = '']) => ({
  ...{ number, level, words, status, shown },
}))
const statuses = ['met', 'operator', 'partly', 'missing', 'not applicable']

/** How many requirements of level 1 and of level 2 each chapter of ASVS 5.0.0 has. */
const countsOfChapters = [
  ...[
    [8, 19],
    [4, 7],
    [8, 11],
    [2, 8],
    [4, 5],
    [13, 22],
    [6, 12],
    [4, 3],
    [4, 3],
  ],
  ...[
    [5, 24],
    [3, 11],
    [3, 6],
    [1, 12],
    [2, 7],
    [3, 10],
    [0, 16],
    [0, 7],
  ],
]

describe('the judgement by ASVS 5.0', () => {
  it('has every requirement of levels 1 and 2 once', () => {
    expect(new Set(rows.map(({ number }) => number)).size).toBe(253)
    const counted = countsOfChapters.map((_, index) =>
      ['1', '2'].map(
        (level) => rows.filter((one) => one.number.startsWith(`${index + 1}.`) && one.level === level).length,
      ),
    )
    expect(counted).toEqual(countsOfChapters)
  })

  it('has a status for each, with what shows it or why not', () => {
    expect(rows.filter(({ status }) => !statuses.includes(status))).toEqual([])
    expect(rows.filter(({ words, shown }) => words.length < 8 || shown.length < 8)).toEqual([])
  })

  it('counts the statuses as they are', () => {
    for (const status of statuses) {
      const [one, two] = ['1', '2'].map(
        (level) => rows.filter((of) => of.level === level && of.status === status).length,
      )
      expect(text).toMatch(new RegExp(`^\\| ${status} \\| [^|]+ \\| ${one} \\| ${two} \\|$`, 'm'))
    }
  })

  it('names files that exist', () => {
    const named = [...text.matchAll(/`([\w.@/-]+\/[\w.@/-]*|biome\.json)`/g)].map(([, path = '']) => path)
    const files = named.filter((path) => /^[a-z]/.test(path) && !path.startsWith('api/'))
    expect(files.length).toBeGreaterThan(150)
    expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})
