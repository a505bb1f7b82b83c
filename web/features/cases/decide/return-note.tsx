import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { Textarea } from '../../../ui/form/inputs.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './return-note.module.css'

interface ReturnNoteProps {
  /** What is marked, for screen readers. */
  words: string
  /** Whether it is a whole section. */
  isWhole: boolean
  /** What is to be corrected; undefined while it is not marked. */
  remark: string | undefined
  onWrite: (remark: string) => void
  onUndo: () => void
}

/** Beside an item: marks it to be returned, takes the remark in place, and shows what the owner will read. */
export function ReturnNote({ words, isWhole, remark, onWrite, onUndo }: ReturnNoteProps) {
  const [isWriting, setIsWriting] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const movesFocus = useRef(false)
  useEffect(() => {
    if (!movesFocus.current) return
    movesFocus.current = false
    place.current?.querySelector<HTMLElement>('textarea, button')?.focus()
  })

  /** The button that was pressed is gone; the focus stays with the item. */
  function change(writes: boolean, then?: () => void) {
    movesFocus.current = true
    setIsWriting(writes)
    then?.()
  }

  const about = <VisuallyHidden>: {words}</VisuallyHidden>
  if (remark === undefined) {
    return (
      <div ref={place} className={styles.quiet} data-whole={isWhole || undefined}>
        <button type="button" className={styles.mark} onClick={() => change(true, () => onWrite(''))}>
          <Icon name="return" size={16} />
          <span>
            {isWhole ? `Return section: ${words}` : 'Return this'}
            {!isWhole && about}
          </span>
        </button>
      </div>
    )
  }
  return (
    <div ref={place} className={styles.marked} data-marked>
      {isWriting ? (
        <Textarea
          label={<>To return: what is to be corrected?{about}</>}
          rows={2}
          value={remark}
          onChange={({ currentTarget }) => onWrite(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' || (event.key === 'Enter' && !event.shiftKey)) {
              event.preventDefault()
              change(false)
            }
          }}
        />
      ) : (
        <span className={styles.said}>
          <Icon name="return" size={16} />
          <span>To return: {remark ? `“${remark}”` : 'nothing is written yet.'}</span>
        </span>
      )}
      <span className={styles.buttons}>
        {isWriting ? (
          <Button variant="default" isCompact onClick={() => change(false)}>
            Done{about}
          </Button>
        ) : (
          <Button variant="subtle" isCompact onClick={() => change(true)}>
            Change{about}
          </Button>
        )}
        <Button variant="subtle" isCompact onClick={() => change(false, onUndo)}>
          Undo{about}
        </Button>
      </span>
    </div>
  )
}
