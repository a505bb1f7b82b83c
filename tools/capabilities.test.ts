import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calls } from '@portal/contract/calls.ts'
import { capabilities } from '@portal/domain/accounts/capabilities.ts'
import { expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

const root = join(import.meta.dirname, '..')
const isProgram = (path: string) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path)
const sources = ['domain', 'contract', 'server', 'web']
  .flatMap((folder) => sourceFiles(root, folder))
  .filter(isProgram)
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

const comparisons = [
  /privilege_type\s*[!=]==?/,
  /[!=]==?\s*[\w.?]*privilege_type/,
  /[!=]==? '(admin|user)'/,
  /'privilege_type',\s*'(=|!=|<>)'/,
  /\[[\w.?]*privilege_type\]/,
  /switch \([\w.?]*privilege_type/,
]

/** The files that may compare roles: the capability table, and the code that reads the browser's session. */
const mayCompare = ['domain/accounts/capabilities.ts', 'web/api/session.ts']

it('compares roles only in the capability table', () => {
  const comparing = sources.filter(({ text }) => comparisons.some((comparison) => comparison.test(text)))
  expect(sources.length).toBeGreaterThan(300)
  expect(comparing.map(({ path }) => path).filter((path) => !mayCompare.includes(path))).toEqual([])
})

it.each([
  "if (user.privilege_type !== 'admin') return",
  "session?.privilege_type === 'user'",
  'if (only && only !== session.privilege_type) return',
  "if (role === 'admin') return",
  ".where('privilege_type', '=', role)",
  'menu[session.privilege_type]',
  'switch (user.privilege_type) {',
])('recognises a comparison: %s', (text) => {
  expect(comparisons.some((comparison) => comparison.test(text))).toBe(true)
})

it('uses every capability in a call or in the code', () => {
  const declared: string[] = Object.values(calls).map(({ may }) => may)
  const askers = sources.filter(({ path }) => /^(server|web|domain\/actions)\//.test(path))
  const isAskedFor = (capability: string) => askers.some(({ text }) => text.includes(`'${capability}'`))
  const unused = Object.keys(capabilities).filter((name) => !declared.includes(name) && !isAskedFor(name))
  expect(unused).toEqual([])
})

it('defines the capability of every call', () => {
  const unknown = Object.entries(calls).filter(([, { may }]) => !Object.hasOwn(capabilities, may))
  expect(unknown.map(([name]) => name)).toEqual([])
})
