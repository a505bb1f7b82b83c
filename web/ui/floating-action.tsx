import type { ReactNode } from 'react'
import looks from './floating-action.module.css'

/** Keeps the one action of a long list in reach: on a phone its button floats above the list. */
export function FloatingAction({ children }: { children: ReactNode }) {
  return <div className={looks.floating}>{children}</div>
}
