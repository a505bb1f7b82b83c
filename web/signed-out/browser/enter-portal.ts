import { keepForNextPage } from '../../api/message-for-next-page.ts'
import type { PortalFiles } from '@portal/contract/signed-out-pages.ts'
import type { startPortal } from '../../start-portal.tsx'

/** Opens another page of the portal in place of this one. */
export type GoTo = (address: string) => void

/** What the script of the portal gives. */
interface PortalScript {
  startPortal: typeof startPortal
}

/** The files of the portal behind the sign-in, as the server named them. */
export function portalFiles(): Partial<PortalFiles> {
  return document.getElementById('portal-files')?.dataset ?? {}
}

/**
 * Gets the portal ready while the answer to the sign-in form is on its way, and returns what opens it in this document:
 * that spares a slow line another document, and a slow processor the start of one. Where the portal's files cannot be
 * had, the document is opened that asks for them again.
 */
export function prepareToEnter(goTo: GoTo): (address: string, message: string) => Promise<void> {
  const { script, style } = portalFiles()
  const ready = script && style ? Promise.all([loadScript(script), loadStyle(style)]) : Promise.reject()
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
      keepForNextPage(message)
      goTo(address)
    }
  }
}

function loadScript(address: string): Promise<PortalScript> {
  return import(/* @vite-ignore */ address)
}

/** Its rules are also those of this page, so that nothing moves when they come. */
function loadStyle(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.onload = () => resolve()
    link.onerror = () => reject(new Error('The style sheet of the portal could not be loaded'))
    document.head.append(link)
  })
}
