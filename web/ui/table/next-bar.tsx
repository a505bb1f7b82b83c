import type { ReactNode } from 'react'
import { TryAgain } from '../feedback/try-again.tsx'
import type { Loading } from '../feedback/when-loaded.tsx'
import layout from '../layout/layout.module.css'
import styles from './next-bar.module.css'

interface NextBarProps<Reply> {
  /** Which list it goes through. */
  label: string
  /** What the next one is called: 'application'. */
  noun: string
  /** The result of `useCall` for what follows. */
  of: Loading<Reply>
  children: (found: Reply) => ReactNode
}

function Content<Reply>({ noun, of, children }: Omit<NextBarProps<Reply>, 'label'>) {
  // While the next one is loading, the placeholder is the reply for the previous page, whose next one is this page.
  const found = of.isPlaceholderData ? undefined : of.data
  if (found) return children(found)
  if (!of.error) return <p>Looking for the next {noun}</p>
  return (
    <>
      <p>
        The next {noun} could not be found. {of.error.message}
      </p>
      <TryAgain onRetry={of.refetch} />
    </>
  )
}

/** From one page of a list to the next one: how many are left, and the link. */
export function NextBar<Reply>({ label, ...content }: NextBarProps<Reply>) {
  return (
    <nav className={`${layout.row4} ${layout.between} ${styles.bar}`} aria-label={label}>
      <Content {...content} />
    </nav>
  )
}
