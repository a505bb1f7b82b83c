import { type AcceptedFile, scannedDocument } from '@portal/contract/accepted-file.ts'
import { useEffect, useId, useState } from 'react'
import { useController } from 'react-hook-form'
import styles from '../ui/form/form.module.css'
import { RefusedFile } from '../ui/form/form-check.ts'
import { type FieldProps, useField } from '../ui/form/form-frame.ts'
import { Icon } from '../ui/icon.tsx'
import { inBytes, shrinkPhoto } from './shrink-photo.ts'
import { Button } from '../ui/form/button.tsx'

function refusalOf(file: File, { types, typeNames, noun, maxBytes, maxSize }: AcceptedFile): string | undefined {
  if (!types.some((type) => type === file.type)) return `Choose a ${typeNames} ${noun}`
  if (file.size <= maxBytes) return undefined
  return `This file is ${inBytes(file.size)}. The largest that can be sent is ${maxSize}`
}

/** A preview URL, if the file is a picture. */
function usePreview(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return setAddress(undefined)
    const url = URL.createObjectURL(file)
    setAddress(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return address
}

function Picked({ file, onRemove }: { file: File; onRemove: () => void }) {
  const preview = usePreview(file)
  return (
    <div className={styles.picked}>
      {preview ? <img src={preview} alt="" /> : <Icon name="file" size={32} />}
      <div className={styles.fileName}>
        <strong>{file.name}</strong>
        <div>{inBytes(file.size)}</div>
      </div>
      <Button variant="subtle" isCompact onClick={onRemove}>
        Remove
      </Button>
    </div>
  )
}

interface FileProps extends FieldProps {
  /** The accepted kind of file. The server checks the contents again. */
  accepted?: AcceptedFile
  /** Pictures are scaled down to this length of the long side, in pixels. */
  longSide?: number
}

/** A field for one file with a preview. Photos are scaled down before they are sent. The field's value is a File. */
export function FileField({
  accepted = scannedDocument,
  hint = `${accepted.typeNames}, up to ${accepted.maxSize}`,
  longSide,
  ...props
}: FileProps) {
  const { field } = useController({ name: props.name })
  const { id, label, error } = useField(props)
  const [isShrinking, setIsShrinking] = useState(false)
  const hintId = useId()
  const file = field.value instanceof File ? field.value : undefined
  const refusal = field.value instanceof RefusedFile ? field.value.reason : undefined
  const wrong = refusal ?? (file ? undefined : error)

  // The pressed button disappears, so move the focus to the file input.
  function remove() {
    field.onChange(undefined)
    document.getElementById(id)?.focus()
  }

  async function pick(picked: File | undefined) {
    if (!picked) return
    setIsShrinking(true)
    const ready = await shrinkPhoto(picked, longSide)
    setIsShrinking(false)
    const reason = refusalOf(ready, accepted)
    field.onChange(reason ? new RefusedFile(reason) : ready)
  }

  return (
    <div>
      <label htmlFor={id} className={styles.legend}>
        {label}
      </label>
      <p id={`${hintId}-hint`} className={styles.hint}>
        {hint}
      </p>
      {wrong && (
        <p id={`${hintId}-error`} role="alert" className={styles.error}>
          {wrong}
        </p>
      )}
      {/* Cleared after each pick, so that the same file can be picked again. The picked file is shown below. */}
      <input
        id={id}
        ref={field.ref}
        type="file"
        className={styles.file}
        accept={accepted.types.join(',')}
        aria-describedby={`${hintId}-hint ${hintId}-error`}
        aria-invalid={wrong ? true : undefined}
        onBlur={field.onBlur}
        onChange={({ currentTarget }) => {
          void pick(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
      <div role="status">
        {isShrinking && 'Preparing the picture'}
        {file && <Picked file={file} onRemove={remove} />}
      </div>
    </div>
  )
}
