import { describe, expect, it } from 'vitest'
import { phoneInGroups } from './phone-in-groups.ts'

describe('a phone number to read', () => {
  it('has the digits of a Nigerian mobile in groups', () => {
    expect(phoneInGroups('+2348031234567')).toBe('+234 803 123 4567')
  })

  it('stays as it is when it is another, or none', () => {
    expect(phoneInGroups('+23466222222')).toBe('+23466222222')
    expect(phoneInGroups('+447700900123')).toBe('+447700900123')
    expect(phoneInGroups(null)).toBeUndefined()
  })
})
