import type { Reply } from '@portal/contract/call.ts'
import * as adding from '@portal/contract/catalogue/calls/catalogue.ts'
import * as calls from '@portal/contract/catalogue/calls/catalogue-edits.ts'
import type { RequirementToEdit } from '@portal/contract/catalogue/catalogue.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import layout from '../../ui/layout/layout.module.css'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { type Selection, useSelection } from '../../ui/table/use-selection.ts'
import textStyles from '../../ui/text.module.css'
import { AddSubList } from './add-sub-list.tsx'
import styles from './catalogue.module.css'
import { placesOf, whoKeepsQuestions } from './in-use.ts'
import { QuestionList } from './question-list.tsx'
import { RetiredMark } from './retired-mark.tsx'
import { RowActions } from './row-actions.tsx'
import { SelectedQuestions } from './selected-questions.tsx'

const noLongerAsked = {
  one: 'The requirement and its # question are no longer asked.',
  other: 'The requirement and its # questions are no longer asked.',
}

const schema = adding.addRequirement.body.pick({ list: true })
const fields = <TextField name="list" label="Requirement name" hint="For example, Access for wheelchairs" />

function Actions({ row, siblings, open }: { row: RequirementToEdit; siblings: RequirementToEdit[]; open: number }) {
  const { placeOf, count } = placesOf(siblings)
  const asked = row.sub_lists.filter(({ retired_at }) => retired_at === null).length
  return (
    <div className={`${layout.row1} ${styles.change}`}>
      {row.retired_at === null && <AddSubList requirement={row} />}
      <RowActions
        call={calls.editRequirement}
        row={row}
        name={row.list}
        place={placeOf(row.id)}
        count={count}
        edit={{ title: `Edit ${row.list}`, defaults: { list: row.list }, schema, fields }}
        whenRetired={
          <>
            {byNumber(asked, noLongerAsked)} {whoKeepsQuestions(open)}
          </>
        }
        whenBack={<>The requirement is asked again. {whoKeepsQuestions(open)}</>}
      />
    </div>
  )
}

function columnsFor(
  { data, requirements }: Reply<typeof calls.showUsedType>,
  selection: Selection,
): Column<RequirementToEdit>[] {
  const open = data.open_registrations
  return [
    {
      header: 'Part',
      inCard: 'fact',
      cell: ({ part: { designation, part_name, retired_at } }) => (
        <div>
          <div className={styles.line}>
            {designation} {retired_at && <RetiredMark />}
          </div>
          <div className={textStyles.quiet}>{part_name}</div>
        </div>
      ),
    },
    {
      header: 'Requirement',
      inCard: 'name',
      isText: true,
      cell: (row) => (
        <div>
          <div>
            <span className={styles.name}>{row.list}</span> {row.retired_at && <RetiredMark />}
          </div>
          <QuestionList requirement={row} openRegistrations={open} selection={selection} />
        </div>
      ),
    },
    {
      header: 'Change',
      isAction: true,
      inCard: 'actions',
      cell: (row) => (
        <Actions
          row={row}
          siblings={requirements.filter(({ part_req_id }) => part_req_id === row.part_req_id)}
          open={open}
        />
      ),
    },
  ]
}

/** The requirements of a facility type with their parts and questions. Spec §2. */
export function RequirementTable({ facilityTypeId }: { facilityTypeId: string }) {
  const type = useCall(calls.showUsedType, { params: { id: facilityTypeId } })
  const selection = useSelection(facilityTypeId)
  return (
    <>
      <DataTable
        caption="Requirements"
        hidesCaption
        of={type}
        rows={({ requirements }) => requirements}
        rowKey={({ id }) => id}
        columns={type.data ? columnsFor(type.data, selection) : placeholders}
        isNumbered
        empty={
          <EmptyState title="No requirements yet">
            Owners of this type of facility are asked nothing until a requirement with a question is added.
          </EmptyState>
        }
      />
      {type.data && <SelectedQuestions requirements={type.data.requirements} selection={selection} />}
    </>
  )
}

/** The columns while the requirements load. */
const placeholders: Column<RequirementToEdit>[] = ['Part', 'Requirement', 'Change'].map((header) => ({
  header,
  cell: () => null,
}))
