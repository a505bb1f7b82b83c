import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import * as inspections from '@portal/contract/inspections/calls/inspections.ts'
import * as visitFiles from '@portal/contract/inspections/calls/visits.ts'
import * as visits from '@portal/contract/inspections/calls/visits.ts'
import { expect, it } from 'vitest'
import * as calls from './visit-calls.ts'

const contract: Record<string, object> = { ...inspections, ...visits, ...visitFiles }

it.each(Object.entries(calls))('%s is sent as the contract says', (name, call) => {
  expect(contract[name]).toMatchObject({ method: call.method, path: call.path })
  expect(fieldsOf(call).status).toBe(fieldsOf(contract[name]).status)
})
