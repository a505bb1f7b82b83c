import { type Referee, refereeRows } from '@portal/contract/row-sections/referee.ts'
import { mayDo } from '@portal/domain/capabilities.ts'
import { useSession } from '../../api/session.ts'
import { phoneInGroups } from '../../ui/phone-in-groups.ts'
import type { Column } from '../../ui/table/data-table.tsx'
import styles from './contents.module.css'
import { RefereeDialog } from './referee-dialog.tsx'
import { RowSection } from './row-section.tsx'
import type { SectionProps } from './section-props.ts'
import { TwoLines } from './two-lines.tsx'

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

/** The referees of the applicant. Spec §2. */
export function RefereeSection(props: SectionProps) {
  const { registration, referees } = props.details
  const mayJudge = mayDo(useSession(), 'give a referee verdict')
  return (
    <RowSection
      {...props}
      kind="referee"
      calls={refereeRows}
      title="Referees"
      rows={referees}
      columns={columns}
      nameOf={({ full_name }) => full_name}
      empty={{
        title: 'No referees yet',
        text: 'A referee is a person of standing who knows the applicant and can be asked about them.',
      }}
      addLabel="Add Referee"
      form={(close) => <RefereeDialog facilityId={registration.facility.id} mayJudge={mayJudge} onClose={close} />}
    />
  )
}
