import { normalisePhone } from '@portal/domain/accounts/phone.ts'
import { phoneInGroups } from '@portal/domain/accounts/phone-in-groups.ts'
import { simplified } from '@portal/domain/applications/staff-lists/meant-cadre.ts'
import { type StaffField, staffColumns } from '@portal/domain/applications/staff-lists/staff-columns.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import { useRef, useState } from 'react'
import { Button } from '../../../../ui/form/button.tsx'
import layout from '../../../../ui/layout/layout.module.css'
import textStyles from '../../../../ui/text.module.css'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import type { CheckedLine } from './check-lines.ts'
import { LineFields } from './line-fields.tsx'
import styles from './staff-list.module.css'
import { type LineResult, refusalOf } from './use-add-staff.ts'
import type { StaffList } from './use-staff-list.ts'

/** The category follows from the cadre. */
const allFields = staffColumns.map(({ field }) => field).filter((field) => field !== 'staff_category_type')

/** The word of the list that a cadre was read from, where it is another one. */
function wordBehind({ person: { cadre }, fields }: CheckedLine): string | undefined {
  if (!cadre || fields.cadre === '') return undefined
  return simplified(cadre.word) === simplified(fields.cadre) ? undefined : `“${cadre.word}” in the list`
}

const nameOf = ({ fields, person }: CheckedLine) => fields.full_name || `line ${person.line}`

function Facts({ line }: { line: CheckedLine }) {
  const { fields, person, problems, twin, namesake } = line
  const waits = problems.cadre && person.cadre && `“${person.cadre.word}”: say above what it is`
  const phone = normalisePhone(fields.phone_number)
  const details = [fields.highest_qualification, fields.rank, sentenceCase(fields.time)].filter(Boolean).join(' · ')
  const number = person.line > 0 ? `Line ${person.line}` : ''
  return (
    <div className={styles.facts}>
      <div>
        <strong>{fields.full_name || 'No name'}</strong>
        <div className={textStyles.note}>
          {[number, phone ? phoneInGroups(phone) : fields.phone_number].filter(Boolean).join(' · ')}
        </div>
        {[...person.notes, twin, namesake].map(
          (sentence) =>
            sentence && (
              <p key={sentence} className={styles.mark}>
                {sentence}
              </p>
            ),
        )}
      </div>
      <div>
        {fields.cadre}
        <div className={textStyles.note}>{waits || wordBehind(line)}</div>
      </div>
      <div>{details}</div>
    </div>
  )
}

interface LineProps {
  line: CheckedLine
  list: StaffList
  result: LineResult | undefined
  /** What was wrong when the list was read. These fields are open at first. */
  wrong: readonly StaffField[]
  /** Nothing is changed while people are being added. */
  isLocked: boolean
}

/** One person of the list: what will be sent, what is wrong, and the fields to correct it in place. */
export function StaffLine({ line, list, result, wrong, isLocked }: LineProps) {
  const { person, fields, problems } = line
  const [isOpen, setIsOpen] = useState(wrong.length > 0)
  const [shown, setShown] = useState<ReadonlySet<StaffField>>(new Set(wrong))
  const card = useRef<HTMLLIElement>(null)
  const refused = refusalOf(result, fields)
  const isUnknown = result !== undefined && 'isUnknown' in result
  const isReady = Object.keys(problems).length === 0 && !refused
  const open = (isOpen || refused !== undefined) && !isUnknown && !isLocked
  const isWhole = shown.size === 0 || shown.size === allFields.length

  function toggle() {
    if (open && isReady) return setIsOpen(false)
    setShown(new Set(allFields))
    setIsOpen(true)
    requestAnimationFrame(() => card.current?.querySelector<HTMLElement>('input, select')?.focus())
  }

  return (
    <li ref={card} className={styles.line} data-open={open || undefined} data-wrong={(open && !isReady) || undefined}>
      <Facts line={line} />
      {refused && (
        <p role="alert" className={textStyles.error}>
          {refused}
        </p>
      )}
      {isUnknown && <p className={textStyles.note}>Was sent, but no answer came. It is sent again as it was.</p>}
      {open && (
        <LineFields
          line={line}
          shown={isWhole ? new Set(allFields) : shown}
          onEdit={(changed) => list.edit(person.line, changed)}
        />
      )}
      {!isUnknown && !isLocked && (
        <div className={`${layout.row2} ${styles.buttons}`}>
          {open && isReady && <span className={styles.ready}>Ready</span>}
          {(!open || isReady || !isWhole) && (
            <Button variant="default" isCompact onClick={toggle}>
              {open ? (isReady ? 'Done' : 'Change more') : 'Change'}
              <VisuallyHidden> {nameOf(line)}</VisuallyHidden>
            </Button>
          )}
          <Button variant="subtle" isCompact onClick={() => list.leaveOut(person.line)}>
            Leave out<VisuallyHidden> {nameOf(line)}</VisuallyHidden>
          </Button>
        </div>
      )}
    </li>
  )
}
