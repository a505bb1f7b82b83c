import { Icon } from '../../../ui/icon.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './mark-button.module.css'

interface MarkButtonProps {
  /** What is marked, for screen readers. */
  words: string
  /** Whether it is a whole section. */
  isWhole: boolean
  isMarked: boolean
  onToggle: () => void
}

/** Marks an item to be returned to the owner, or no longer. */
export function MarkButton({ words, isWhole, isMarked, onToggle }: MarkButtonProps) {
  return (
    <button type="button" className={styles.mark} aria-pressed={isMarked} onClick={onToggle}>
      {isMarked && <Icon name="check" size={16} />}
      <span>
        {isWhole ? `Return section: ${words}` : 'Return this'}
        {!isWhole && <VisuallyHidden>: {words}</VisuallyHidden>}
      </span>
    </button>
  )
}
