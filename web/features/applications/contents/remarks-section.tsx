import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import { Comments } from './comments.tsx'
import type { SectionProps } from './section-props.ts'

interface RemarksProps {
  details: SectionProps['details']
  /** An owner receives only comments that are visible to the owner. */
  isForOwner: boolean
}

/** The officers' comments on the registration. Spec §3. */
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
