import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { ChoiceInput, Textarea } from '../../../ui/form/inputs.tsx'
import { Icon } from '../../../ui/icon.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './return-note.module.css'

/** What the owner is asked about an item. */
export interface Written {
  remark: string
  /** Of a question: a photo or a file is asked for. */
  asks_evidence: boolean
}

interface ReturnNoteProps {
  /** What is marked, for screen readers. */
  words: string
  /** Whether it is a whole section. */
  isWhole: boolean
  /** Whether a photo or a file can be asked for: the item is a question. */
  mayAskEvidence: boolean
  /** What is to be corrected; undefined while it is not marked. */
  written: Written | undefined
  onWrite: (written: Written) => void
  onUndo: () => void
}

/** Beside an item: marks it to be returned, takes the remark in place, and shows what the owner will read. */
export function ReturnNote({ words, isWhole, mayAskEvidence, written, onWrite, onUndo }: ReturnNoteProps) {
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
  if (written === undefined) {
    return (
      <div ref={place} className={styles.quiet} data-whole={isWhole || undefined}>
        <button
          type="button"
          className={styles.mark}
          onClick={() => change(true, () => onWrite({ remark: '', asks_evidence: false }))}
        >
          <Icon name="return" size={16} />
          <span>
            {isWhole ? `Return section: ${words}` : 'Return this'}
            {!isWhole && about}
          </span>
        </button>
      </div>
    )
  }
  const { remark, asks_evidence } = written
  return (
    <div ref={place} className={styles.marked} data-marked>
      {isWriting ? (
        <div className={layout.stack2}>
          <Textarea
            label={<>To return: what is to be corrected?{about}</>}
            rows={2}
            value={remark}
            onChange={({ currentTarget }) => onWrite({ ...written, remark: currentTarget.value })}
            onKeyDown={(event) => {
              if (event.key === 'Escape' || (event.key === 'Enter' && !event.shiftKey)) {
                event.preventDefault()
                change(false)
              }
            }}
          />
          {mayAskEvidence && (
            <ChoiceInput
              type="checkbox"
              label={<>Ask for a photo or file{about}</>}
              checked={asks_evidence}
              onChange={({ currentTarget }) => onWrite({ ...written, asks_evidence: currentTarget.checked })}
            />
          )}
        </div>
      ) : (
        <span className={styles.said}>
          <Icon name="return" size={16} />
          <span>
            To return: {remark ? `“${remark}”` : 'nothing is written yet.'}
            {asks_evidence && ' A photo or file is asked for.'}
          </span>
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
