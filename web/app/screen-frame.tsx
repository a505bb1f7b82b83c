import { type ReactNode, useContext, useLayoutEffect } from 'react'
import { useSession } from '../api/session.ts'
import { ProductName, titleInTab } from '../ui/layout/use-page-title.ts'
import { mayOpen } from './find-screen.ts'
import { NotForYou } from './not-for-you.tsx'
import type { Screen } from './screens.ts'

/** Shows a screen to those who may open it, under its title until it sets its own. */
export function ScreenFrame({ screen, children }: { screen: Screen; children: ReactNode }) {
  const session = useSession()
  const product = useContext(ProductName)
  // Before the effects of the screen, which may know a better title.
  useLayoutEffect(() => {
    document.title = titleInTab(screen.title, product)
  }, [screen, product])
  return session && mayOpen(session, screen) ? children : <NotForYou />
}
