import type { CorrectiveAction } from '@portal/contract/inspections/corrective-action.ts'
import { ViewFile } from '../../../fields/view-file.tsx'
import { Day } from '../../../ui/dates.tsx'
import layout from '../../../ui/layout/layout.module.css'
import textStyles from '../../../ui/text.module.css'

type Reply = CorrectiveAction['replies'][number]

function Decision({ of: { is_accepted, reason, decided_by, decided_at } }: { of: Reply }) {
  if (is_accepted === null || decided_at === null) return null
  return (
    <p>
      <strong>{is_accepted ? 'Accepted' : 'Sent back'}</strong> by {decided_by} on <Day of={decided_at} />
      {reason && `: ${reason}`}
    </p>
  )
}

/** The replies of the owner with their files, and what an inspector said to each, the oldest first. */
export function Replies({ replies }: Pick<CorrectiveAction, 'replies'>) {
  if (replies.length === 0) return null
  return (
    <ol className={`${layout.stack3} ${layout.list}`} aria-label="Replies">
      {replies.map((reply) => (
        <li key={reply.id} className={layout.stack1}>
          <p className={textStyles.written}>{reply.text}</p>
          <p className={textStyles.note}>
            {reply.replied_by}, <Day of={reply.replied_at} />
          </p>
          {reply.files.length > 0 && (
            <div className={layout.row2}>
              {reply.files.map((slug, index) => (
                <ViewFile key={slug} slug={slug} name={`file ${index + 1} of the reply`} />
              ))}
            </div>
          )}
          <Decision of={reply} />
        </li>
      ))}
    </ol>
  )
}
