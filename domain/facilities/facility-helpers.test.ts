import { expect, it } from 'vitest'
import { type Capability, capabilities, reachOf } from '../accounts/capabilities.ts'
import { mayHelpersDo } from './facility-helpers.ts'

it('leaves to helpers all that owners may do, except what the owner does alone', () => {
  const owner = { privilege_type: 'user', duties: [] } as const
  const names = Object.keys(capabilities) as Capability[]
  const alone = names.filter((name) => reachOf(owner, name) === 'own' && !mayHelpersDo(name))
  expect(alone.sort()).toEqual([
    'ask for a change',
    'claim a facility',
    'close a facility',
    'make a representation',
    'name helpers',
  ])
})
