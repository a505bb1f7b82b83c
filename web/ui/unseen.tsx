import type { ReactNode } from 'react'
import looks from './unseen.module.css'

/** Words for those who hear the page: 'Continue' means little where ten of them stand in a list. */
export function Unseen({ children }: { children: ReactNode }) {
  return <span className={looks.unseen}>{children}</span>
}
