import * as adding from '@portal/contract/catalogue/calls/catalogue.ts'
import * as calls from '@portal/contract/catalogue/calls/catalogue-edits.ts'
import type { UsedPart } from '@portal/contract/catalogue/catalogue.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import textStyles from '../../ui/text.module.css'
import styles from './catalogue.module.css'
import { figuresInWords, placesOf, whoKeepsQuestions } from './in-use.ts'
import { RetiredMark } from './retired-mark.tsx'
import { RowActions } from './row-actions.tsx'

const fields = (
  <>
    <TextField name="designation" label="Designation" hint="For example, Part M" characters={20} />
    <TextField name="part_name" label="Part name" />
  </>
)

function Actions({ part, place, count }: { part: UsedPart; place: number; count: number }) {
  const { designation, part_name, types, requirements, open_registrations } = part
  return (
    <RowActions
      call={calls.editPart}
      row={part}
      name={designation}
      place={place}
      count={count}
      edit={{
        title: `Edit ${designation}`,
        defaults: { designation, part_name },
        schema: adding.addPart.body,
        fields,
      }}
      whenRetired={
        <>
          {byNumber(requirements, {
            one: '# requirement is no longer asked.',
            other: '# requirements are no longer asked.',
          })}{' '}
          {byNumber(types, { one: 'This concerns # type of facility.', other: 'This concerns # types of facility.' })}{' '}
          {whoKeepsQuestions(open_registrations)}
        </>
      }
      whenBack={<>Its requirements are asked again. {whoKeepsQuestions(open_registrations)}</>}
    />
  )
}

function columnsFor(parts: readonly UsedPart[]): Column<UsedPart>[] {
  const { placeOf, count } = placesOf(parts)
  return [
    {
      header: 'Designation',
      inCard: 'name',
      cell: ({ designation, retired_at }) => (
        <div>
          <span className={styles.name}>{designation}</span> {retired_at && <RetiredMark />}
        </div>
      ),
    },
    { header: 'Part name', inCard: 'fact', cell: ({ part_name }) => part_name },
    {
      header: 'Used by',
      cell: ({ types, requirements }) =>
        requirements === 0 ? (
          <span className={textStyles.quiet}>Not used yet</span>
        ) : (
          figuresInWords({ Types: types, Requirements: requirements })
        ),
    },
    {
      header: 'Change',
      isAction: true,
      inCard: 'actions',
      cell: (part) => <Actions part={part} place={placeOf(part.id)} count={count} />,
    },
  ]
}

/** Every part, shared by the facility types, and where it is used. Spec §2, Facility types. */
export function PartTable() {
  const parts = useCall(calls.listUsedParts)
  return (
    <DataTable
      caption="Facility parts"
      hidesCaption
      of={parts}
      rows={({ data }) => data}
      rowKey={({ id }) => id}
      columns={columnsFor(parts.data?.data ?? [])}
      isNumbered
      empty={
        <EmptyState title="No facility parts yet" isSmall>
          Each requirement belongs to a part. Add the parts first.
        </EmptyState>
      }
    />
  )
}
