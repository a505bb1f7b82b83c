import type { StaffField } from '@portal/domain/applications/staff-lists/staff-columns.ts'
import { useId, useState } from 'react'
import layout from '../../../../ui/layout/layout.module.css'
import { ShowMore } from '../../../../ui/table/show-more.tsx'
import type { CheckedLine } from './check-lines.ts'
import { StaffLine } from './staff-line.tsx'
import styles from './staff-list.module.css'
import type { LineResult } from './use-add-staff.ts'
import type { StaffList } from './use-staff-list.ts'

/** A long list is shown in parts, so that a phone does not wait for it. */
const atOnce = 100

interface LineListProps {
  title: string
  lines: readonly CheckedLine[]
  list: StaffList
  results: ReadonlyMap<number, LineResult>
  wrongAtFirst: ReadonlyMap<number, readonly StaffField[]>
  isLocked: boolean
}

/** Some people of the list, one below the other, on a phone as cards. */
export function LineList({ title, lines, list, results, wrongAtFirst, isLocked }: LineListProps) {
  const id = useId()
  const [most, setMost] = useState(atOnce)
  if (lines.length === 0) return null
  const shown = lines.slice(0, most)
  return (
    <section aria-labelledby={id} className={layout.stack2}>
      <h3 id={id}>
        {title} ({lines.length})
      </h3>
      <ul className={styles.lines}>
        {shown.map((line) => (
          <StaffLine
            key={line.person.line}
            line={line}
            list={list}
            result={results.get(line.person.line)}
            wrong={wrongAtFirst.get(line.person.line) ?? []}
            isLocked={isLocked}
          />
        ))}
      </ul>
      <ShowMore
        of={{
          rows: shown,
          total: lines.length,
          loadMore: most < lines.length ? () => setMost(most + atOnce) : undefined,
          isLoading: false,
          problem: null,
        }}
      />
    </section>
  )
}
