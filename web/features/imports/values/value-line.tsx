import type { Reply } from '@portal/contract/call.ts'
import type { listImportValues } from '@portal/contract/imports/calls/import-rows.ts'
import type { ImportedField } from '@portal/contract/imports/import-row.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { type ReactNode, useId } from 'react'
import { DateInput } from '../../../ui/form/date-field.tsx'
import { Select, TextInput } from '../../../ui/form/inputs.tsx'
import textStyles from '../../../ui/text.module.css'
import hidden from '../../../ui/visually-hidden.module.css'
import { fieldWords } from '../import-words.ts'
import type { ChoicesOf } from '../use-choices.ts'
import styles from './values.module.css'

/** A written value that is not certain. */
export type WrittenValue = Reply<typeof listImportValues>['data'][number]

/** What an officer says that a written value means: a value of the field, or null if paper does not say it. */
export type Meaning = string | number | null

interface LineProps {
  value: WrittenValue
  /** What was chosen on this page; undefined if nothing was. */
  meaning: Meaning | undefined
  choicesOf: ChoicesOf
  /** It can only be read. */
  isFixed: boolean
  onChoose: (meaning: Meaning | undefined) => void
}

const isDay = (field: ImportedField) => field === 'issued' || field === 'last_day'

interface PillProps {
  name: string
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

/** One of the meanings that the portal offers. */
function Pill({ name, isChosen, onChoose, children }: PillProps) {
  return (
    <label className={styles.pill}>
      <input type="radio" className={hidden.visuallyHidden} name={name} checked={isChosen} onChange={onChoose} />
      <span className={styles.face}>{children}</span>
    </label>
  )
}

/** Any other value of the field: from its list, or typed. */
function OtherValue({ value: { field, written, offers }, meaning, choicesOf, onChoose }: LineProps) {
  const choices = choicesOf(field)
  const isOffered = offers.some(({ value }) => value === meaning)
  if (choices) {
    return (
      <Select
        label={`Another meaning of ${written}`}
        className={styles.other}
        value={meaning === undefined || isOffered ? '' : String(meaning)}
        onChange={({ currentTarget: { value } }) =>
          onChoose(choices.find((choice) => String(choice.value) === value)?.value)
        }
      >
        <option value="">Another</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    )
  }
  // The wards of which LGA is said by each row.
  if (field === 'ward') return null
  const typed = typeof meaning === 'string' && !isOffered ? meaning : ''
  const choose = (text: string) => onChoose(text === '' ? undefined : text)
  if (isDay(field)) {
    return (
      <DateInput label={`Another meaning of ${written}`} className={styles.other} value={typed} onChange={choose} />
    )
  }
  return (
    <TextInput
      label={`Another meaning of ${written}`}
      className={styles.other}
      placeholder="Type what it means"
      maxLength={500}
      value={typed}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  )
}

/** A written value with its number of rows, what it may mean, and every other way to say it. */
export function ValueLine(props: LineProps) {
  const { value, meaning, isFixed, onChoose } = props
  const { field, written, rows, sentence, offers } = value
  const name = useId()
  return (
    <li className={styles.value} data-row data-chosen={meaning !== undefined || undefined}>
      <fieldset className={styles.line} disabled={isFixed}>
        <legend className={styles.written}>
          <span className={styles.field}>{fieldWords(field)}</span>
          <strong>{written || 'Nothing'}</strong>{' '}
          <span className={textStyles.quiet}>({byNumber(rows, { one: '# row', other: '# rows' })})</span>
          {sentence && <span className={textStyles.second}>{sentence}</span>}
        </legend>
        <div className={styles.means}>
          {offers.map((offer) => (
            <Pill
              key={offer.value}
              name={name}
              isChosen={meaning === offer.value}
              onChoose={() => onChoose(offer.value)}
            >
              {offer.label}
            </Pill>
          ))}
          <Pill name={name} isChosen={meaning === null} onChoose={() => onChoose(null)}>
            Not on paper
          </Pill>
          <OtherValue {...props} />
        </div>
      </fieldset>
    </li>
  )
}
