import { describe, expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'

describe('every reply', () => {
  it.each(['/api/states', '/api/unknown', '/livez', '/nowhere'])('has the security headers: %s', async (url) => {
    const { app } = await testApp()
    const { headers } = await app.inject(url)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })

  it.each([
    '/api/states',
    '/api/user/facility',
    '/api/unknown',
    '/%61pi/states',
    '/api/../api/states',
    '/livez',
    '/nowhere',
  ])('must not be cached: %s', async (url) => {
    const { app } = await testApp()
    expect((await app.inject(url)).headers['cache-control']).toBe('no-store')
  })

  it('requires HTTPS only when the request came over HTTPS', async () => {
    const { app } = await testApp()
    const plain = await app.inject('/livez')
    expect(plain.headers).not.toHaveProperty('strict-transport-security')
    const secure = await app.inject({ url: '/livez', headers: { 'x-forwarded-proto': 'https' } })
    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000')
  })

  it('uses forwarded scheme and address only from a proxy on this machine', async () => {
    const { app } = await testApp()
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' }
    app.get('/from', async ({ ip }) => ip)
    expect((await app.inject({ url: '/from', headers })).payload).toBe('203.0.113.7')
    const elsewhere = await app.inject({ url: '/from', headers, remoteAddress: '198.51.100.4' })
    expect(elsewhere.payload).toBe('198.51.100.4')
    expect(elsewhere.headers).not.toHaveProperty('strict-transport-security')
  })

  it('uses them from a proxy on another machine that is named, and what that one got from a caller does not count', async () => {
    const { app } = await testApp(undefined, { trustedProxies: ['198.51.100.0/30'] })
    app.get('/from', async ({ ip }) => ip)
    const from = async (remoteAddress: string, forwarded: string) =>
      (await app.inject({ url: '/from', headers: { 'x-forwarded-for': forwarded }, remoteAddress })).payload
    expect(await from('198.51.100.2', '203.0.113.7')).toBe('203.0.113.7')
    expect(await from('198.51.100.2', '192.0.2.1, 203.0.113.7, 198.51.100.1')).toBe('203.0.113.7')
    expect(await from('198.51.100.4', '203.0.113.7')).toBe('198.51.100.4')
  })
})
