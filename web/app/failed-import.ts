const failedImports = new WeakSet<object>()
const reloadedAtKey = 'reloaded-at'
/** A second reload within this time (ms) would not help either. */
const reloadInterval = 60_000
/** How long (ms) to wait for a new version to be installed. */
const updateTimeout = 20_000

// Vite's event for code of the portal that could not be loaded.
window.addEventListener('vite:preloadError', ({ payload }) => failedImports.add(payload))

/** Whether an error means that code of the portal could not be loaded: no network, or a new version without that file. */
export function isFailedImport(error: unknown): boolean {
  return error instanceof Error && failedImports.has(error)
}

/** Loads the page again, in the newest version of the portal, unless the server cannot be reached or this was tried just now. */
export async function reloadForNewVersion(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(reloadedAtKey)) < reloadInterval) return
  const isReachable = await fetch('/livez', { cache: 'no-store' }).catch(() => undefined)
  if (!isReachable?.ok) return
  sessionStorage.setItem(reloadedAtKey, String(Date.now()))
  await Promise.race([installNewVersion(), new Promise((resolve) => setTimeout(resolve, updateTimeout))])
  window.location.reload()
}

/** Without it, the service worker would open the old version again. */
async function installNewVersion(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    await registration?.update()
    const worker = registration?.installing
    if (!worker) return
    await new Promise<void>((resolve) => {
      worker.addEventListener('statechange', () => ['activated', 'redundant'].includes(worker.state) && resolve())
    })
  } catch {
    // The reload may help without it.
  }
}
