import type { LetterWords } from '@portal/contract/letters/letter-words.ts'
import { useContext, useEffect } from 'react'
import { FormFrame } from '../../../ui/form/form-frame.ts'
import { TextareaField } from '../../../ui/form/text-fields.tsx'
import { FieldsOfLetter } from './fields-of-letter.tsx'
import { insertField } from './insert-field.ts'
import styles from './words.module.css'

/** The words of a letter below what the portal writes itself, beside the fields that they can name. */
export function WordsField({ opening, fields }: Pick<LetterWords, 'opening' | 'fields'>) {
  const { idOf } = useContext(FormFrame)
  const id = idOf('words')
  // Until the cursor is placed, a field is written at the end.
  useEffect(() => {
    const area = areaOf(id)
    area?.setSelectionRange(area.value.length, area.value.length)
  }, [id])
  return (
    <div className={styles.editor}>
      <div>
        <section aria-label="What the portal writes first" className={styles.opening}>
          <p className={styles.openingTitle}>
            The portal writes number, date, addressee and subject itself, and first:
          </p>
          {opening.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
        <TextareaField
          name="words"
          label="The words of the letter"
          hint="Leave an empty line between two paragraphs. Plain text; fields stand in braces."
          rows={14}
        />
      </div>
      <FieldsOfLetter
        fields={fields}
        onInsert={(field) => {
          const area = areaOf(id)
          if (area) insertField(area, field)
        }}
      />
    </div>
  )
}

function areaOf(id: string): HTMLTextAreaElement | undefined {
  const element = document.getElementById(id)
  return element instanceof HTMLTextAreaElement ? element : undefined
}
