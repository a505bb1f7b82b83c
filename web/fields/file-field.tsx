import { type AcceptedFile, scannedDocument } from '@portal/contract/fields/accepted-file.ts'
import { Suspense, useId, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import styles from '../ui/form/form.module.css'
import { RefusedFile } from '../ui/form/form-check.ts'
import { type FieldProps, useField } from '../ui/form/form-frame.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import textStyles from '../ui/text.module.css'
import { type PhotoEdit, unedited } from './draw-photo.ts'
import { inBytes } from './in-bytes.ts'
import { PickedFile } from './picked-file.tsx'
import { isPicture, shrinkPhoto } from './shrink-photo.ts'

const EditPhoto = lazyPart(async () => (await import('./edit-photo.tsx')).EditPhoto)

const unreadable =
  'This browser cannot read photos of this format. Save the photo as JPEG, or take it with the camera setting “Most compatible”'

const preparing = 'The picture is being prepared. Send it in a moment'

const takesPictures = ({ types }: AcceptedFile) => types.some((type) => type.startsWith('image/'))

/** What the browser offers to pick: by media types, and by the ends of names where systems know no type. */
function namesToPick(accepted: AcceptedFile): string[] {
  if (takesPictures(accepted)) return [...accepted.types, 'image/*', '.heic', '.heif']
  const isWorkbook = accepted.types.some((type) => type.endsWith('spreadsheetml.sheet'))
  return [...(isWorkbook ? ['.xlsx'] : []), '.csv', '.txt', '.tsv', ...accepted.types]
}

function refusalOf(file: File, accepted: AcceptedFile): string | undefined {
  const { types, typeNames, noun, maxBytes, maxSize } = accepted
  // Systems name the type of a table in different ways.
  if (takesPictures(accepted) && !types.some((type) => type === file.type)) return `Choose a ${typeNames} ${noun}`
  if (file.size <= maxBytes) return undefined
  return `This file is ${inBytes(file.size)}. The largest that can be sent is ${maxSize}`
}

interface FileProps extends FieldProps {
  /** The accepted kind of file. The server checks the contents again. */
  accepted?: AcceptedFile
  /** How pictures are scaled down: to this length of the long side, in pixels; in their own format or as JPEG. */
  photo?: { longSide?: number; keepsFormat?: boolean }
}

/**
 * A field for one file with a preview. Photos become small JPEGs before they are sent, and can be rotated and cropped. The
 * field's value is a File.
 */
export function FileField({
  accepted = scannedDocument,
  hint = `${accepted.typeNames}, up to ${accepted.maxSize}`,
  photo = {},
  ...props
}: FileProps) {
  const { field } = useController({ name: props.name })
  const { id, label, error } = useField(props)
  const [isShrinking, setIsShrinking] = useState(false)
  const [original, setOriginal] = useState<{ file: File; edit: PhotoEdit; ready: File | undefined }>()
  const [isEditing, setIsEditing] = useState(false)
  const picks = useRef(0)
  const hintId = useId()
  const file = field.value instanceof File ? field.value : undefined
  const refusal = field.value instanceof RefusedFile ? field.value.reason : undefined
  const wrong = isEditing || isShrinking ? error : (refusal ?? (file ? undefined : error))

  // The pressed button disappears, so the focus moves to the file input.
  const focusInput = () => document.getElementById(id)?.focus()

  function remove() {
    field.onChange(undefined)
    focusInput()
  }

  // The form is not sent with a photo that the person is still changing.
  function edit() {
    setIsEditing(true)
    field.onChange(new RefusedFile('Press “Use this photo” or “Leave it as it was” first'))
  }

  function leaveUnchanged() {
    setIsEditing(false)
    field.onChange(original?.ready)
    focusInput()
  }

  async function pick(picked: File | undefined, edit = unedited) {
    if (!picked) return
    setIsEditing(false)
    setIsShrinking(true)
    picks.current += 1
    const pickedAs = picks.current
    // Until it is ready, the form is neither sent without it nor opened again with a draft that comes late.
    field.onChange(new RefusedFile(preparing))
    const ready = await shrinkPhoto(picked, { ...photo, edit })
    // Another file was picked while this one was made small.
    if (pickedAs !== picks.current) return
    setIsShrinking(false)
    setOriginal({ file: picked, edit, ready })
    const reason = ready ? refusalOf(ready, accepted) : unreadable
    field.onChange(reason ? new RefusedFile(reason) : ready)
  }

  return (
    <div>
      <label htmlFor={id} className={textStyles.label}>
        {label}
      </label>
      <p id={`${hintId}-hint`} className={`${textStyles.help} ${textStyles.quiet}`}>
        {hint}
      </p>
      {wrong && (
        <p id={`${hintId}-error`} role="alert" className={`${textStyles.help} ${textStyles.error}`}>
          {wrong}
        </p>
      )}
      {/* Cleared after each pick, so that the same file can be picked again. The picked file is shown below. */}
      <input
        id={id}
        ref={field.ref}
        type="file"
        className={styles.file}
        accept={namesToPick(accepted).join(',')}
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
        {file && !isEditing && (
          <PickedFile file={file} onRemove={remove} onEdit={original && isPicture(original.file) ? edit : undefined} />
        )}
      </div>
      {original && isEditing && (
        <Suspense fallback={null}>
          <EditPhoto
            file={original.file}
            edit={original.edit}
            onDone={(edit) => void pick(original.file, edit).then(focusInput)}
            onCancel={leaveUnchanged}
          />
        </Suspense>
      )}
    </div>
  )
}
