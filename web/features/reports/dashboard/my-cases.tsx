import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Section } from '../../../ui/layout/page.tsx'
import { CaseTable } from './case-table.tsx'
import { myCases } from './use-oldest-cases.ts'

/** The cases with the ministry that the signed-in officer has, the oldest first. */
export function MyCases() {
  return (
    <Section title="My applications" actions={<Link to={paths.queue('assignee=me')}>See all my applications</Link>}>
      <CaseTable
        caption="My applications"
        filters={myCases}
        empty={
          <EmptyState isSmall title="You have no application">
            Take one from the list below.
          </EmptyState>
        }
      />
    </Section>
  )
}
