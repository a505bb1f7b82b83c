import * as calls from '@portal/contract/calls/contents.ts'
import type { Referee } from '@portal/contract/entities/referee.ts'
import { type ReactNode, useState } from 'react'
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

interface RefereeProps {
  referees: Referee[]
  facilityId: number
  mayChange: boolean
  /** An officer gives the verdict on a referee. */
  mayJudge: boolean
  /** In place of the button. */
  instead?: ReactNode
}

/** The referees of the applicant. Spec §2. */
export function RefereeSection({ referees, facilityId, mayChange, mayJudge, instead }: RefereeProps) {
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
          of={alreadyLoaded(referees)}
          rows={(rows) => rows}
          rowKey={({ id }) => id}
          columns={mayChange ? [...columns, deleting] : columns}
          empty={
            <EmptyState isSmall title="No referees yet">
              A referee is a person of standing who knows the applicant and can be asked about them.
            </EmptyState>
          }
        />
      </div>
      {isAdding && <RefereeDialog facilityId={facilityId} mayJudge={mayJudge} onClose={() => setIsAdding(false)} />}
    </Section>
  )
}
