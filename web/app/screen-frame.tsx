import { type ReactNode, useContext, useLayoutEffect } from 'react'
import { useSession } from '../api/session.ts'
import { ProductName, titleInTab } from '../ui/layout/use-page-title.ts'
import { AccessDenied } from './access-denied.tsx'
import { mayOpen } from './find-screen.ts'
import type { Screen } from './screen.ts'

/** Shows a screen if the person may open it, and sets the document title until the screen sets its own. */
export function ScreenFrame({ screen, children }: { screen: Screen; children: ReactNode }) {
  const session = useSession()
  const product = useContext(ProductName)
  // A layout effect runs before the effects of the screen, which may set a more specific title.
  useLayoutEffect(() => {
    document.title = titleInTab(screen.title, product)
  }, [screen, product])
  return session && mayOpen(session, screen) ? children : <AccessDenied />
}
