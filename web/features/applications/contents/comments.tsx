import { listComments } from '@portal/contract/applications/calls/contents-lists.ts'
import type { Comment } from '@portal/contract/applications/comment.ts'
import { useMoreRows } from '../../../api/use-more-rows.ts'
import { Moment } from '../../../ui/dates.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { ShowMore } from '../../../ui/table/show-more.tsx'
import styles from './comments.module.css'

interface CommentsProps {
  of: { registration: { id: number; comments: readonly Comment[] }; totals: { comments: number } }
  isForOwner?: boolean
}

/** The officers' comments on a registration, and whether the owner can read them. Spec §3 and §6.1. */
export function Comments({ of: { registration, totals }, isForOwner }: CommentsProps) {
  const comments = useMoreRows(listComments, {
    id: registration.id,
    first: registration.comments,
    total: totals.comments,
    rowKey: ({ id }) => id,
    isNewestFirst: true,
  })
  if (comments.total === 0) return <p>There are no comments yet.</p>
  return (
    <>
      <ShowMore of={comments} label="Show earlier comments" />
      <ul className={`${layout.stack4} ${styles.comments}`}>
        {comments.rows.map(({ id, body, user, created_at, visible_to_owner }) => (
          <li key={id} className={styles.comment}>
            <p className={styles.body}>{body}</p>
            <p className={styles.from}>
              {user.first_name} {user.last_name}, <Moment of={created_at} />.
              {!isForOwner && (visible_to_owner ? ' The owner reads this.' : ' Officers only.')}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
