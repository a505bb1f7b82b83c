import type { PortalFiles } from '@portal/contract/public/signed-out-pages.ts'
import { storeToastForNextPage } from '../../api/toast-for-next-page.ts'
import type { startPortal } from '../../start-portal.tsx'

/** Navigates to another page of the portal. */
export type GoTo = (address: string) => void

/** The exports of the portal's script. */
interface PortalScript {
  startPortal: typeof startPortal
}

/** The URLs of the signed-in portal's files, which the server put into the page. */
export function portalFiles(): Partial<PortalFiles> {
  return document.getElementById('portal-files')?.dataset ?? {}
}

/**
 * Loads the portal while the sign-in request is running, and returns a function that opens it in this document. On slow
 * connections and slow devices this is faster than loading another document. If the portal's files cannot be loaded, the
 * function navigates to the portal's own document instead.
 */
export function prepareToEnter(goTo: GoTo): (address: string, message: string) => Promise<void> {
  const { script, styles } = portalFiles()
  const ready =
    script && styles ? Promise.all([loadScript(script), ...styles.split(' ').map(loadStyle)]) : Promise.reject()
  ready.catch(() => {})
  return async (address, message) => {
    try {
      const [portal] = await ready
      const root = document.createElement('div')
      root.id = 'root'
      window.history.replaceState(null, '', address)
      document.body.replaceChildren(root)
      portal.startPortal(root, message)
    } catch {
      storeToastForNextPage(message)
      goTo(address)
    }
  }
}

function loadScript(address: string): Promise<PortalScript> {
  return import(/* @vite-ignore */ address)
}

/** The style sheets contain the rules of this page too, so nothing moves when they are loaded. */
function loadStyle(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.onload = () => resolve()
    link.onerror = () => reject(new Error('A style sheet of the portal could not be loaded'))
    document.head.append(link)
  })
}
