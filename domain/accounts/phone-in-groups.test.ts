import { describe, expect, it } from 'vitest'
import { phoneInGroups } from './phone-in-groups.ts'

describe('a phone number to read', () => {
  it('has grouped digits for a Nigerian mobile number', () => {
    expect(phoneInGroups('+2348031234567')).toBe('+234 803 123 4567')
  })

  it('is unchanged for other numbers and empty for null', () => {
    expect(phoneInGroups('+23466222222')).toBe('+23466222222')
    expect(phoneInGroups('+447700900123')).toBe('+447700900123')
    expect(phoneInGroups(null)).toBeUndefined()
  })
})
