import { afterEach, describe, expect, it, vi } from 'vitest'
import { deleteOldVersions, openFile, storeFiles } from './kept-versions.ts'

/** The caches of a browser, by name in the order of their making; their files by address. */
function withCaches(kept: Record<string, Record<string, string>>) {
  const all = new Map(Object.entries(kept).map(([name, files]) => [name, new Map(Object.entries(files))]))
  const addressOf = (file: string | Request) => (typeof file === 'string' ? file : new URL(file.url).pathname)
  const open = async (name: string) => {
    const files = all.get(name) ?? new Map<string, string>()
    all.set(name, files)
    return {
      put: async (file: string | Request, response: Response) => void files.set(addressOf(file), await response.text()),
    }
  }
  vi.stubGlobal('caches', {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (file: string | Request) => {
      const found = [...all.values()].find((files) => files.has(addressOf(file)))
      return found && new Response(found.get(addressOf(file)))
    },
  })
  return all
}

/** A server with these files. `asked` lists what was fetched. */
function withServer(files: Record<string, string>) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (file: string | Request) => {
    const address = typeof file === 'string' ? file : new URL(file.url).pathname
    asked.push(address)
    const text = files[address]
    return text === undefined ? new Response('', { status: 404 }) : new Response(text)
  })
  return asked
}

afterEach(() => vi.unstubAllGlobals())

describe('the versions that a browser keeps', () => {
  it('are the present one and the one before it, which open pages still use', async () => {
    const kept = withCaches({ 'portal-1': {}, 'verify-1': {}, 'portal-2': {}, 'portal-3': {}, 'portal-4': {} })
    await deleteOldVersions('portal-', 'portal-4')
    expect([...kept.keys()]).toEqual(['verify-1', 'portal-3', 'portal-4'])
  })

  it('are both kept while there are only two', async () => {
    const kept = withCaches({ 'portal-1': {}, 'portal-2': {} })
    await deleteOldVersions('portal-', 'portal-2')
    expect([...kept.keys()]).toEqual(['portal-1', 'portal-2'])
  })
})

describe('the files of a version', () => {
  it('are fetched, except those with a hash in their name that another version has', async () => {
    const kept = withCaches({ 'portal-1': { '/assets/a-1.js': 'a', '/favicon.svg': 'old' } })
    const asked = withServer({ '/assets/b-2.js': 'b', '/favicon.svg': 'new' })
    await storeFiles(await caches.open('portal-2'), ['/assets/a-1.js', '/assets/b-2.js', '/favicon.svg'])
    expect(asked.toSorted()).toEqual(['/assets/b-2.js', '/favicon.svg'])
    expect(Object.fromEntries(kept.get('portal-2') ?? [])).toEqual({
      '/assets/a-1.js': 'a',
      '/assets/b-2.js': 'b',
      '/favicon.svg': 'new',
    })
  })

  it('are asked for anew where an address says nothing of the content', async () => {
    withCaches({})
    const asked: string[] = []
    vi.stubGlobal('fetch', async (file: string, { cache }: RequestInit) => {
      asked.push(`${file} ${cache}`)
      return new Response('')
    })
    await storeFiles(await caches.open('portal-2'), ['/assets/a-1.js', '/favicon.svg'])
    expect(asked.toSorted()).toEqual(['/assets/a-1.js default', '/favicon.svg no-cache'])
  })

  it('are shown although the disk is full', async () => {
    withCaches({})
    withServer({ '/assets/a-1.js': 'a' })
    const put = async () => {
      throw new DOMException('The disk is full', 'QuotaExceededError')
    }
    vi.stubGlobal('caches', { match: async () => undefined, open: async () => ({ put }) })
    const response = await openFile(new Request('http://portal.test/assets/a-1.js'), 'portal-2')
    expect(await response.text()).toBe('a')
  })

  it('are not complete if the server does not have one of them', async () => {
    withCaches({})
    withServer({})
    await expect(storeFiles(await caches.open('portal-2'), ['/assets/a-1.js'])).rejects.toThrow(
      '/assets/a-1.js was answered with 404',
    )
  })

  it('are opened from any version, otherwise from the server and then kept; an error is not kept', async () => {
    const kept = withCaches({ 'portal-1': { '/assets/a-1.js': 'a' } })
    const asked = withServer({ '/assets/b-2.js': 'b' })
    const open = async (file: string) => {
      const response = await openFile(new Request(`http://portal.test${file}`), 'portal-2')
      return `${response.status} ${await response.text()}`
    }
    expect(await open('/assets/a-1.js')).toBe('200 a')
    expect(await open('/assets/b-2.js')).toBe('200 b')
    expect(await open('/assets/c-3.js')).toBe('404 ')
    expect(asked).toEqual(['/assets/b-2.js', '/assets/c-3.js'])
    await vi.waitFor(() => expect(Object.fromEntries(kept.get('portal-2') ?? [])).toEqual({ '/assets/b-2.js': 'b' }))
  })
})
