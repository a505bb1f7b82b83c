import { expect, it } from 'vitest'
import { needsSecondFactor } from './second-factor.ts'

it.each([
  ['admin', 'yes', true],
  ['admin', 'no', false],
  ['user', 'yes', false],
  ['user', 'no', false],
] as const)(
  'a person with the role %s and the setting %s needs a second factor: %s',
  (privilege_type, setting, needed) => {
    expect(needsSecondFactor({ privilege_type }, setting)).toBe(needed)
  },
)
