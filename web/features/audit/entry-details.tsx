import type { AuditEntry } from '@portal/contract/audit/audit-entry.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import layout from '../../ui/layout/layout.module.css'
import textStyles from '../../ui/text.module.css'
import styles from './audit.module.css'

/** What was there before and afterwards, on request. */
export function EntryDetails({ entry: { id, before, after } }: { entry: AuditEntry }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  if (names.length === 0) return 'None'
  return (
    <Disclosure label="Show" about={`the details of entry ${id}`}>
      <dl className={`${layout.stack2} ${styles.facts}`}>
        {names.map((name) => (
          <div key={name}>
            <dt>{nameInWords(name)}</dt>
            {before && name in before && (
              <dd className={textStyles.written}>
                {after && name in after && 'Before: '}
                <del>{inWords(before[name])}</del>
              </dd>
            )}
            {after && name in after && (
              <dd className={textStyles.written}>
                {before && name in before && 'After: '}
                {inWords(after[name])}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}

function nameInWords(name: string): string {
  return sentenceCase(name.replaceAll('_', ' '))
}

function inWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (value === true) return 'yes'
  if (value === false) return 'no'
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ') || 'nothing'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
