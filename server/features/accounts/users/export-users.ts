import * as calls from '@portal/contract/reports/calls/exports.ts'
import { isOfficer } from '@portal/domain/accounts/capabilities.ts'
import { accountState } from '@portal/domain/actions/offered-account-actions.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { Db } from '../../../database/connect.ts'
import { type Column, day, moment, number, type Table, tableOf, text } from '../../../files/table.ts'
import { listAccountsAfter } from '../../../records/accounts/user-accounts.ts'
import type { Serve } from '../../../use-case/context.ts'
import { askedOf, batchesAfter, linkToList } from '../../../use-case/exported-list.ts'

/** The link to the accounts of officers and owners as a file. */
export function userExportRoutes(serve: Serve): void {
  serve(calls.linkUsersExport, (context, { body }) => linkToList(context, 'users', body))
}

type Account = Awaited<ReturnType<typeof listAccountsAfter>>[number]

const dayOf = (at: string | null) => at && lagosDate(Date.parse(at))

const columns: readonly Column<Account>[] = [
  text('First name', ({ first_name }) => first_name),
  text('Last name', ({ last_name }) => last_name),
  text('Email', ({ email }) => email),
  text('Phone', ({ phone_number }) => phone_number),
  text('Who', (account) => (isOfficer(account) ? 'Officer' : 'Owner')),
  text('Duties', ({ duties }) => duties.join(', ')),
  text('Account', (account) => accountState(account)),
  text('Invited by', ({ invited_by }) => invited_by),
  day('Opened on', ({ created_at }) => dayOf(created_at)),
  moment('Last logged in', ({ last_signed_in_at }) => last_signed_in_at),
  day('Disabled on', ({ disabled_at }) => dayOf(disabled_at)),
  number('Open applications', ({ cases }) => cases),
  number('Facilities', ({ facilities }) => facilities),
]

/** All accounts that the filters choose, a batch at a time, with nothing by which somebody could log in. */
export function exportUsers(db: Db, sent: unknown, { now }: { now: Date }): Table {
  const { format, ...filters } = askedOf(calls.linkUsersExport.body, sent)
  return tableOf(
    columns,
    batchesAfter((place) => listAccountsAfter(db, { ...filters, ...place }, now)),
  )
}
