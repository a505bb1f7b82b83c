import type { RowSection as RowCalls } from '@portal/contract/applications/row-section.ts'
import { type RowKind, rowSectionOf } from '@portal/domain/applications/row-sections.ts'
import { type ReactNode, useState } from 'react'
import { type ListCall, useMoreRows } from '../../../api/use-more-rows.ts'
import { useOpenForm } from '../../../api/use-open-form.ts'
import { LastChange } from '../../../fields/changed-by.tsx'
import { ItemNote, useMayTouch } from '../../../fields/item-notes.tsx'
import { RemoveWithReason } from '../../../fields/remove-with-reason.tsx'
import { ownerIsTold, useAsksReason } from '../../../fields/use-reason.tsx'
import { alreadyLoaded } from '../../../ui/feedback/already-loaded.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Button } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Section } from '../../../ui/layout/page.tsx'
import signedIn from '../../../ui/signed-in.module.css'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { ShowMore } from '../../../ui/table/show-more.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './contents.module.css'
import { DeleteRow } from './delete-row.tsx'
import { SectionButton } from './page-buttons.tsx'
import type { SectionProps } from './section-props.ts'
import { toasts } from './toasts.ts'

interface RowSectionProps<Row> extends SectionProps {
  kind: RowKind
  calls: { list: ListCall<Row>; remove: RowCalls['remove'] }
  /** The heading on the page, where it is not the section's own title. */
  title?: string
  /** The rows that came with the registration. */
  rows: readonly Row[]
  columns: Column<Row>[]
  /** What a row is called when it is about to be deleted. */
  nameOf: (row: Row) => string
  /** What is shown while there are no rows. */
  empty: { title: string; text: string }
  /** Another button beside the one that opens the form. */
  alsoAdd?: ReactNode
  /** The form that adds a row or, with a row, corrects it. */
  form: (onClose: () => void, row?: Row) => ReactNode
}

/** The columns, with the latest change of a row and the page's note on it under what names it. */
function withNotes<Row extends { id: number }>({
  kind,
  columns,
  corrections,
}: Pick<RowSectionProps<Row>, 'kind' | 'columns' | 'corrections'>): Column<Row>[] {
  const { section, list: part } = rowSectionOf(kind)
  return columns.map((column, index) => ({
    ...column,
    cell: (row) => (
      <>
        {column.cell(row)}
        {index === 0 && (
          <>
            <LastChange corrections={corrections} part={part} id={row.id} />
            <ItemNote section={section} id={row.id} />
          </>
        )}
      </>
    ),
  }))
}

/** A section of rows: a numbered table, a form that adds a row, and a button in each row that removes it. */
export function RowSection<Row extends { id: number }>(props: RowSectionProps<Row>) {
  const { kind, calls, details, mayChange, nameOf, empty, alsoAdd, form } = props
  const { section, list, label, title: name } = rowSectionOf(kind)
  const columns = withNotes(props)
  const mayTouch = useMayTouch()
  const [isAdding, setIsAdding] = useOpenForm(section, `add ${section}`)
  const [edited, setEdited] = useState<Row>()
  const asksReason = useAsksReason(details.has_owner_account)
  const rows = useMoreRows(calls.list, {
    id: details.registration.facility.id,
    first: props.rows,
    total: details.totals[list],
    rowKey: ({ id }) => id,
    query: { registration_id: details.registration.id },
  })
  const deleting: Column<Row> = {
    header: 'Action',
    isAction: true,
    inCard: 'actions',
    cell: (row) =>
      mayTouch({ section, id: row.id }) && (
        <div className={`${layout.row2} ${styles.rowActions}`}>
          <Button
            variant="default"
            isCompact
            className={`${signedIn.inRow} ${styles.inRow}`}
            onClick={() => setEdited(row)}
          >
            Edit<VisuallyHidden> {nameOf(row)}</VisuallyHidden>
          </Button>
          {asksReason ? (
            <RemoveWithReason
              call={calls.remove}
              sent={(reason) => ({ params: { id: row.id }, query: { reason } })}
              name={nameOf(row)}
              success={toasts.removeRow}
              hint={ownerIsTold}
              className={`${signedIn.inRow} ${styles.inRow}`}
            />
          ) : (
            <DeleteRow call={calls.remove} id={row.id} name={nameOf(row)} from={`the list of ${name.toLowerCase()}`} />
          )}
        </div>
      ),
  }
  const add = (
    <>
      <SectionButton label={`Add ${label}`} isOpen={isAdding} onClick={() => setIsAdding(true)} />
      {alsoAdd}
    </>
  )
  return (
    <Section
      id={section}
      title={props.title ?? name}
      actions={mayChange && mayTouch({ section, isAdded: true }) && add}
    >
      <ItemNote section={section} />
      <div className={mayChange ? styles.lastColumnOnScreen : undefined}>
        <DataTable
          caption={name}
          hidesCaption
          isNumbered
          of={alreadyLoaded(rows.rows)}
          rows={(loaded) => loaded}
          rowKey={({ id }) => id}
          columns={mayChange ? [...columns, deleting] : columns}
          empty={
            <EmptyState isSmall title={empty.title}>
              {empty.text}
            </EmptyState>
          }
        />
        <ShowMore of={rows} />
      </div>
      {isAdding && form(() => setIsAdding(false))}
      {edited && form(() => setEdited(undefined), edited)}
    </Section>
  )
}
