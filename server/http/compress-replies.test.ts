import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../testing/test-app.ts'

const long = '/api/openapi.json'
const short = '/livez'

let app: TestApp['app']
// Describing the calls in JSON takes a second, once for each portal.
beforeAll(async () => {
  app = (await testApp()).app
  app.get('/text/:count', async ({ params }) => 'x'.repeat(Number(fieldsOf(params).count)))
})

async function get(url: string, accepted?: string) {
  return app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })
}

describe('a long reply', () => {
  it('is compressed with brotli, otherwise with gzip, if the browser accepts it', async () => {
    const plain = await get(long)
    const [brotli, zipped] = [await get(long, 'gzip, deflate, br'), await get(long, 'GZIP;q=0.5')]
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.payload)
    expect(Number(brotli.headers['content-length'])).toBe(brotli.rawPayload.length)
    expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.payload)
  })

  it.each([undefined, '', 'identity', 'br;q=0, gzip;q=0.0', 'brotli', 'x-gzip'])(
    'is not compressed for the Accept-Encoding %s',
    async (accepted) => {
      const { headers, payload } = await get(long, accepted)
      expect(headers).not.toHaveProperty('content-encoding')
      expect(headers.vary).toBe('accept-encoding')
      expect(JSON.parse(payload)).toHaveProperty('openapi')
    },
  )

  it('is not sent in reply to a HEAD request', async () => {
    const { statusCode, payload } = await app.inject({
      method: 'HEAD',
      url: long,
      headers: { 'accept-encoding': 'br' },
    })
    expect({ statusCode, payload }).toEqual({ statusCode: 200, payload: '' })
  })
})

it('a reply to a call is compressed from 1,400 letters on, and caches keep it apart from the plain one', async () => {
  const [plain, brotli] = [await get('/text/1400'), await get('/text/1400', 'br')]
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect(brotli.headers['content-encoding']).toBe('br')
  expect([plain.headers.vary, brotli.headers.vary]).toEqual(['accept-encoding', 'accept-encoding'])
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.payload)
  expect((await get('/text/1399', 'br')).headers).not.toHaveProperty('content-encoding')
})

it('a short reply is not compressed', async () => {
  expect((await get(short, 'br')).headers).not.toHaveProperty('content-encoding')
})
