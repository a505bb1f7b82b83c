import { expect, it } from 'vitest'
import { joinTestRuns } from './join-test-runs.ts'

it('runs whole projects, files, and tests of a name once each, after everything else', () => {
  expect(
    joinTestRuns([
      'npm run types',
      'npx vitest run --project contract',
      'npx vitest run server/a.test.ts server/b',
      'npx vitest run server/who-may.test.ts -t Population',
      'npx vitest run --project domain --project contract',
      'npx vitest run --project domain domain/settings',
      'npx vitest run --project web web/c.test.tsx server/b',
      "npx vitest run --project web web/d.test.tsx -t 'each section'",
      'npx vitest run --project tools tools/lists.test.ts --update',
      'npm run lint',
    ]),
  ).toEqual([
    'npm run types',
    'npx vitest run --project tools tools/lists.test.ts --update',
    'npm run lint',
    'npx vitest run --project contract --project domain',
    'npx vitest run server/a.test.ts server/b web/c.test.tsx',
    "npx vitest run server/who-may.test.ts web/d.test.tsx -t 'Population|each section'",
  ])
})

it('leaves commands without tests as they are, and refuses an option that it does not know', () => {
  expect(joinTestRuns(['npm run lint'])).toEqual(['npm run lint'])
  expect(() => joinTestRuns(['npx vitest run --bail 1 server/a.test.ts'])).toThrow(/how --bail is joined/)
})
