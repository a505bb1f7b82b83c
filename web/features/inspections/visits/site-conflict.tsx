import { waitingAboutSite } from '../../../api/visits/record.ts'
import { settleSite } from '../../../api/visits/settle.ts'
import type { OpenVisit } from '../../../api/visits/use-visit.ts'
import { Moment } from '../../../ui/dates.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { DescriptionList } from '../../../ui/layout/description-list.tsx'
import styles from './question.module.css'

/** What another phone recorded on site meanwhile, and what this one did. The person chooses. */
export function SiteConflict({ visit }: { visit: OpenVisit }) {
  const rows = waitingAboutSite(visit.log)
  const problem = rows.at(-1)?.problem
  const conflict = rows.find((row) => row.conflict)?.conflict
  const own = rows.at(-1)?.change.site
  if (problem) return <p role="alert">The portal did not accept this page: {problem}</p>
  if (conflict?.is !== 'site' || !own) return null
  const { stored } = conflict
  const rowsOf = ({ met_name, beds_counted, remarks, staff }: typeof own | typeof stored) => [
    { label: 'Who was met', value: met_name },
    { label: 'Beds counted', value: beds_counted },
    { label: 'Staff noted', value: staff.length },
    { label: 'Remarks', value: remarks },
  ]
  return (
    <section className={styles.versions} aria-label="Two versions of this page">
      <p>
        <strong>Somebody else of the team recorded this page too.</strong> Choose which one counts.
      </p>
      <h3>From this phone</h3>
      <DescriptionList rows={rowsOf(own)} />
      <Button onClick={() => void settleSite(visit, stored, true)}>Keep mine</Button>
      <h3>
        From another phone, <Moment of={stored.updated_at} />
      </h3>
      <DescriptionList rows={rowsOf(stored)} />
      <Button variant="default" onClick={() => void settleSite(visit, stored, false)}>
        Use this one
      </Button>
    </section>
  )
}
