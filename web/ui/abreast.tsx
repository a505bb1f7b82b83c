import type { ReactNode } from 'react'
import looks from './abreast.module.css'

/** Short fields that belong together, side by side where there is room. */
export function Abreast({ children }: { children: ReactNode }) {
  return <div className={looks.abreast}>{children}</div>
}
