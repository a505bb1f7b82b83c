import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { daysForFormerTeam } from '@portal/domain/inspections/visits.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { useSession } from '../../api/session.ts'
import { useVisitPerson } from '../../api/visits/visit-person.ts'
import { PlannedVisits } from '../../features/inspections/visits/planned-visits.tsx'
import { UploadVisitFile } from '../../features/inspections/visits/upload-visit-file.tsx'
import { useKeptVisits } from '../../features/inspections/visits/use-kept-visits.ts'
import styles from '../../features/inspections/visits/visits.module.css'
import { VisitsOnPhone } from '../../features/inspections/visits/visits-on-phone.tsx'
import { MenuNumber } from '../../fields/menu-number.tsx'
import { paths } from '../../paths.ts'
import { PageSkeleton } from '../../ui/feedback/skeletons.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** My visits: those on this phone, which need no network, and those that can be kept. */
export function Visits() {
  const session = useSession()
  const person = useVisitPerson() ?? 0
  const kept = useKeptVisits(person)
  if (!kept) return <PageSkeleton />
  return (
    <div className={styles.visits}>
      <Page
        title="Visits"
        width="reading"
        lead={
          <>
            Keep a visit on this phone before you go. Then it works without a network. <MenuNumber of="visits" />
          </>
        }
      >
        <VisitsOnPhone kept={kept} />
        {mayDo(session, 'carry out an inspection') && (
          <>
            <PlannedVisits person={person} kept={new Set(kept.map(({ visit }) => visit.id))} />
            <UploadVisitFile />
          </>
        )}
        {session && !mayDo(session, 'carry out an inspection') && (
          <p>
            You do not have the duty to inspect. What you recorded while you had it is accepted for{' '}
            {byNumber(daysForFormerTeam, { one: '# day', other: '# days' })} from the day on which it ended. After that,
            save the visit as a file, and give it to an officer who inspects.
          </p>
        )}
        {!session && (
          <p>
            Your session has ended. <a href={paths.signIn(paths.visits())}>Log in</a> to see your other visits and to
            send what you record.
          </p>
        )}
      </Page>
    </div>
  )
}
