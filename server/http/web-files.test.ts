import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'

const script = 'console.log("the portal")\n'.repeat(50)
const page = '<!doctype html><title>The portal</title>'
const renderer = 'export const renderPage = (page, portal, files) => JSON.stringify({ page, portal, files })'
const files = { script: '/assets/page.js', styles: [], verify: '', portal: { script: '', styles: '', next: '' } }
const icon = '<svg xmlns="http://www.w3.org/2000/svg"/>'

// The parent folder is also named `assets`, to check that only the folder inside the web counts.
let above: string
let app: FastifyInstance

beforeAll(async () => {
  above = await mkdtemp(join(tmpdir(), 'portal-web-'))
  const folder = join(above, 'assets', 'dist')
  await mkdir(join(folder, 'assets'), { recursive: true })
  for (const [name, text] of Object.entries({ 'assets/app-a1b2.js': script, 'app.html': page })) {
    await writeFile(join(folder, name), text)
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(text))
    await writeFile(join(folder, `${name}.gz`), gzipSync(text))
  }
  await writeFile(join(folder, 'favicon.svg'), icon)
  await writeFile(join(folder, 'sw.js'), script)
  await writeFile(join(folder, '.built-from'), 'a stamp')
  await mkdir(join(folder, '.pages'))
  await writeFile(join(folder, '.pages/render-page.js'), renderer)
  await writeFile(join(folder, '.pages/files.json'), JSON.stringify(files))
  app = (await testApp(undefined, { webFolder: folder })).app
})

afterAll(() => rm(above, { recursive: true, force: true }))

function get(url: string, headers: Record<string, string> = {}, method: InjectOptions['method'] = 'GET') {
  return app.inject({ method, url, headers })
}

describe('the built web', () => {
  it('is sent with brotli if the browser accepts it', async () => {
    const { statusCode, headers, rawPayload } = await get('/assets/app-a1b2.js', { 'accept-encoding': 'gzip, br' })
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      vary: 'accept-encoding',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(brotliDecompressSync(rawPayload).toString()).toBe(script)
    expect(Number(headers['content-length'])).toBe(rawPayload.length)
  })

  it('is sent with gzip if only that is accepted, otherwise uncompressed', async () => {
    const zipped = await get('/assets/app-a1b2.js', { 'accept-encoding': 'gzip' })
    expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(script)
    const plain = await get('/assets/app-a1b2.js')
    expect(plain.headers['content-encoding']).toBeUndefined()
    // A cache must not send this variant to a client that accepts another encoding.
    expect(plain.headers.vary).toBe('accept-encoding')
    expect(plain.payload).toBe(script)
  })

  it('is sent uncompressed if there is no compressed copy', async () => {
    const { headers, payload } = await get('/favicon.svg', { 'accept-encoding': 'br, gzip' })
    expect(headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' })
    expect(payload).toBe(icon)
  })

  it.each(['/dashboard', '/admin', '/admin/single-facility/12', '/cert/9?print', '/app.html'])(
    'serves %s with the page, which browsers must revalidate',
    async (url) => {
      const { statusCode, headers, rawPayload } = await get(url, { 'accept-encoding': 'br' })
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
      })
      expect(brotliDecompressSync(rawPayload).toString()).toBe(page)
    },
  )

  it('answers a HEAD request', async () => {
    const { statusCode, headers, payload } = await get('/admin', {}, 'HEAD')
    expect({ statusCode, payload }).toEqual({ statusCode: 200, payload: '' })
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'content-length': `${page.length}` })
  })

  it('is not sent again to a browser that has cached it', async () => {
    const first = await get('/admin')
    const second = await get('/admin', { 'if-none-match': String(first.headers.etag) })
    expect({ status: second.statusCode, body: second.payload }).toEqual({ status: 304, body: '' })
  })

  it('lets no cache keep the service worker, and sends it the policy of pages', async () => {
    const { headers } = await get('/sw.js')
    expect(headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    })
    expect(headers).toHaveProperty('content-security-policy')
  })

  it('has a manifest with the names from the settings, so that phones can install it', async () => {
    const { headers, payload } = await get('/manifest.webmanifest')
    expect(headers).toMatchObject({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'no-cache',
    })
    expect(JSON.parse(payload)).toMatchObject({
      name: 'Facility Licensing Portal, Niger State Ministry of Health',
      short_name: 'Facility Licensing Portal',
      start_url: '/admin/overview',
      display: 'standalone',
      icons: [
        { src: '/icon-192.png', sizes: '192x192', purpose: 'any' },
        { src: '/icon-512.png', sizes: '512x512', purpose: 'any' },
        { src: '/icon-512-maskable.png', sizes: '512x512', purpose: 'maskable' },
      ],
    })
  })

  it.each([
    '/assets/app-old1.js',
    '/assets/missing',
    '/assets/',
    '/favicon.ico',
    '/main.js.map',
    '/assets/app-a1b2.js.br',
    '/.built-from',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/api/unknown',
    '/%61pi/unknown',
    '/api',
    '/api?page=1',
    '/documents',
  ])('replies 404 to %s', async (url) => {
    const { statusCode, headers, payload } = await get(url, { accept: 'text/html' })
    expect(statusCode).toBe(404)
    expect(headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(JSON.parse(payload)).toMatchObject({ code: 'not_found', detail: 'This does not exist' })
  })

  it('sends the Content-Security-Policy with pages, and fewer headers with scripts', async () => {
    const [asPage, asScript] = [await get('/admin'), await get('/assets/app-a1b2.js')]
    expect(asPage.headers).toHaveProperty('content-security-policy')
    expect((await get('/favicon.svg')).headers).toHaveProperty('content-security-policy')
    expect(asScript.headers).not.toHaveProperty('content-security-policy')
    expect(asScript.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  it('is read-only', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'] as const) {
      expect((await get('/admin', {}, method)).statusCode).toBe(404)
    }
  })
})

describe('a portal whose web was not built', () => {
  it('serves its calls, and replies 404 to pages', async () => {
    const { app } = await testApp(undefined, { webFolder: join(above, 'nowhere') })
    expect((await app.inject('/api/states')).statusCode).toBe(200)
    expect((await app.inject('/register')).statusCode).toBe(404)
  })
})
