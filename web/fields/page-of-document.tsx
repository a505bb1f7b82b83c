import { Button } from '../ui/form/button.tsx'
import styles from '../ui/form/form.module.css'
import type { PagePhoto } from '../ui/form/photo-pages.ts'
import layout from '../ui/layout/layout.module.css'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { inBytes } from './in-bytes.ts'
import { usePreview } from './use-preview.ts'

interface PageOfDocumentProps {
  photo: PagePhoto
  number: number
  isLast: boolean
  /** Moves the page by one place. */
  onMove: (by: -1 | 1) => void
  onTurn: () => void
  onRemove: () => void
}

/** A photographed page with the buttons that move, turn and remove it. */
export function PageOfDocument({ photo, number, isLast, onMove, onTurn, onRemove }: PageOfDocumentProps) {
  const preview = usePreview(photo.ready)
  const page = <VisuallyHidden> page {number}</VisuallyHidden>
  return (
    <li data-page={photo.key} className={`${layout.row3} ${styles.picked}`}>
      {preview && <img src={preview} alt={`Page ${number}`} />}
      <div className={styles.fileName}>
        <strong>Page {number}</strong>
        <div>{inBytes(photo.ready.size)}</div>
      </div>
      <div className={styles.pageButtons}>
        {number > 1 && (
          <Button value="up" variant="subtle" isCompact onClick={() => onMove(-1)}>
            Move up{page}
          </Button>
        )}
        {!isLast && (
          <Button value="down" variant="subtle" isCompact onClick={() => onMove(1)}>
            Move down{page}
          </Button>
        )}
        <Button variant="subtle" isCompact onClick={onTurn}>
          Turn{page}
        </Button>
        <Button variant="subtle" isCompact onClick={onRemove}>
          Remove{page}
        </Button>
      </div>
    </li>
  )
}
