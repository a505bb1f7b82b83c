import type { Insertable } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Db } from '../database/connect.ts'
import type { CommentTable } from '../database/tables/registrations.ts'

/** The comments on a registration with their officers, oldest first; for its owner those that were meant for them. */
export function listComments(db: Db, registrationId: number, onlyVisibleToOwner: boolean) {
  return comments(db)
    .where('registration_id', '=', registrationId)
    .$if(onlyVisibleToOwner, (all) => all.where('visible_to_owner', '=', true))
    .orderBy('comment.id')
    .execute()
}

/** Adds a comment. */
export async function insertComment(db: Db, comment: Insertable<CommentTable>) {
  const { id } = await db.insertInto('comment').values(comment).returning('id').executeTakeFirstOrThrow()
  return comments(db).where('comment.id', '=', id).executeTakeFirstOrThrow()
}

function comments(db: Db) {
  return db
    .selectFrom('comment')
    .innerJoin('user_account', 'user_account.id', 'comment.user_id')
    .select(({ ref }) => [
      'comment.id',
      'registration_id',
      'body',
      'visible_to_owner',
      jsonBuildObject({ first_name: ref('first_name'), last_name: ref('last_name') }).as('user'),
      'comment.created_at',
    ])
}
