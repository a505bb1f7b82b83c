import * as lists from '@portal/contract/calls/contents-lists.ts'
import { useMoreRows } from '../../api/use-more-rows.ts'
import { ShowMore } from '../../ui/table/show-more.tsx'
import type { SectionProps } from './section-props.ts'
import * as calls from '@portal/contract/calls/contents.ts'
import type { Staff } from '@portal/contract/row-sections/staff.ts'
import { useState } from 'react'
import { alreadyLoaded } from '../../ui/feedback/already-loaded.ts'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Section } from '../../ui/layout/page.tsx'
import { phoneInGroups } from '../../ui/phone-in-groups.ts'
import styles from './contents.module.css'
import { DeleteRow } from './delete-row.tsx'
import { messages } from './messages.ts'
import { StaffDialog } from './staff-dialog.tsx'
import { TwoLines } from './two-lines.tsx'
import { Button } from '../../ui/form/button.tsx'

const columns: Column<Staff>[] = [
  {
    header: 'Name',
    cell: ({ full_name, phone_number }) => <TwoLines first={full_name} second={phoneInGroups(phone_number)} />,
  },
  {
    header: 'Cadre',
    cell: ({ cadre, staff_category_type }) => <TwoLines first={cadre} second={staff_category_type} />,
  },
  {
    header: 'Qualification',
    cell: ({ highest_qualification, rank }) => <TwoLines first={highest_qualification} second={rank} />,
  },
  { header: 'Time', cell: ({ time }) => <span className={styles.sentence}>{time}</span> },
]

const deleting: Column<Staff> = {
  header: 'Action',
  cell: ({ id, full_name }) => (
    <DeleteRow
      call={calls.removeStaff}
      id={id}
      name={full_name}
      from="the list of staff"
      success={messages.removeStaff}
    />
  ),
}

/** The staff of the facility. Spec §2. */
export function StaffSection({ details, mayChange, instead }: SectionProps) {
  const { id: facilityId } = details.registration.facility
  const staffs = useMoreRows(lists.listStaffs, {
    id: facilityId,
    first: details.staffs,
    total: details.totals.staffs,
    rowKey: ({ id }) => id,
  })
  const [isAdding, setIsAdding] = useState(false)
  return (
    <Section
      id="staff"
      title="Personnels/Staffs"
      actions={
        mayChange ? (
          <Button variant="outline" onClick={() => setIsAdding(true)}>
            Add Staff
          </Button>
        ) : (
          instead
        )
      }
    >
      <div className={mayChange ? styles.lastColumnOnScreen : undefined}>
        <DataTable
          caption="Staff"
          hidesCaption
          isNumbered
          of={alreadyLoaded(staffs.rows)}
          rows={(rows) => rows}
          rowKey={({ id }) => id}
          columns={mayChange ? [...columns, deleting] : columns}
          empty={
            <EmptyState isSmall title="No staff yet">
              Everybody who works at the facility is listed, full time and part time. The staff strength is counted from
              this list.
            </EmptyState>
          }
        />
        <ShowMore of={staffs} what="members of staff" />
      </div>
      {isAdding && <StaffDialog facilityId={facilityId} onClose={() => setIsAdding(false)} />}
    </Section>
  )
}
