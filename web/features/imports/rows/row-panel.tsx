import { importedFieldNames } from '@portal/contract/imports/import-row.ts'
import { useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { DescriptionList } from '../../../ui/layout/description-list.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { useSingleKeys } from '../../../ui/single-keys.ts'
import textStyles from '../../../ui/text.module.css'
import { OutcomeBadge, RowStateBadge } from '../import-badge.tsx'
import { choiceWords, fieldWords } from '../import-words.ts'
import type { ChoicesOf } from '../use-choices.ts'
import { ChooseRow } from './choose-row.tsx'
import { CorrectRow } from './correct-row.tsx'
import { LikelySame } from './likely-same.tsx'
import { OfferedValues } from './offered-values.tsx'
import { RowChangedMeanwhile } from './row-changed-meanwhile.tsx'
import { rowName } from './row-table.tsx'
import { type ImportRow, RowValue } from './row-value.tsx'
import styles from './rows.module.css'
import type { TypedRow } from './use-typed-row.ts'

interface PanelProps {
  id: number
  row: ImportRow
  choicesOf: ChoicesOf
  /** The rows have begun to come in: nothing of them can be changed. */
  hasBegun: boolean
  mayChange: boolean
  typed: TypedRow
  onClose?: (() => void) | undefined
}

/** What becomes, or became, of a row, and why. */
function Standing({
  row: { state, outcome, choice, why, facility_id },
  hasBegun,
}: Pick<PanelProps, 'row' | 'hasBegun'>) {
  return (
    <div className={layout.stack1}>
      <div className={layout.row2}>
        {!hasBegun && <RowStateBadge state={state} />}
        <OutcomeBadge outcome={outcome} />
        {facility_id !== null && <Link to={paths.facility(facility_id)}>See the facility</Link>}
      </div>
      {why && <p>{why}</p>}
      {choice && <p className={textStyles.note}>{choiceWords[choice]}</p>}
    </div>
  )
}

const openFields = ({ marks }: ImportRow) =>
  marks.filter(({ kind }) => kind === 'doubtful' || kind === 'wrong').map(({ field }) => field)

/** A row of a register: what is not right of it, what it may be, and everything that was read. N, A and L choose. */
export function RowPanel({ id, row, choicesOf, hasBegun, mayChange, typed, onClose }: PanelProps) {
  const panel = useRef<HTMLElement>(null)
  const correctsAll = typed.asksForAll(row)
  const press = (choice: string) => () =>
    panel.current?.querySelector<HTMLElement>(`[data-choice="${choice}"] button`)?.click()
  useSingleKeys({ n: press('new'), a: press('add licence'), l: press('leave out') })
  // A field that somebody is typing into stays, also when another officer has put it right meanwhile.
  const open = [row, typed.beginningOf(row)].flatMap(openFields)
  const fields = correctsAll ? importedFieldNames : open
  const isFacility = row.state !== 'left out'
  const mayComeIn = row.state === 'same' || row.state === 'doubtful'
  return (
    <section ref={panel} className={styles.panel} tabIndex={-1} aria-label={rowName(row)}>
      <header className={layout.stack2}>
        {onClose && (
          <div>
            <Button variant="default" isCompact icon={<Icon name="left" size={16} />} onClick={onClose}>
              All rows
            </Button>
          </div>
        )}
        <div>
          <h2>{rowName(row)}</h2>
          <p className={textStyles.note}>Row {row.line} of the file</p>
        </div>
        <Standing row={row} hasBegun={hasBegun} />
      </header>
      {mayChange && isFacility && (
        <>
          <RowChangedMeanwhile row={row} choicesOf={choicesOf} typed={typed} />
          {!correctsAll && <OfferedValues id={id} row={row} />}
          {fields.length > 0 && (
            <CorrectRow
              key={correctsAll ? 'all' : 'open'}
              id={id}
              row={row}
              fields={fields}
              typed={typed}
              isWhole={correctsAll}
            />
          )}
        </>
      )}
      <LikelySame id={id} row={row} choicesOf={choicesOf} mayChoose={mayChange} />
      {mayChange && isFacility && (
        <div className={layout.row2}>
          {mayComeIn && row.choice !== 'new' && <ChooseRow id={id} row={row} choice="new" />}
          {row.choice !== 'leave out' && <ChooseRow id={id} row={row} choice="leave out" />}
          {row.choice !== null && <ChooseRow id={id} row={row} choice={null} />}
          {!correctsAll && (
            <Button variant="subtle" isCompact onClick={() => typed.askForAll(row)}>
              Correct any field
            </Button>
          )}
        </div>
      )}
      {!correctsAll && isFacility && (
        <DescriptionList
          rows={importedFieldNames.map((field) => ({
            label: fieldWords(field),
            value: (row.fields[field] !== null || row.marks.some((mark) => mark.field === field)) && (
              <RowValue row={row} field={field} choicesOf={choicesOf} />
            ),
          }))}
        />
      )}
    </section>
  )
}
