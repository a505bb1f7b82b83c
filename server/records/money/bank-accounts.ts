import { withStates } from '@portal/domain/money/bank-account.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { BankAccountTable } from '../../database/tables/money.ts'

/** The account to which owners pay now: the one that was confirmed last. */
export function bankAccountInForce(db: Db) {
  return db
    .selectFrom('bank_account')
    .where('confirmed_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(sql.lit(1))
    .select(['bank', 'account_name', 'account_number'])
}

/** Locks the accounts until the transaction ends. Reading them stays possible. */
export async function lockBankAccounts(db: Db): Promise<void> {
  await sql`lock table bank_account in share row exclusive mode`.execute(db)
}

const nameOf = (person: 'proposer' | 'confirmer' | 'withdrawer') =>
  sql<string>`${sql.ref(`${person}.first_name`)} || ' ' || ${sql.ref(`${person}.last_name`)}`

/** What an invoice says of an account. */
export type BankAccountDetails = Pick<BankAccountTable, 'bank' | 'account_name' | 'account_number'>

/** Every account that was proposed with its state, in the order of proposing. */
export async function listBankAccounts(db: Db) {
  const accounts = await db
    .selectFrom('bank_account')
    .innerJoin('user_account as proposer', 'proposer.id', 'bank_account.proposed_by')
    .leftJoin('user_account as confirmer', 'confirmer.id', 'bank_account.confirmed_by')
    .leftJoin('user_account as withdrawer', 'withdrawer.id', 'bank_account.withdrawn_by')
    .orderBy('bank_account.id')
    .select([
      'bank_account.id',
      'bank',
      'account_name',
      'account_number',
      'bank_account.proposed_by as proposer_id',
      nameOf('proposer').as('proposed_by'),
      'proposed_at',
      nameOf('confirmer').$castTo<string | null>().as('confirmed_by'),
      'confirmed_at',
      nameOf('withdrawer').$castTo<string | null>().as('withdrawn_by'),
      'withdrawn_at',
    ])
    .execute()
  return withStates(accounts)
}

/** An account as it is read. */
export type BankAccountRow = Awaited<ReturnType<typeof listBankAccounts>>[number]

/** The account with this id, or `not_found`. */
export async function getBankAccount(db: Db, id: number): Promise<BankAccountRow> {
  const account = (await listBankAccounts(db)).find((row) => row.id === id)
  return account ?? refuse('not_found', 'This account was never proposed')
}

/** Adds a proposed account. The accounts must be locked. Returns its id. */
export async function insertBankAccount(db: Db, account: Insertable<BankAccountTable>): Promise<number> {
  return (await db.insertInto('bank_account').values(account).returning('id').executeTakeFirstOrThrow()).id
}

/** Confirms or withdraws an account. The accounts must be locked. */
export async function endProposal(
  db: Db,
  id: number,
  end: Pick<Updateable<BankAccountTable>, 'confirmed_by' | 'confirmed_at' | 'withdrawn_by' | 'withdrawn_at'>,
): Promise<void> {
  await db.updateTable('bank_account').set(end).where('id', '=', id).execute()
}
