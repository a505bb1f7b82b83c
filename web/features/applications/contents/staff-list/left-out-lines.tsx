import type { ListRow } from '@portal/domain/applications/staff-lists/written-lines.ts'
import { Button } from '../../../../ui/form/button.tsx'
import { Disclosure } from '../../../../ui/layout/disclosure.tsx'
import textStyles from '../../../../ui/text.module.css'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import type { CheckedLine } from './check-lines.ts'
import styles from './staff-list.module.css'
import type { StaffList } from './use-staff-list.ts'

const linesInWords = (count: number) => (count === 1 ? '1 line is left out' : `${count} lines are left out`)

interface LeftOutProps {
  lines: readonly CheckedLine[]
  /** Titles, headings and totals. */
  others: readonly ListRow[]
  list: StaffList
  isLocked: boolean
}

/** The lines that are not added: people who are there already or were left out, and lines that are no people. */
export function LeftOutLines({ lines, others, list, isLocked }: LeftOutProps) {
  if (lines.length + others.length === 0) return null
  return (
    <Disclosure label={linesInWords(lines.length + others.length)}>
      <ul className={styles.lines}>
        {lines.map(({ person, fields, twin }) => (
          <li key={person.line} className={styles.leftOut}>
            <div>
              <strong>{fields.full_name || 'No name'}</strong>
              <div className={textStyles.note}>
                Line {person.line}. {twin ?? 'Left out by you'}
              </div>
            </div>
            {!isLocked && (
              <Button variant="default" isCompact onClick={() => list.putBack(person.line)}>
                {twin ? 'Add all the same' : 'Put back'}
                <VisuallyHidden> {fields.full_name}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
        {others.map(({ line, cells }) => (
          <li key={`other ${line}`} className={styles.leftOut}>
            <div>
              {cells.filter(Boolean).join(', ')}
              <div className={textStyles.note}>{line > 0 && `Line ${line}. `}A title, a heading or a total</div>
            </div>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
