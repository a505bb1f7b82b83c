import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The key of an authenticator app as it is stored. */
interface StoredKey {
  user_id: number
  secret: string
}

/** Some keys of apps whose stored text does not begin like this, locked until the transaction ends. */
export function lockKeysUnlike(db: Db, beginning: string, limit: number): Promise<StoredKey[]> {
  return db
    .selectFrom('second_factor')
    .where('secret', 'not like', `${beginning}%`)
    .orderBy('user_id')
    .limit(limit)
    .select(['user_id', 'secret'])
    .forUpdate()
    .execute()
}

/** Stores keys of apps in another form. */
export async function updateKeys(db: Db, keys: readonly StoredKey[]): Promise<void> {
  await sql`
    update second_factor set secret = given.secret
    from unnest(${keys.map(({ user_id }) => user_id)}::int[], ${keys.map(({ secret }) => secret)}::text[])
      as given (user_id, secret)
    where second_factor.user_id = given.user_id
  `.execute(db)
}

/** The beginnings of the stored keys of apps that begin like this, up to their second dot. */
export async function listBeginnings(db: Db, beginning: string): Promise<string[]> {
  const { rows } = await sql<{ start: string }>`
    select distinct substring(secret from '^[^.]*[.][^.]*[.]') as start
    from second_factor where secret like ${`${beginning}%`} order by start
  `.execute(db)
  return rows.map(({ start }) => start)
}

/** Removes some second factors whose stored keys begin like this, with their recovery codes. Returns whose they were. */
export async function removeKeysLike(db: Db, beginning: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    delete from second_factor where user_id in (
      select user_id from second_factor where secret like ${`${beginning}%`} order by user_id limit ${limit} for update
    )
    returning user_id
  `.execute(db)
  return rows.map(({ user_id }) => user_id)
}
