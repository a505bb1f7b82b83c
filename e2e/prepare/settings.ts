import * as calls from '@portal/contract/settings/calls/settings.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { callApi } from './call-api.ts'
import type { Person } from './people.ts'

/** So far in the future that no printed certificate shows these changes. */
const farAway = '2090-01-01'

/**
 * Lets owners renew on the last two days of a licence only, so that a licence that was approved just now cannot be renewed,
 * except on 30 and 31 December.
 */
export function renewLate(officer: Person): Promise<void> {
  return changeSettings(officer, { renewal_opens_days: 1, start_date: lagosDate(Date.now()) })
}

/** Lets the invoice of an application that is started from today on ask for unpaid penalties. */
export function askForPenalties(officer: Person): Promise<void> {
  return changeSettings(officer, { penalties_on_invoices: 'yes', start_date: lagosDate(Date.now()) })
}

/** Records a future signatory and plans a new name for the portal. */
export async function planFarAhead(officer: Person): Promise<void> {
  const { token } = officer
  await callApi(
    token,
    calls.addOfficeHolder,
    { body: { title: 'Hon. Commissioner', name: 'Dr Fatima Sule', start_date: farAway } },
    { once: 'somebody who will sign' },
  )
  await changeSettings(officer, { product_name: 'Licences of Niger State', start_date: farAway })
}

/** Changes some settings from a day on; the others stay as they are now. */
async function changeSettings({ token }: Person, changed: { start_date: string } & Record<string, string | number>) {
  const { data } = await callApi(token, calls.showSettings, {})
  await callApi(token, calls.changeSettings, {
    body: {
      product_name: data.product_name.value,
      ministry_name: data.ministry_name.value,
      ministry_address: data.ministry_address.value,
      home_state_id: data.home_state_id.value,
      certificate_prefix: data.certificate_prefix.value,
      validity_policy: data.validity_policy.value,
      temporary_months: data.temporary_months.value,
      officer_idle_minutes: data.officer_idle_minutes.value,
      ...changed,
    },
  })
}
