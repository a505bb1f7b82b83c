import { Icon } from '../../../ui/icon.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { LinkButton } from '../../../ui/layout/link-button.tsx'
import styles from './answer.module.css'

interface TurnProps {
  previous: string | undefined
  next: string
  onNext?: () => void
}

/** Links to the previous and next question. Spec §2. */
export function TurnPages({ previous, next, onNext }: TurnProps) {
  return (
    <nav className={`${layout.row3} ${layout.between} ${styles.turn}`} aria-label="Questions">
      {previous && (
        <LinkButton to={previous} variant="default" icon={<Icon name="left" size={16} />}>
          Previous
        </LinkButton>
      )}
      <LinkButton to={next} variant="default" iconAfter={<Icon name="right" size={16} />} onClick={onNext}>
        Next
      </LinkButton>
    </nav>
  )
}
