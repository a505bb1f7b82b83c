import type { Comment } from '@portal/contract/entities/comment.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Section } from '../../ui/page.tsx'
import { Moment } from '../../ui/when.tsx'
import looks from './remarks-section.module.css'

interface RemarksParts {
  comments: Comment[]
  /** Officers see all remarks, and which of them the owner sees too. */
  isForOfficer: boolean
}

/** What officers wrote about the registration. Spec §3. */
export function RemarksSection({ comments, isForOfficer }: RemarksParts) {
  return (
    <Section id="remarks" title="Remarks">
      {comments.length === 0 && (
        <EmptyState isSmall title="No remarks">
          {isForOfficer
            ? 'Nobody has written about this registration.'
            : 'What the ministry writes to you appears here.'}
        </EmptyState>
      )}
      {comments.length > 0 && (
        <ul className={looks.remarks}>
          {comments.map(({ id, body, user, created_at, visible_to_owner }) => (
            <li key={id} className={looks.remark}>
              <div className={looks.body}>{body}</div>
              <div className={looks.quiet}>
                {user.first_name} {user.last_name}, <Moment of={created_at} />
                {isForOfficer && <> · {visible_to_owner ? 'Shown to the owner' : 'Officers only'}</>}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
