import * as calls from '@portal/contract/calls/settings.ts'
import { callApi } from './call-api.ts'
import type { Person } from './people.ts'

/** So far in the future that no printed certificate shows these changes. */
const farAway = '2090-01-01'

/** Records a future signatory and plans a new name for the portal. */
export async function planFarAhead({ token }: Person): Promise<void> {
  await callApi(
    token,
    calls.addOfficeHolder,
    { body: { title: 'Hon. Commissioner', name: 'Dr Fatima Sule', start_date: farAway } },
    { once: 'somebody who will sign' },
  )
  const { data } = await callApi(token, calls.showSettings, {})
  await callApi(token, calls.changeSettings, {
    body: {
      product_name: 'Licences of Niger State',
      ministry_name: data.ministry_name.value,
      ministry_address: data.ministry_address.value,
      home_state_id: data.home_state_id.value,
      certificate_prefix: data.certificate_prefix.value,
      validity_policy: data.validity_policy.value,
      temporary_months: data.temporary_months.value,
      officer_idle_minutes: data.officer_idle_minutes.value,
      start_date: farAway,
    },
  })
}
