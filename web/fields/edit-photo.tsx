import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../ui/form/button.tsx'
import layout from '../ui/layout/layout.module.css'
import { drawOn, type PhotoEdit, unedited } from './draw-photo.ts'
import styles from './edit-photo.module.css'
import { readPicture } from './shrink-photo.ts'

const previewSide = 800
/** At most this much is cut off at one side, in percent, so that something remains. */
const maxCut = 45

const sides = [
  { name: 'top', label: 'Cut off at the top' },
  { name: 'bottom', label: 'Cut off at the bottom' },
  { name: 'left', label: 'Cut off on the left' },
  { name: 'right', label: 'Cut off on the right' },
] as const

/** The photo on a canvas, rotated; the parts that are cut off are darkened. */
function Preview({ file, edit }: { file: File; edit: PhotoEdit }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { turns, top, right, bottom, left } = edit
  useEffect(() => {
    let isCurrent = true
    void readPicture(file).then((picture) => {
      if (isCurrent && picture && canvas.current) drawOn(canvas.current, picture, { ...unedited, turns }, previewSide)
    })
    return () => {
      isCurrent = false
    }
  }, [file, turns])
  return (
    <div className={styles.preview}>
      <canvas ref={canvas} className={styles.canvas} />
      <div className={styles.kept} style={{ inset: `${top}% ${right}% ${bottom}% ${left}%` }} />
    </div>
  )
}

interface EditPhotoProps {
  file: File
  edit: PhotoEdit
  onDone: (edit: PhotoEdit) => void
  onCancel: () => void
}

/** Rotates a photo and cuts off what does not belong to the document, by buttons and sliders that keys move too. */
export function EditPhoto({ file, edit: earlier, onDone, onCancel }: EditPhotoProps) {
  const [edit, setEdit] = useState(earlier)
  const group = useRef<HTMLFieldSetElement>(null)
  const prefix = useId()
  useEffect(() => group.current?.querySelector('button')?.focus(), [])
  // What was cut off belongs to the side that it was on before the photo was rotated.
  const rotate = () =>
    setEdit(({ turns, top, right, bottom, left }) => ({
      turns: (turns + 1) % 4,
      top: left,
      right: top,
      bottom: right,
      left: bottom,
    }))
  return (
    <fieldset ref={group} className={styles.editor}>
      <legend className={styles.legend}>Rotate and crop the photo</legend>
      <Preview file={file} edit={edit} />
      <div className={styles.sliders}>
        {sides.map(({ name, label }) => (
          <div key={name}>
            <label htmlFor={prefix + name}>{label}</label>
            <input
              id={prefix + name}
              type="range"
              min={0}
              max={maxCut}
              value={edit[name]}
              aria-valuetext={`${edit[name]} %`}
              onChange={({ currentTarget }) => setEdit({ ...edit, [name]: Number(currentTarget.value) })}
            />
          </div>
        ))}
      </div>
      <div className={`${layout.row2} ${styles.buttons}`}>
        <Button variant="default" isCompact onClick={rotate}>
          Rotate
        </Button>
        <Button variant="outline" isCompact onClick={() => onDone(edit)}>
          Use this photo
        </Button>
        <Button variant="subtle" isCompact onClick={onCancel}>
          Leave it as it was
        </Button>
      </div>
    </fieldset>
  )
}
