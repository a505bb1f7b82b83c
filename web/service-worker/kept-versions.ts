/** Fetches a file of the build or a page. Throws if the server does not have it. */
export async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address, { cache: address.startsWith('/assets/') ? 'default' : 'no-cache' })
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`)
  return response
}

/** Stores files in a cache. A file below /assets never changes, so a copy from another cache will do. */
export async function storeFiles(cache: Cache, files: readonly string[]): Promise<void> {
  await Promise.all(
    files.map(async (file) => {
      const known = file.startsWith('/assets/') ? await caches.match(file) : undefined
      await cache.put(file, known ?? (await fetchFile(file)))
    }),
  )
}

/** Deletes the caches with this prefix except the present one and the one before it, which open pages may still need. */
export async function deleteOldVersions(prefix: string, present: string): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== present)
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)))
}

/** A file of any kept version, otherwise from the server, and then kept in this cache. */
export async function openFile(request: Request, cacheName: string): Promise<Response> {
  const known = await caches.match(request, { ignoreVary: true })
  if (known) return known
  const response = await fetch(request)
  if (response.ok) {
    const cache = await caches.open(cacheName)
    // A full disk must not keep the page from loading.
    cache.put(request, response.clone()).catch(() => {})
  }
  return response
}
