import { editSubLists } from '@portal/contract/catalogue/calls/catalogue-edits.ts'
import * as bankAccount from '@portal/contract/money/calls/bank-account.ts'
import * as reconciliation from '@portal/contract/money/calls/reconciliation.ts'
import * as settings from '@portal/contract/settings/calls/settings.ts'
import { ministrySettings } from '@portal/domain/settings/settings.ts'
import { sql } from 'kysely'
import { demoOfficer, registrar, secondOfficer } from './people.ts'
import type { Act, Portal } from './portal.ts'

// What the ministry does for all facilities.

/** Says whom people call, and when. */
export const publishContact: Act = ({ send, clock }) => {
  const unchanged = {
    product_name: ministrySettings.product_name.initial,
    ministry_name: ministrySettings.ministry_name.initial,
    ministry_address: ministrySettings.ministry_address.initial,
    home_state_id: ministrySettings.home_state_id.initial,
    certificate_prefix: ministrySettings.certificate_prefix.initial,
    validity_policy: ministrySettings.validity_policy.initial,
    temporary_months: ministrySettings.temporary_months.initial,
    officer_idle_minutes: ministrySettings.officer_idle_minutes.initial,
  }
  const contact = { ministry_phone: '+2348030000000', ministry_hours: 'Monday to Friday, 8:00 to 16:00' }
  const body = { ...unchanged, ...contact, start_date: clock.today() }
  return send(demoOfficer, settings.changeSettings, { body })
}

/** What owners may show with a photo. */
export const takesEvidence: Act = async ({ send, db }) => {
  const shown = sql<boolean>`sub_list ~* 'oxygen|fire exting|sharps|generator'`
  const asked = await db.selectFrom('sub_list').where(shown).orderBy('id').select('id').execute()
  await send(registrar, editSubLists, { body: { ids: asked.map(({ id }) => id), set: { takes_evidence: true } } })
}

type Office = 'Director Inspectorate Services' | 'Permanent Secretary' | 'Hon. Commissioner'

/** Somebody takes an office that signs papers. */
export const takesOffice =
  (title: Office, name: string): Act =>
  async ({ send, clock, db }) => {
    const today = clock.today()
    const before = await db.selectFrom('office_holder').where('title', '=', title).select('id').execute()
    for (const { id } of before) {
      await send(demoOfficer, settings.endOfficeHolder, { params: { id }, body: { end_date: today } })
    }
    const start_date = before.length > 0 ? clock.tomorrow() : today
    await send(demoOfficer, settings.addOfficeHolder, { body: { title, name, start_date } })
  }

/** An officer changes the account to which owners pay, and a second one confirms it. */
export const changeAccount =
  (bank: string, account_number: string): Act =>
  async ({ send }) => {
    const body = { bank, account_name: 'Niger State Ministry of Health', account_number }
    const { data } = await send(demoOfficer, bankAccount.proposeBankAccount, { body })
    await send(secondOfficer, bankAccount.confirmBankAccount, { params: { id: data.id } })
  }

/** An officer uploads a statement of the bank, from which nothing is confirmed yet. */
export const uploadStatement: Act = async (portal) => {
  const bytes = Buffer.from(await statementText(portal))
  const file = { name: 'Zenith statement.csv', bytes }
  const { data } = await portal.send(secondOfficer, reconciliation.uploadBankStatement, { body: {} }, file)
  const columns = { header_row: 3, date: 0, narration: 1, debit: 2, credit: 3, date_order: 'day first' } as const
  const sent = { params: { id: data.id }, body: columns }
  await portal.send(secondOfficer, reconciliation.setBankStatementColumns, sent)
}

/** Payments that wait, some of them with a slip, another amount or another's reference, between charges and cash. */
async function statementText({ db, clock }: Portal): Promise<string> {
  const waiting = await db
    .selectFrom('payment')
    .innerJoin('facility', 'facility.id', 'payment.facility_id')
    .where('payment.status', '=', 'submitted')
    .where('payment.reference', 'is not', null)
    .orderBy('payment.id', 'desc')
    .limit(30)
    .select(['payment.reference', 'payment.amount_kobo', 'company_name'])
    .execute()
  const day = clock.today().split('-').reverse().join('/')
  const lines = waiting.flatMap(({ reference, amount_kobo, company_name }, index) => {
    const written = index % 10 === 3 ? String(reference).replace(/(\d)(\d)$/, '$2$1') : reference
    const naira = (amount_kobo + (index % 10 === 6 ? 5000 : 0)) / 100
    const amount = naira.toLocaleString('en-NG', { minimumFractionDigits: 2 })
    const paid = `${day},NIP/${written}/${company_name.toUpperCase()},,"${amount}"`
    return index % 4 === 0 ? [paid, `${day},STAMP DUTY,50.00,`] : [paid]
  })
  return [
    'Zenith Bank Plc',
    'Niger State Ministry of Health',
    '',
    'Trans Date,Narration,Debit (NGN),Credit (NGN)',
    ...lines,
    `${day},CASH DEPOSIT BY MUSA,,"15,000.00"`,
    'Total,,,',
  ].join('\r\n')
}
