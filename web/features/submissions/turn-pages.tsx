import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import looks from './answer.module.css'

interface TurnParts {
  previous: string | undefined
  next: string
  onNext?: () => void
}

/** To the question before and after. Spec §2. */
export function TurnPages({ previous, next, onNext }: TurnParts) {
  return (
    <nav className={looks.turn} aria-label="Questions">
      {previous && (
        <LinkButton to={previous} variant="default" leftSection={<Icon name="left" size={16} />}>
          Previous
        </LinkButton>
      )}
      <LinkButton to={next} variant="default" rightSection={<Icon name="right" size={16} />} onClick={onNext}>
        Next
      </LinkButton>
    </nav>
  )
}
