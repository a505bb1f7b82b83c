import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { resumeUploads } from '../api/uploads/resume-uploads.ts'
import { onUploadsChange, type ShownUpload, shownUploads } from '../api/uploads/upload-list.ts'
import { toast } from '../ui/feedback/toast.tsx'
import { Button } from '../ui/form/button.tsx'
import { uploadInWords } from '../ui/form/upload-progress.tsx'
import layout from '../ui/layout/layout.module.css'
import { ProgressBar } from '../ui/progress-bar.tsx'
import styles from './upload-list.module.css'

function UploadLine({ upload }: { upload: ShownUpload }) {
  const { fileName, part, state, message, cancel, retry } = upload
  return (
    <li className={styles.line} data-state={state}>
      <strong className={styles.name}>{fileName}</strong>
      {state !== 'failed' && (
        <span className={styles.bar}>
          <ProgressBar value={part} max={1} label={fileName} />
        </span>
      )}
      <span className={styles.words}>{state === 'failed' ? message : uploadInWords(part, state === 'waiting')}</span>
      <span className={styles.buttons}>
        {retry && (
          <Button variant="subtle" isCompact onClick={retry}>
            Try again
          </Button>
        )}
        <Button variant="subtle" isCompact onClick={cancel} aria-label={`Cancel the upload of ${fileName}`}>
          {retry ? 'Remove' : 'Cancel'}
        </Button>
      </span>
    </li>
  )
}

/** Shows the uploads of this tab in a corner, and continues those from before a reload. */
export function UploadList({ personId }: { personId: number }) {
  const client = useQueryClient()
  const uploads = useSyncExternalStore(onUploadsChange, shownUploads)
  useEffect(() => {
    void resumeUploads(personId, ({ success }) => {
      toast.success(success)
      void client.invalidateQueries()
    })
  }, [personId, client])
  if (uploads.length === 0) return null
  return (
    <section aria-label="Uploads" className={styles.corner}>
      <ul className={layout.stack2}>
        {uploads.map((upload) => (
          <UploadLine key={upload.id} upload={upload} />
        ))}
      </ul>
    </section>
  )
}
