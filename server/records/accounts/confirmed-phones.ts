import { type Selectable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { PhoneConfirmationTable } from '../../database/tables/accounts.ts'

/** A code as it was asked for: what its SMS knows. */
type AskedCode = Pick<Selectable<PhoneConfirmationTable>, 'user_id' | 'phone_number' | 'asked_at'>

/** The phone number of an account, whether it is confirmed, and whether a code for it is on its way or valid. */
export function getPhone(db: Db, userId: number, now: Date) {
  return db
    .selectFrom('user_account')
    .leftJoin('phone_confirmation', (join) =>
      join
        .onRef('phone_confirmation.user_id', '=', 'user_account.id')
        .on((row) =>
          row.or([
            row('phone_confirmation.ends_at', 'is', null),
            row('phone_confirmation.ends_at', '>', now.toISOString()),
          ]),
        ),
    )
    .where('user_account.id', '=', userId)
    .select([
      'user_account.phone_number',
      'phone_confirmation.asked_at',
      sql<boolean>`confirmed_phone is not null`.as('is_confirmed'),
    ])
    .executeTakeFirstOrThrow()
}

/** Stores that a code is on its way to the number of an account. It replaces an earlier one. */
export async function askForPhoneCode(db: Db, { user_id, ...asked }: AskedCode): Promise<void> {
  const newest = { ...asked, code_hash: null, ends_at: null }
  await db
    .insertInto('phone_confirmation')
    .values({ user_id, ...newest })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(newest))
    .execute()
}

/** Stores the code of an SMS when it is delivered to the number. Returns false if it is not wanted any more, or a newer one is. */
export async function storePhoneCode(
  db: Db,
  { user_id, phone_number, asked_at }: AskedCode,
  code: { code_hash: Buffer; ends_at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('phone_confirmation')
    .set(code)
    .where('user_id', '=', user_id)
    .where('phone_number', '=', phone_number)
    .where('asked_at', '=', asked_at)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The hash of the code that was sent to the number of an account: none if it has not left yet, or has ended. */
export async function findPhoneCode(
  db: Db,
  { user_id, phone_number }: Pick<AskedCode, 'user_id' | 'phone_number'>,
  now: Date,
): Promise<Buffer[]> {
  const codes = await db
    .selectFrom('phone_confirmation')
    .where('user_id', '=', user_id)
    .where('phone_number', '=', phone_number)
    .where('ends_at', '>', now.toISOString())
    .select('code_hash')
    .execute()
  return codes.flatMap(({ code_hash }) => code_hash ?? [])
}

/** Uses up a code for a number. Returns false if it is wrong or not valid any more. */
export async function takePhoneCode(
  db: Db,
  { user_id, phone_number, code_hash }: Pick<AskedCode, 'user_id' | 'phone_number'> & { code_hash: Buffer },
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('phone_confirmation')
    .where('user_id', '=', user_id)
    .where('phone_number', '=', phone_number)
    .where('code_hash', '=', code_hash)
    .where('ends_at', '>', now.toISOString())
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * Locks a phone number until the transaction ends, and the accounts that confirm it and have it. Two accounts that confirm one
 * number at the same moment wait for each other here, before either has locked a row, so that the later one gets it.
 */
export async function lockPhone(db: Db, { user_id, phone_number }: Pick<AskedCode, 'user_id' | 'phone_number'>) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`phone ${phone_number}`}, 0))`.execute(db)
  await db
    .selectFrom('user_account')
    .where((row) => row.or([row('id', '=', user_id), row('confirmed_phone', '=', phone_number)]))
    .orderBy('id')
    .select('id')
    .forUpdate()
    .execute()
}

/** Gives an account its number as a confirmed one. Returns the account that had it, if there is one, which loses it. */
export async function moveConfirmedPhone(
  db: Db,
  { user_id, phone_number }: Pick<AskedCode, 'user_id' | 'phone_number'>,
): Promise<number | undefined> {
  const loser = await db
    .updateTable('user_account')
    .set({ confirmed_phone: null })
    .where('confirmed_phone', '=', phone_number)
    .where('id', '<>', user_id)
    .returning('id')
    .executeTakeFirst()
  if (loser) await endLinksBySms(db, loser.id)
  await db.updateTable('user_account').set({ confirmed_phone: phone_number }).where('id', '=', user_id).execute()
  return loser?.id
}

/** Ends what was sent to the former number of an account: a code, and a link for a new password. */
export async function endFormerPhone(db: Db, userId: number, phone_number: string): Promise<void> {
  await db
    .deleteFrom('phone_confirmation')
    .where('user_id', '=', userId)
    .where('phone_number', '<>', phone_number)
    .execute()
  const account = db.selectFrom('user_account').where('id', '=', userId).where('confirmed_phone', 'is not', null)
  if (!(await account.select('id').executeTakeFirst())) await endLinksBySms(db, userId)
}

async function endLinksBySms(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('password_reset').where('user_id', '=', userId).where('kind', '=', 'sms').execute()
}
