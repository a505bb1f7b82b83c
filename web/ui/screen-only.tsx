import type { ReactNode } from 'react'
import looks from './printable-page.module.css'

/** What is for the screen and does not belong on paper. */
export function ScreenOnly({ children }: { children: ReactNode }) {
  return <div className={looks.screenOnly}>{children}</div>
}
