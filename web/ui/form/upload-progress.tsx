import { useFocusAfterRemoval } from '../feedback/use-focus-after-removal.ts'
import styles from '../layout/answered-progress.module.css'
import layout from '../layout/layout.module.css'
import textStyles from '../text.module.css'
import { Button } from './button.tsx'

function CancelUpload({ onCancel }: { onCancel: () => void }) {
  return (
    <Button ref={useFocusAfterRemoval()} variant="subtle" isCompact onClick={onCancel}>
      Cancel upload
    </Button>
  )
}

/** How far an upload is, in words. */
export function uploadInWords(part: number, isWaiting = false): string {
  if (isWaiting) return `Waiting for the connection, ${Math.floor(part * 100)} % sent`
  return part < 1 ? `Sending: ${Math.floor(part * 100)} %` : 'Checking the file'
}

interface UploadProgressProps {
  /** The part that has arrived, 0 to 1. */
  part: number
  /** Whether the connection is lost. The upload continues by itself when it is back. */
  isWaiting?: boolean
  /** Whether the dialog may be closed meanwhile. */
  continuesInBackground?: boolean
  onCancel: () => void
}

/** The progress of an upload with a cancel button. */
export function UploadProgress({ part, isWaiting, continuesInBackground, onCancel }: UploadProgressProps) {
  return (
    <div>
      <div className={`${layout.row3} ${styles.answered}`}>
        <progress className={styles.bar} value={part} max={1} aria-label="Upload" />
        <span>{uploadInWords(part, isWaiting)}</span>
        {(part < 1 || isWaiting) && <CancelUpload onCancel={onCancel} />}
      </div>
      {continuesInBackground && (
        <p className={`${textStyles.help} ${textStyles.quiet}`}>
          {isWaiting
            ? 'What was sent is safe. The rest follows by itself when you are connected again.'
            : 'You can close this window. The upload goes on.'}
        </p>
      )}
    </div>
  )
}
