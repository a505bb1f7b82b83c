// The portal's service worker. It opens the portal from the browser's cache on later visits, also without a network. It keeps
// only files of the build, which are the same for everybody: calls, documents and pictures always go to the server.
import { appAddress } from '@portal/contract/public/signed-out-pages.ts'
import { deleteOldVersions, fetchFile, openFile, storeFiles } from './kept-versions.ts'

declare const self: ServiceWorkerGlobalScope

const { version, pageHash, files, visitFiles } = shell
const page = '/app.html'
const prefix = 'portal-'
const cacheName = prefix + version
/** An empty cache says that this browser is an inspector's: each version keeps the files of a visit, too. */
const inspectors = 'inspectors'
/** Addresses whose replies are not pages. Without a network they fail, like every request. */
const notPages = /^\/(api|documents|letters|papers|exports|crest|examples|livez|readyz)(\/|$)/

// A new version takes over at once. Open pages of the previous version keep working, because the names of scripts contain a
// hash of their content and the previous cache is kept; the next page load gets the new version.
self.addEventListener('install', (event) => {
  void self.skipWaiting()
  event.waitUntil(fillCache())
})

self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

self.addEventListener('message', (event) => {
  if (event.data === 'keep visits') event.waitUntil(keepVisitFiles())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (appAddress.test(pathname)) event.respondWith(openPage(request))
    else if (!notPages.test(pathname)) event.respondWith(fetch(request).catch(() => openPage(request)))
  } else if (pathname.startsWith('/assets/') || files.includes(pathname)) {
    event.respondWith(openFile(request, cacheName))
  }
})

/**
 * Fetches the files of this version. If the page on the server is already that of another version, nothing is installed: a page
 * must never be kept with the scripts of another version.
 */
async function fillCache(): Promise<void> {
  const cache = await caches.open(cacheName)
  const fresh = await fetchFile(page)
  if ((await hashOf(fresh.clone())) !== pageHash) throw new Error('The portal was updated meanwhile')
  await storeFiles(cache, files)
  if (await caches.has(inspectors)) await storeFiles(cache, visitFiles)
  // Last, so that a page in the cache means that its files are there too.
  await cache.put(page, fresh)
}

async function keepVisitFiles(): Promise<void> {
  await caches.open(inspectors)
  await storeFiles(await caches.open(cacheName), visitFiles)
}

async function hashOf(response: Response): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()))
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Deletes all caches except this version's and the previous one, and serves the open pages from now on. */
async function takeOver(): Promise<void> {
  await deleteOldVersions(prefix, cacheName)
  await self.clients.claim()
}

async function openPage(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName)
  return (await cache.match(page)) ?? fetch(request)
}
