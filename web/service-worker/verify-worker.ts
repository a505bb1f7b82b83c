// The service worker of the page on which anybody checks a certificate. It keeps that page, in which the public keys are, and
// its script, so that codes can be checked without a network. The page is the same for everybody; what somebody typed, and the
// answers about papers, always go to the server and are never kept.
import { deleteOldVersions, fetchFile, openFile, storeFiles } from './kept-versions.ts'

declare const self: ServiceWorkerGlobalScope

const { version, files } = verifyShell
const page = '/verify'
const prefix = 'verify-'
const cacheName = prefix + version
const ofEverybody = /^\/(assets|crest)\//

// A new version takes over at once, as in the service worker of the portal.
self.addEventListener('install', (event) => {
  void self.skipWaiting()
  event.waitUntil(fillCache())
})

self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (pathname !== page) return
    if (search === '') event.respondWith(openAndRefresh(event))
    // What was typed is checked by the server. Without a network the page itself opens, which says so.
    else event.respondWith(fetch(request).catch(openKept))
  } else if (ofEverybody.test(pathname) || files.includes(pathname)) {
    event.respondWith(openFile(request, cacheName))
  }
})

/** Fetches the files of this version. If the server already sends the page of another version, nothing is installed. */
async function fillCache(): Promise<void> {
  const cache = await caches.open(cacheName)
  const fresh = await fetchFile(page)
  if (!(await isOfThisVersion(fresh))) throw new Error('The portal was updated meanwhile')
  await storeFiles(cache, files)
  // Last, so that a page in the cache means that its files are there too.
  await cache.put(page, fresh)
}

async function takeOver(): Promise<void> {
  await deleteOldVersions(prefix, cacheName)
  await self.clients.claim()
}

/** The kept page, at once; its present state is fetched for the next time. */
async function openAndRefresh(event: FetchEvent): Promise<Response> {
  event.waitUntil(storePage().catch(() => {}))
  return openKept()
}

async function openKept(): Promise<Response> {
  const cache = await caches.open(cacheName)
  return (await cache.match(page, { ignoreVary: true })) ?? fetch(page)
}

/** The keys, or names of the ministry, may have changed. A page of another version waits for its own worker. */
async function storePage(): Promise<void> {
  const fresh = await fetchFile(page)
  if (await isOfThisVersion(fresh)) await (await caches.open(cacheName)).put(page, fresh)
}

/** Whether a page needs only what this version keeps. */
async function isOfThisVersion(response: Response): Promise<boolean> {
  const html = await response.clone().text()
  return files.every((file) => html.includes(file))
}
