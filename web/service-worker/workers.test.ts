import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

const origin = 'https://portal.test'
const thePage = 'the page of this version'

type Handlers = Map<string, (event: object) => void>
let handlers: Handlers = new Map()
let portalWorker: Handlers
let verifyWorker: Handlers

/** What the caches of the browser hold, by name. */
let kept: Map<string, Map<string, string>>
/** What the server has; undefined without a network. */
let server: Record<string, string> | undefined
let asked: string[]

type Address = string | { url: string }
const pathOf = (address: Address) => {
  const { pathname, search } = new URL(typeof address === 'string' ? address : address.url, origin)
  return pathname + search
}

function stubBrowser() {
  const cacheNamed = (name: string) => kept.get(name) ?? kept.set(name, new Map()).get(name) ?? new Map()
  const answerOf = (text: string | undefined) => (text === undefined ? undefined : new Response(text))
  vi.stubGlobal('self', {
    addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
    skipWaiting: async () => {},
    clients: { claim: async () => {} },
    location: { origin },
  })
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const cache = cacheNamed(name)
      return {
        put: async (address: Address, response: Response) => void cache.set(pathOf(address), await response.text()),
        match: async (address: Address) => answerOf(cache.get(pathOf(address))),
      }
    },
    match: async (address: Address) => {
      const found = [...kept.values()].find((files) => files.has(pathOf(address)))
      return answerOf(found?.get(pathOf(address)))
    },
    has: async (name: string) => kept.has(name),
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
  })
  vi.stubGlobal('fetch', async (address: Address) => {
    asked.push(pathOf(address))
    if (!server) throw new TypeError('Failed to fetch')
    const text = server[pathOf(address)]
    return text === undefined ? new Response('', { status: 404 }) : new Response(text)
  })
  vi.stubGlobal('shell', {
    version: '2',
    pageHash: 'loFgZYdSbubiUJRcX0XdIwX4RvBvyPyK1NUn1lJ0YGE',
    files: ['/assets/a.js', '/favicon.svg'],
    visitFiles: ['/assets/visit.js'],
  })
  vi.stubGlobal('verifyShell', { version: '2', files: ['/assets/v.js'] })
}

beforeAll(async () => {
  stubBrowser()
  portalWorker = handlers
  await import('./service-worker.ts')
  handlers = new Map()
  verifyWorker = handlers
  await import('./verify-worker.ts')
})
beforeEach(() => {
  kept = new Map()
  server = {}
  asked = []
  stubBrowser()
})
afterEach(() => vi.unstubAllGlobals())

/** What a worker does with a request: the text of its answer, or undefined where it leaves the request to the browser. */
async function answer(worker: Handlers, path: string, { mode = 'no-cors', method = 'GET', from = origin } = {}) {
  let given: Promise<Response> | undefined
  const later: Promise<unknown>[] = []
  worker.get('fetch')?.({
    request: { method, mode, url: from + path },
    respondWith: (response: Promise<Response>) => {
      given = response
    },
    waitUntil: (work: Promise<unknown>) => later.push(work),
  })
  const response = await given
  await Promise.all(later)
  return response && (await response.text())
}

const navigate = { mode: 'navigate' }

async function install(worker: Handlers): Promise<void> {
  let installed: Promise<void> | undefined
  worker.get('install')?.({
    waitUntil: (work: Promise<void>) => {
      installed = work
    },
  })
  await installed
}

const files = (name: string) => Object.fromEntries(kept.get(name) ?? [])

describe('the service worker of the portal', () => {
  const build = { '/app.html': thePage, '/assets/a.js': 'a', '/favicon.svg': 'icon' }

  it('keeps the files of its version', async () => {
    server = build
    await install(portalWorker)
    expect(files('portal-2')).toEqual(build)
  })

  it('keeps the files of a visit for inspectors alone, also those of the next version', async () => {
    server = { ...build, '/assets/visit.js': 'visit' }
    await install(portalWorker)
    expect(files('portal-2')).toEqual(build)
    let keeping: Promise<void> = Promise.resolve()
    portalWorker.get('message')?.({
      data: 'keep visits',
      waitUntil: (work: Promise<void>) => {
        keeping = work
      },
    })
    await keeping
    expect(files('portal-2')).toEqual(server)
    kept.delete('portal-2')
    await install(portalWorker)
    expect(files('portal-2')).toEqual(server)
  })

  it('keeps nothing while the server has another version', async () => {
    server = { ...build, '/app.html': 'the page of another version' }
    await expect(install(portalWorker)).rejects.toThrow('The portal was updated meanwhile')
    expect(files('portal-2')).toEqual({})
  })

  it('opens the kept page at every address of the portal, and other pages from the server', async () => {
    kept.set('portal-2', new Map([['/app.html', thePage]]))
    server = { '/terms': 'terms' }
    expect(await answer(portalWorker, '/admin/overview?page=2', navigate)).toBe(thePage)
    expect(asked).toEqual([])
    expect(await answer(portalWorker, '/terms', navigate)).toBe('terms')
    server = undefined
    expect(await answer(portalWorker, '/terms', navigate)).toBe(thePage)
  })

  it('leaves to the browser what is no file of the build: calls, documents, and what goes elsewhere', async () => {
    kept.set('portal-2', new Map([['/app.html', thePage]]))
    for (const path of [
      '/api/user',
      '/documents/x',
      '/papers/7',
      '/letters/7',
      '/exports/7',
      '/crest',
      '/examples/7',
      '/livez',
    ])
      expect([await answer(portalWorker, path), await answer(portalWorker, path, navigate)]).toEqual([
        undefined,
        undefined,
      ])
    expect(await answer(portalWorker, '/assets/a.js', { method: 'POST' })).toBeUndefined()
    expect(await answer(portalWorker, '/assets/a.js', { from: 'https://elsewhere.test' })).toBeUndefined()
    expect(asked).toEqual([])
  })
})

describe('the service worker of the page that checks certificates', () => {
  const page = '<script src="/assets/v.js"></script>'

  it('opens the kept page at once, and keeps its present state for the next time', async () => {
    kept.set('verify-2', new Map([['/verify', page]]))
    server = { '/verify': `${page} with a new key` }
    expect(await answer(verifyWorker, '/verify', navigate)).toBe(page)
    expect(files('verify-2')).toEqual({ '/verify': `${page} with a new key` })
  })

  it('keeps no page of another version', async () => {
    server = { '/verify': '<script src="/assets/w.js"></script>', '/assets/v.js': 'v' }
    await expect(install(verifyWorker)).rejects.toThrow('The portal was updated meanwhile')
    kept.set('verify-2', new Map([['/verify', page]]))
    expect(await answer(verifyWorker, '/verify', navigate)).toBe(page)
    expect(files('verify-2')).toEqual({ '/verify': page })
  })

  it('never keeps what somebody typed, and shows the page itself where there is no network', async () => {
    kept.set('verify-2', new Map([['/verify', page]]))
    server = { '/verify?number=1&code=2': 'an answer' }
    expect(await answer(verifyWorker, '/verify?number=1&code=2', navigate)).toBe('an answer')
    expect(files('verify-2')).toEqual({ '/verify': page })
    server = undefined
    expect(await answer(verifyWorker, '/verify?number=1&code=2', navigate)).toBe(page)
  })

  it('leaves other pages and calls to the browser', async () => {
    expect(await answer(verifyWorker, '/find', navigate)).toBeUndefined()
    expect(await answer(verifyWorker, '/verify', { ...navigate, from: 'https://elsewhere.test' })).toBeUndefined()
    expect(await answer(verifyWorker, '/api/verify', { method: 'POST' })).toBeUndefined()
    expect(await answer(verifyWorker, '/.well-known/jwks.json')).toBeUndefined()
    expect(asked).toEqual([])
  })
})
