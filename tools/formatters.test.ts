import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

const root = join(import.meta.dirname, '..')
/** A formatter that is made when its module is loaded, whether a page needs it or not. */
const madeAtOnce = /^(?:export )?const \w+(?:: [\w.]+)? = new Intl\./m

it('makes formatters only when they are asked for: twelve took a quarter of the work of opening the portal', () => {
  const sources = ['contract', 'domain', 'web']
    .flatMap((folder) => sourceFiles(root, folder))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path))
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.filter((path) => madeAtOnce.test(readFileSync(join(root, path), 'utf8')))).toEqual([])
})

it('recognises a formatter', () => {
  expect(madeAtOnce.test("const figures = new Intl.NumberFormat('en-GB')")).toBe(true)
  expect(madeAtOnce.test("const figures = lazily(() => new Intl.NumberFormat('en-GB'))")).toBe(false)
})
