import { showDraft } from '@portal/contract/applications/calls/drafts.ts'
import type { Call } from '@portal/contract/call.ts'
import { calls } from '@portal/contract/calls.ts'
import { expect, it } from 'vitest'
import { draftForms } from './draft-forms.ts'
import { draftNameOf } from './draft-name.ts'

const largestId = 2_147_483_647
const isAccepted = (form: string) => showDraft.params?.safeParse({ form }).success

it('has no form whose draft the portal refuses to keep', () => {
  const names = draftForms.flatMap((form) => [form, `${form}-${largestId}`, `${form}-${largestId}-50`])
  expect(names.filter((name) => !isAccepted(name))).toEqual([])
})

it('names no draft after a call in a way that the portal refuses', () => {
  const sent = Object.values<Call>(calls).filter(({ method }) => method !== 'GET')
  const names = sent.map((call) => draftNameOf(call, { id: largestId }))
  expect(names.length).toBeGreaterThan(80)
  expect(names.filter((name) => !isAccepted(name))).toEqual([])
})
