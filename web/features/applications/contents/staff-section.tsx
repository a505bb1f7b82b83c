import { type Staff, staffRows } from '@portal/contract/applications/row-sections/staff.ts'
import { phoneInGroups } from '@portal/domain/accounts/phone-in-groups.ts'
import { Suspense } from 'react'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { useAsksReason } from '../../../fields/use-reason.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import type { Column } from '../../../ui/table/data-table.tsx'
import { FormTable } from '../form-table.tsx'
import styles from './contents.module.css'
import { PersonDocuments } from './person-documents.tsx'
import { RowSection } from './row-section.tsx'
import type { SectionProps } from './section-props.ts'
import { StaffDialog } from './staff-dialog.tsx'
import { TwoLines } from './two-lines.tsx'

const StaffListDialog = lazyPart(async () => (await import('./staff-list/staff-list-dialog.tsx')).StaffListDialog)

const columns: Column<Staff>[] = [
  {
    header: 'Name',
    inCard: 'name',
    cell: ({ full_name, phone_number }) => (
      <TwoLines first={full_name} second={<span className={styles.line}>{phoneInGroups(phone_number)}</span>} />
    ),
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

/** The staff of the facility. Spec §2. */
export function StaffSection(props: SectionProps) {
  const { registration, staffs } = props.details
  const [hasList, setHasList] = useDialogState('staff from a list')
  // An officer says why they change what an owner supplied, and the owner is told of each person; that is for single people.
  const asksDocuments = props.details.asked_documents.some(({ staff_cadres }) => staff_cadres.length > 0)
  const documents: Column<Staff> = {
    header: 'Documents',
    cell: (person) => <PersonDocuments {...props} person={person} />,
  }
  const asksReason = useAsksReason(props.details.has_owner_account)
  return (
    <RowSection
      {...props}
      kind="staff"
      calls={staffRows}
      title="Personnels/Staffs"
      rows={staffs}
      columns={asksDocuments ? [...columns, documents] : columns}
      nameOf={({ full_name }) => full_name}
      empty={{
        title: 'No staff yet',
        text: 'Everybody who works at the facility is listed, full time and part time. The staff strength is counted from this list.',
      }}
      alsoAdd={
        !asksReason && (
          <>
            <Button variant="outline" onClick={() => setHasList(true)}>
              Add from a list
            </Button>
            {hasList && (
              <Suspense fallback={null}>
                <StaffListDialog
                  listed={{
                    facilityId: registration.facility.id,
                    registrationId: registration.id,
                    first: staffs,
                    total: props.details.totals.staffs,
                  }}
                  onClose={() => setHasList(false)}
                />
              </Suspense>
            )}
          </>
        )
      }
      form={(close, row) => (
        <StaffDialog
          facilityId={registration.facility.id}
          hasOwner={props.details.has_owner_account}
          row={row}
          onClose={close}
        />
      )}
    />
  )
}

/** The staff, on the printed form. */
export function StaffOnPaper({ details: { staffs, totals } }: Pick<SectionProps, 'details'>) {
  return (
    <FormTable
      caption="Staff"
      columns={['Name', 'Cadre', 'Qualification', 'Time']}
      rows={staffs.map(({ id, full_name, cadre, highest_qualification, time }) => ({
        id,
        cells: [full_name, cadre, highest_qualification, time],
      }))}
      total={totals.staffs}
    />
  )
}
