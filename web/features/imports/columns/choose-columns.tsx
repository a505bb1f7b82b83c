import type { Reply } from '@portal/contract/call.ts'
import * as rowCalls from '@portal/contract/imports/calls/import-rows.ts'
import type { showImport } from '@portal/contract/imports/calls/imports.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { notedFields } from '@portal/domain/imports/paper-note.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../../../api/session.ts'
import { useCallMutation } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { BusyButton } from '../../../ui/form/busy-button.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { ErrorSummary, type Fault } from '../../../ui/form/error-summary.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { LinkButton } from '../../../ui/layout/link-button.tsx'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import textStyles from '../../../ui/text.module.css'
import { type ChosenColumns, columnsOf, missingFields, repeatedColumns } from './chosen-columns.ts'
import { ColumnLine } from './column-line.tsx'
import styles from './columns.module.css'
import { ColumnsChangedMeanwhile } from './columns-changed-meanwhile.tsx'
import { SheetAndHeadings } from './sheet-and-headings.tsx'
import type { ChosenForColumns } from './use-chosen-columns.ts'

type Shown = Reply<typeof showImport>['data']

interface ColumnsProps {
  of: Shown
  nextStep: string
  /** What is chosen and not sent yet. */
  unsent: ChosenForColumns
}

/** What each column of the file is. Those that are certain are folded. */
export function ChooseColumns({ of, nextStep, unsent }: ColumnsProps) {
  const changed = unsent.columns
  const [showsAll, setShowsAll] = useState(false)
  const [faults, setFaults] = useState<Fault[]>([])
  const navigate = useNavigate()
  const saving = useCallMutation(rowCalls.setImportColumns, {
    success: ({ message }) => message,
    recordVersion: of.updated_at,
    // Without a step in the address, the import opens where something still waits.
    onSuccess() {
      unsent.clear()
      return navigate(paths.anImport(of.id), { replace: true })
    },
    onProblem: ({ message, errors }) => setFaults([{ message: Object.values(errors ?? {}).flat()[0] ?? message }]),
  })
  const mayChange = mayDo(useSession(), 'prepare an import') && of.status === 'draft'
  const chosen: ChosenColumns = new Map([...columnsOf(of), ...changed])
  const repeated = repeatedColumns(chosen)
  const missing = missingFields(chosen)
  const toLookAt = of.columns.filter(
    ({ column, confidence }) => confidence === 'doubtful' || changed.has(column) || repeated.includes(column),
  )
  const shown = showsAll || missing !== '' ? of.columns : toLookAt
  const clear = of.columns.length - shown.length
  const isAgain = changed.size > 0 || of.failure !== null

  function save() {
    setFaults(repeated.length > 0 ? [{ message: 'Two columns are said to be the same. Choose one of them' }] : [])
    if (repeated.length > 0) return
    const columns = [...chosen].map(([column, field]) => ({ column, field }))
    saving.mutate({ params: { id: of.id }, body: { columns } })
  }

  return (
    <Section id="columns" title="What the columns are">
      {of.is_remembered && (
        <Notice title="These are the columns of an earlier file with the same headings">Check them once more.</Notice>
      )}
      {missing !== '' && of.columns.length > 0 && (
        <Notice tone="warning" title={`Without a column for ${missing} no row can come in`}>
          Choose the column, or another row with the headings.
        </Notice>
      )}
      <ColumnsChangedMeanwhile unsent={unsent} />
      <Panel>
        <div className={layout.stack4}>
          <ErrorSummary faults={faults} />
          <SheetAndHeadings of={of} isFixed={!mayChange} />
          {mayChange && toLookAt.length > 0 && (
            <p>Choose what each of these columns is. What stands in a column that is not used does not come in.</p>
          )}
          <ul className={styles.columns} aria-label="Columns of the file">
            {shown.map((column) => (
              <ColumnLine
                key={column.column}
                column={column}
                field={chosen.get(column.column) ?? null}
                error={repeated.includes(column.column) ? 'Another column is this already' : undefined}
                isFixed={!mayChange}
                onChoose={(field) => unsent.choose(column.column, field)}
              />
            ))}
          </ul>
          {notedFields.some((field) => [...chosen.values()].includes(field)) && (
            <p className={textStyles.quiet}>
              A second phone, the folio number, the status and remarks are kept in a comment for officers on the
              licence. Of a facility without a day they are kept in its record.
            </p>
          )}
          {clear > 0 && (
            <div className={layout.row3}>
              <span className={textStyles.quiet}>
                {byNumber(clear, { one: '# other column is clear.', other: '# other columns are clear.' })}
              </span>
              <Button variant="default" isCompact onClick={() => setShowsAll(true)}>
                Show all columns
              </Button>
            </div>
          )}
          <div className={layout.row3}>
            {mayChange && (isAgain || toLookAt.length > 0) ? (
              <BusyButton busy={saving.isPending && 'Matching'} onClick={save}>
                {isAgain ? 'Match the rows again' : 'These columns are right'}
              </BusyButton>
            ) : (
              <LinkButton to={nextStep}>Next</LinkButton>
            )}
            {changed.size > 0 && (
              <Button variant="subtle" onClick={unsent.clear}>
                Leave them as they were
              </Button>
            )}
          </div>
        </div>
      </Panel>
    </Section>
  )
}
