import * as calls from '@portal/contract/calls/settings.ts'
import { ask } from './ask.ts'
import type { Person } from './people.ts'

/** Nothing of this shows on what is printed in a journey. */
const farAway = '2090-01-01'

/** Records somebody who will sign, and plans another name for the portal. */
export async function planFarAhead({ token }: Person): Promise<void> {
  await ask(
    token,
    calls.addOfficeHolder,
    { body: { title: 'Hon. Commissioner', name: 'Dr Fatima Sule', start_date: farAway } },
    { once: 'somebody who will sign' },
  )
  const { data } = await ask(token, calls.showSettings, {})
  await ask(token, calls.changeSettings, {
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
