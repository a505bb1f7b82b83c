import { type MouseEvent, useEffect, useRef } from 'react'
import textStyles from '../text.module.css'
import styles from './error-summary.module.css'

/** One error; `id` is the id of its field. */
export interface Fault {
  message: string
  id?: string
}

function goTo(event: MouseEvent, id: string) {
  event.preventDefault()
  const field = document.getElementById(id)
  const target = field?.matches('fieldset') ? field.querySelector<HTMLElement>('input') : field
  target?.focus()
  target?.scrollIntoView?.({ block: target.matches('section') ? 'start' : 'center' })
}

interface SummaryProps {
  faults: Fault[]
  /** Whether a fault is still there. What was put right is no longer listed, and the focus stays where it is. */
  isStillThere?: (fault: Fault) => boolean
}

/** The summary of all errors, above a form. It takes the focus; its lines link to the fields. */
export function ErrorSummary({ faults, isStillThere = () => true }: SummaryProps) {
  const listed = faults.filter(isStillThere)
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (faults.length > 0) summary.current?.focus()
  }, [faults])
  if (listed.length === 0) return null
  return (
    <div ref={summary} role="alert" tabIndex={-1} className={styles.summary}>
      <h2 className={styles.title}>There is a problem</h2>
      <ul className={textStyles.error}>
        {listed.map(({ message, id }) => (
          <li key={`${id} ${message}`}>
            {id ? (
              <a href={`#${id}`} className={textStyles.link} onClick={(event) => goTo(event, id)}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
