import type { LetterWords } from '@portal/contract/letters/letter-words.ts'
import { Button } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './words.module.css'

type Field = LetterWords['fields'][number]

interface FieldsProps {
  fields: readonly Field[]
  onInsert: (field: Field) => void
}

/** What the words can name, those that they must name first. A button writes the field where the cursor is. */
export function FieldsOfLetter({ fields, onInsert }: FieldsProps) {
  const inOrder = fields.toSorted((one, other) => Number(other.is_required) - Number(one.is_required))
  return (
    <section aria-label="Fields" className={styles.fields}>
      <h3>Fields</h3>
      <p className={textStyles.note}>The portal fills them in. A button writes its field where the cursor is.</p>
      <ul className={`${layout.list} ${layout.stack3}`}>
        {inOrder.map((field) => (
          <li key={field.name}>
            <Button variant="default" isCompact className={styles.field} onClick={() => onInsert(field)}>
              <VisuallyHidden>Insert </VisuallyHidden>
              {`{${field.name}}`}
            </Button>
            {field.is_required && <span className={styles.required}>Required</span>}
            <p className={textStyles.note}>{explain(field)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const longestExample = 40

function explain({ means, only, example, stands_alone }: Field): string {
  const sentences = [
    only === null ? means : `${means}, ${only}; otherwise its paragraph is left out`,
    stands_alone && 'It has a line of its own',
    example && example.length <= longestExample && `For example: ${example}`,
  ]
  return sentences.flatMap((sentence) => (sentence ? [`${sentence}.`] : [])).join(' ')
}
