import { Button } from '../ui/form/button.tsx'
import styles from '../ui/form/form.module.css'
import { Icon } from '../ui/icon.tsx'
import layout from '../ui/layout/layout.module.css'
import { inBytes } from './in-bytes.ts'
import { usePreview } from './use-preview.ts'

interface PickedFileProps {
  file: File
  onRemove: () => void
  /** Opens the editor of a photo. */
  onEdit?: () => void
}

/** The chosen file with its preview and size. */
export function PickedFile({ file, onRemove, onEdit }: PickedFileProps) {
  const preview = usePreview(file)
  return (
    <div className={`${layout.row3} ${styles.picked}`}>
      {preview ? <img src={preview} alt="" /> : <Icon name="file" size={32} />}
      <div className={styles.fileName}>
        <strong>{file.name}</strong>
        <div>{inBytes(file.size)}</div>
      </div>
      <div className={styles.pickedButtons}>
        {onEdit && (
          <Button variant="subtle" isCompact onClick={onEdit}>
            Rotate or crop
          </Button>
        )}
        <Button variant="subtle" isCompact onClick={onRemove}>
          Remove
        </Button>
      </div>
    </div>
  )
}
