import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import looks from './states.module.css'

interface EmptyParts {
  /** What is not there, in a sentence: 'No Facilities Added yet'. */
  title: string
  /** What it will hold or what to do now. */
  children?: ReactNode
  /** The button that ends the emptiness. */
  action?: ReactNode
  icon?: IconName
  /** One of several lists on a page: takes little room. */
  isSmall?: boolean
}

/** In place of a list that has nothing in it. */
export function EmptyState({ title, children, action, icon = 'file', isSmall }: EmptyParts) {
  return (
    <div className={looks.state} data-small={isSmall || undefined}>
      <span className={looks.sign}>
        <Icon name={icon} size={28} />
      </span>
      <p className={looks.title}>{title}</p>
      {children && <div className={looks.words}>{children}</div>}
      {action && <div className={looks.action}>{action}</div>}
    </div>
  )
}
