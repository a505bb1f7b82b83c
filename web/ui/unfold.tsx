import { type ReactNode, useState } from 'react'
import { Icon } from './icon.tsx'
import looks from './unfold.module.css'

interface UnfoldParts {
  /** What is seen while it is closed: '4 questions'. */
  label: string
  /** Said behind the label where several stand in a list: 'of Waiting and consulting'. */
  about?: string
  /** Rendered once it is open, so that what it fetches is fetched only when somebody looks. */
  children: ReactNode
}

/** More of a thing, opened on request: `<Unfold label="4 questions">…</Unfold>`. */
export function Unfold({ label, about, children }: UnfoldParts) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={looks.unfold}>
      <button
        type="button"
        className={looks.switch}
        aria-expanded={isOpen}
        aria-label={about ? `${label} ${about}` : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'down' : 'right'} size={16} />
        {label}
      </button>
      {isOpen && <div className={looks.inside}>{children}</div>}
    </div>
  )
}
