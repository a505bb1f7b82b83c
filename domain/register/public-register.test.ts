import { expect, it } from 'vitest'
import { paperOutcomes } from '../licences/verification.ts'
import { isLicensed, registerStandings, standingInRegister } from './public-register.ts'

it('says of each outcome of a check what it means for the facility', () => {
  expect(paperOutcomes.map((outcome) => [outcome, standingInRegister(outcome)])).toEqual([
    ['valid', 'licensed'],
    ['provisional', 'provisionally licensed'],
    ['expired', 'expired'],
    ['expired, renewal under review', 'expired, renewal under review'],
    ['suspended', 'suspended'],
    ['sealed', 'sealed'],
    ['revoked', 'revoked'],
    ['closed', 'closed'],
    ['replaced', 'no longer licensed'],
    ['ended', 'no longer licensed'],
  ])
})

it('calls nobody licensed but who is licensed today, finally or provisionally', () => {
  expect(registerStandings.filter(isLicensed)).toEqual(['licensed', 'provisionally licensed'])
})
