import type { Comment } from '@portal/contract/entities/comment.ts'
import { Moment } from '../../ui/dates.tsx'
import styles from './comments.module.css'

/** What officers wrote about a registration, and whether its owner reads it. Spec §3 and §6.1. */
export function Comments({ comments, isForOwner }: { comments: readonly Comment[]; isForOwner?: boolean }) {
  if (comments.length === 0) return <p>There are no comments yet.</p>
  return (
    <ul className={styles.comments}>
      {comments.map(({ id, body, user, created_at, visible_to_owner }) => (
        <li key={id} className={styles.comment}>
          <p className={styles.body}>{body}</p>
          <p className={styles.from}>
            {user.first_name} {user.last_name}, <Moment of={created_at} />.
            {!isForOwner && (visible_to_owner ? ' The owner reads this.' : ' Officers only.')}
          </p>
        </li>
      ))}
    </ul>
  )
}
