import { Link } from 'react-router'
import { usePortal } from '../../../api/use-portal.ts'
import { daysInWords } from '../../../fields/case-clock.tsx'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Section } from '../../../ui/layout/page.tsx'
import textStyles from '../../../ui/text.module.css'
import { CaseTable } from './case-table.tsx'
import { everybodysCases } from './use-oldest-cases.ts'

/** The cases that wait longest for the ministry, the oldest first, each with its clock. */
export function OldestCases() {
  const usual = usePortal()?.service_days
  return (
    <Section title="Waiting longest" actions={<Link to={paths.queue('with=ministry')}>See the whole queue</Link>}>
      {usual !== undefined && (
        <p className={textStyles.quiet}>An application usually takes {daysInWords(usual)}. Those past it are marked.</p>
      )}
      <CaseTable
        caption="The applications that wait longest"
        filters={everybodysCases}
        empty={
          <EmptyState title="No application is waiting" icon="check">
            Applications appear here as soon as their owners submit them.
          </EmptyState>
        }
      />
    </Section>
  )
}
