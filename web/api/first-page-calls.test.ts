import * as account from '@portal/contract/calls/account.ts'
import * as dashboard from '@portal/contract/calls/dashboard.ts'
import * as facilities from '@portal/contract/calls/facilities.ts'
import * as notifications from '@portal/contract/calls/notifications.ts'
import * as portal from '@portal/contract/calls/portal.ts'
import * as registrations from '@portal/contract/calls/registrations.ts'
import { expect, it } from 'vitest'
import * as calls from './first-page-calls.ts'

const contract: Record<string, object> = {
  ...account,
  ...dashboard,
  ...facilities,
  ...notifications,
  ...portal,
  ...registrations,
}

it.each(Object.entries(calls))('%s is sent as the contract says', (name, call) => {
  expect(contract[name]).toMatchObject({ method: call.method, path: call.path })
  // What else the client reads of a call.
  for (const option of ['status', 'upload', 'isResumable'] as const)
    expect(Object(call)[option]).toBe(Object(contract[name])[option])
})
