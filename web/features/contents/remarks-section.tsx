import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Panel, Section } from '../../ui/layout/page.tsx'
import { Comments } from './comments.tsx'
import type { SectionProps } from './section-props.ts'

interface RemarksProps {
  details: SectionProps['details']
  /** An owner is only given what was written for them. */
  isForOwner: boolean
}

/** What officers wrote about the registration. Spec §3. */
export function RemarksSection({ details, isForOwner }: RemarksProps) {
  return (
    <Section id="remarks" title="Remarks">
      {details.totals.comments > 0 ? (
        <Panel>
          <Comments of={details} isForOwner={isForOwner} />
        </Panel>
      ) : (
        <EmptyState isSmall title="No remarks">
          {isForOwner ? 'What the ministry writes to you appears here.' : 'Nobody has written about this registration.'}
        </EmptyState>
      )}
    </Section>
  )
}
