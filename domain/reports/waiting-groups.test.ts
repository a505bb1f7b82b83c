import { expect, it } from 'vitest'
import { daysOfGroup, waitingGroups } from './waiting-groups.ts'

const named = (service_days: number) => waitingGroups(service_days).map((group) => `${daysOfGroup(group)}: ${group.is}`)

it('groups what waits by two thirds of the promise, the promise, and three times of it', () => {
  expect(named(21)).toEqual([
    'Up to 6 days: in time',
    '7 to 13 days: in time',
    '14 to 21 days: near',
    '22 to 63 days: late',
    'Longer than 63 days: late',
  ])
})

it('has fewer groups where the promise is short', () => {
  expect(named(1)).toEqual(['0 days: in time', '1 day: near', '2 to 3 days: late', 'Longer than 3 days: late'])
  expect(named(2)).toEqual([
    '0 days: in time',
    '1 day: in time',
    '2 days: near',
    '3 to 6 days: late',
    'Longer than 6 days: late',
  ])
})
