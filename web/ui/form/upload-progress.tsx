import styles from '../layout/answered-progress.module.css'
import { useFocusAfterRemoval } from '../feedback/use-focus-after-removal.ts'
import { Button } from './button.tsx'

function CancelUpload({ onCancel }: { onCancel: () => void }) {
  return (
    <Button ref={useFocusAfterRemoval()} variant="subtle" isCompact onClick={onCancel}>
      Cancel upload
    </Button>
  )
}

/** The progress of an upload, 0 to 1, with a cancel button. */
export function UploadProgress({ part, onCancel }: { part: number; onCancel: () => void }) {
  const words = part < 1 ? `SendOptions: ${Math.round(part * 100)} %` : 'Checking the file'
  return (
    <div className={styles.answered}>
      <progress className={styles.bar} value={part} max={1} aria-label="Upload" />
      <span>{words}</span>
      {part < 1 && <CancelUpload onCancel={onCancel} />}
    </div>
  )
}
