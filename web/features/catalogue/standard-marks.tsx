import type { Standards } from '@portal/contract/catalogue/standards.ts'
import layout from '../../ui/layout/layout.module.css'
import textStyles from '../../ui/text.module.css'
import styles from './catalogue.module.css'
import { yesNoStandards } from './standard-words.ts'

/** What is special about a question: its standards, besides those that every new question has. */
export function StandardMarks({ of }: { of: Standards }) {
  const marks = [
    ...yesNoStandards.flatMap(({ name, label }) => (of[name] ? [label] : [])),
    ...(of.weight === 1 ? [] : [of.weight === 0 ? 'Not scored' : `Weight ${of.weight}`]),
    ...(of.least_number === null ? [] : [`At least ${of.least_number}`]),
  ]
  return (
    <>
      {of.help !== null && <p className={textStyles.note}>{of.help}</p>}
      {marks.length > 0 && (
        <ul className={`${layout.list} ${layout.row1}`} aria-label="Standards">
          {marks.map((mark) => (
            <li key={mark} className={styles.mark} data-critical={mark === 'Critical' || undefined}>
              {mark}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
