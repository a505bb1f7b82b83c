import type { Comment } from '@portal/contract/entities/comment.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Panel, Section } from '../../ui/layout/page.tsx'
import { Comments } from './comments.tsx'

interface RemarksProps {
  comments: Comment[]
  /** An owner is only given what was written for them. */
  isForOwner: boolean
}

/** What officers wrote about the registration. Spec §3. */
export function RemarksSection({ comments, isForOwner }: RemarksProps) {
  return (
    <Section id="remarks" title="Remarks">
      {comments.length > 0 ? (
        <Panel>
          <Comments comments={comments} isForOwner={isForOwner} />
        </Panel>
      ) : (
        <EmptyState isSmall title="No remarks">
          {isForOwner ? 'What the ministry writes to you appears here.' : 'Nobody has written about this registration.'}
        </EmptyState>
      )}
    </Section>
  )
}
