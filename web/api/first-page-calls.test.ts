import * as account from '@portal/contract/accounts/calls/account.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import * as inbox from '@portal/contract/inbox/calls.ts'
import * as corrective from '@portal/contract/inspections/calls/corrective-actions.ts'
import * as notifications from '@portal/contract/messages/calls/notifications.ts'
import * as dashboard from '@portal/contract/reports/calls/dashboard.ts'
import * as search from '@portal/contract/search/calls.ts'
import * as portal from '@portal/contract/settings/calls/portal.ts'
import * as setUp from '@portal/contract/settings/calls/set-up.ts'
import { expect, it } from 'vitest'
import * as firstPage from './first-page-calls.ts'

const { withoutSchemas: _, ...calls } = firstPage

const contract: Record<string, object> = {
  ...account,
  ...corrective,
  ...dashboard,
  ...facilities,
  ...inbox,
  ...notifications,
  ...portal,
  ...registrations,
  ...search,
  ...setUp,
}

it.each(Object.entries(calls))('%s is sent as the contract says', (name, call) => {
  expect(contract[name]).toMatchObject({ method: call.method, path: call.path })
  // What else the client reads of a call.
  for (const option of ['status', 'upload', 'isResumable'] as const)
    expect(fieldsOf(call)[option]).toBe(fieldsOf(contract[name])[option])
})
