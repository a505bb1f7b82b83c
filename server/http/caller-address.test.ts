import { describe, expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { callerAddress } from './caller-address.ts'

const from = (ip: string | undefined, remoteAddress?: string) => callerAddress({ ip, socket: { remoteAddress } })

describe("the caller's address", () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:DB8::1', '2001:db8::1'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['fe80::1%eth0', 'fe80::1'],
  ])('%s is %s', (ip, address) => {
    expect(from(ip, '127.0.0.1')).toBe(address)
  })

  it.each(['x'.repeat(254), 'unknown', '203.0.113.7:4711', '', undefined])(
    "is the connection's own when the forwarded address is %s",
    (ip) => {
      expect(from(ip, '127.0.0.1')).toBe('127.0.0.1')
    },
  )

  it('is 0.0.0.0 when the connection is closed already', () => {
    expect(from(undefined)).toBe('0.0.0.0')
  })

  it.each(['x'.repeat(254), `fe80::1%${'x'.repeat(246)}`])('may be forwarded with any value: %s', async (claimed) => {
    const { app } = await testApp()
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'x-forwarded-for': claimed },
      payload: { email: 'nobody@example.org', password: 'seven-green-bicycles' },
    })
    expect(statusCode).toBe(401)
  })
})
