import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { testedOnBothDatabases } from './both-databases.ts'

const root = resolve(import.meta.dirname, '..')

it.each(testedOnBothDatabases)('%s matches existing tests', (pattern) => {
  expect(globSync(pattern, { cwd: root })).not.toEqual([])
})
