import { type Referee, refereeRows } from '@portal/contract/applications/row-sections/referee.ts'
import { mayDo, reachOf } from '@portal/domain/accounts/capabilities.ts'
import { phoneInGroups } from '@portal/domain/accounts/phone-in-groups.ts'
import { mayChangeApplication } from '@portal/domain/actions/offered-actions.ts'
import { useSession } from '../../../api/session.ts'
import signedIn from '../../../ui/signed-in.module.css'
import type { Column } from '../../../ui/table/data-table.tsx'
import { FormTable } from '../form-table.tsx'
import styles from './contents.module.css'
import { JudgeReferee } from './judge-referee.tsx'
import { RefereeDialog } from './referee-dialog.tsx'
import { RowSection } from './row-section.tsx'
import type { SectionProps } from './section-props.ts'
import { TwoLines } from './two-lines.tsx'

const columns: Column<Referee>[] = [
  {
    header: 'Name',
    inCard: 'name',
    cell: ({ full_name, phone_number }) => (
      <TwoLines first={full_name} second={<span className={styles.line}>{phoneInGroups(phone_number)}</span>} />
    ),
  },
  {
    header: 'Occupation',
    cell: ({ occupation, designation }) => <TwoLines first={occupation} second={designation} />,
  },
  { header: 'Acquainted for', cell: ({ duration_of_acquaintance }) => duration_of_acquaintance },
]

function verdictColumn(mayJudge: boolean): Column<Referee> {
  return {
    header: 'Verdict',
    cell: (referee) => (
      <>
        <div>{referee.verdict ?? <span className={`${signedIn.aside} ${styles.asText}`}>None yet</span>}</div>
        {mayJudge && <JudgeReferee referee={referee} />}
      </>
    ),
  }
}

/** The referees of the applicant. Spec §2. */
export function RefereeSection(props: SectionProps) {
  const { registration, referees } = props.details
  const session = useSession()
  const mayJudge = mayDo(session, 'give a referee verdict')
  const isOpen = mayChangeApplication(reachOf(session, 'change registration contents'), registration)
  return (
    <RowSection
      {...props}
      kind="referee"
      calls={refereeRows}
      rows={referees}
      columns={[...columns, verdictColumn(mayJudge && isOpen)]}
      nameOf={({ full_name }) => full_name}
      empty={{
        title: 'No referees yet',
        text: 'A referee is a person of standing who knows the applicant and can be asked about them.',
      }}
      form={(close, row) => (
        <RefereeDialog
          facilityId={registration.facility.id}
          hasOwner={props.details.has_owner_account}
          mayJudge={mayJudge}
          row={row}
          onClose={close}
        />
      )}
    />
  )
}

/** The referees, on the printed form. */
export function RefereesOnPaper({ details: { referees, totals } }: Pick<SectionProps, 'details'>) {
  return (
    <FormTable
      caption="Referees"
      columns={['Name', 'Occupation', 'Phone number', 'Acquainted for']}
      rows={referees.map(({ id, full_name, occupation, phone_number, duration_of_acquaintance }) => ({
        id,
        cells: [full_name, occupation, phoneInGroups(phone_number), duration_of_acquaintance],
      }))}
      total={totals.referees}
    />
  )
}
