import * as lists from '@portal/contract/calls/contents-lists.ts'
import { useSession } from '../../api/session.ts'
import { mayDo } from '@portal/domain/capabilities.ts'
import { useMoreRows } from '../../api/use-more-rows.ts'
import { ShowMore } from '../../ui/table/show-more.tsx'
import type { SectionProps } from './section-props.ts'
import * as calls from '@portal/contract/calls/contents.ts'
import type { Referee } from '@portal/contract/row-sections/referee.ts'
import { useState } from 'react'
import { alreadyLoaded } from '../../ui/feedback/already-loaded.ts'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Section } from '../../ui/layout/page.tsx'
import { phoneInGroups } from '../../ui/phone-in-groups.ts'
import styles from './contents.module.css'
import { DeleteRow } from './delete-row.tsx'
import { messages } from './messages.ts'
import { RefereeDialog } from './referee-dialog.tsx'
import { TwoLines } from './two-lines.tsx'
import { Button } from '../../ui/form/button.tsx'

const columns: Column<Referee>[] = [
  {
    header: 'Name',
    cell: ({ full_name, phone_number }) => <TwoLines first={full_name} second={phoneInGroups(phone_number)} />,
  },
  {
    header: 'Occupation',
    cell: ({ occupation, designation }) => <TwoLines first={occupation} second={designation} />,
  },
  { header: 'Acquainted for', cell: ({ duration_of_acquaintance }) => duration_of_acquaintance },
  { header: 'Verdict', cell: ({ verdict }) => verdict ?? <span className={styles.quiet}>None yet</span> },
]

const deleting: Column<Referee> = {
  header: 'Action',
  cell: ({ id, full_name }) => (
    <DeleteRow
      call={calls.removeReferee}
      id={id}
      name={full_name}
      from="the list of referees"
      success={messages.removeReferee}
    />
  ),
}

/** The referees of the applicant. Spec §2. */
export function RefereeSection({ details, mayChange, instead }: SectionProps) {
  const { id: facilityId } = details.registration.facility
  const referees = useMoreRows(lists.listReferees, {
    id: facilityId,
    first: details.referees,
    total: details.totals.referees,
    rowKey: ({ id }) => id,
  })
  const mayJudge = mayDo(useSession(), 'give a referee verdict')
  const [isAdding, setIsAdding] = useState(false)
  return (
    <Section
      id="referees"
      title="Referees"
      actions={
        mayChange ? (
          <Button variant="outline" onClick={() => setIsAdding(true)}>
            Add Referee
          </Button>
        ) : (
          instead
        )
      }
    >
      <div className={mayChange ? styles.lastColumnOnScreen : undefined}>
        <DataTable
          caption="Referees"
          hidesCaption
          isNumbered
          of={alreadyLoaded(referees.rows)}
          rows={(rows) => rows}
          rowKey={({ id }) => id}
          columns={mayChange ? [...columns, deleting] : columns}
          empty={
            <EmptyState isSmall title="No referees yet">
              A referee is a person of standing who knows the applicant and can be asked about them.
            </EmptyState>
          }
        />
        <ShowMore of={referees} what="referees" />
      </div>
      {isAdding && <RefereeDialog facilityId={facilityId} mayJudge={mayJudge} onClose={() => setIsAdding(false)} />}
    </Section>
  )
}
