import { rolesThatMay } from '@portal/domain/accounts/capabilities.ts'
import type { ReportReceivers } from '@portal/domain/settings/monthly-report.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isOfficerWhoMay } from '../accounts/officers.ts'

/** Whether an account can open the reports: an officer who can log in, and has chosen a password. */
const canOpenReports: RawBuilder<boolean> = sql<boolean>`(
  user_account.privilege_type = any(${rolesThatMay('see the reports')}::text[])
  and user_account.disabled_at is null and not user_account.must_change_password
)`

/** The officers who get the report of a month. */
export function listReportReceivers(db: Db, receivers: Exclude<ReportReceivers, 'nobody'>): Promise<{ id: number }[]> {
  return db
    .selectFrom('user_account')
    .where(canOpenReports)
    .$if(receivers === 'decide', (officers) => officers.where(isOfficerWhoMay('decide on a registration')))
    .select('id')
    .orderBy('id')
    .execute()
}

/** Whether a person can open the reports now. */
export async function mayOpenReports(db: Db, userId: number): Promise<boolean> {
  const found = await db
    .selectFrom('user_account')
    .where('id', '=', userId)
    .where(canOpenReports)
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}
