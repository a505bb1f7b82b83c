import { takeCase } from '@portal/contract/cases/calls.ts'
import { listStates } from '@portal/contract/places/calls.ts'
import { expect, it } from 'vitest'
import { newQueryClient } from '../api/query-client.ts'
import { notFetchedAgain } from './fetched-again.ts'

const taken = { method: takeCase.method, path: '/api/registrations/31/take', at: 2000 }
const key = [listStates.method, listStates.path]

it('finds what a page still shows as it was before a change', async () => {
  const client = newQueryClient()
  client.setQueryData(key, 'before', { updatedAt: 1000 })
  expect(await notFetchedAgain(client, [])).toEqual([])
  expect(await notFetchedAgain(client, [taken])).toEqual(['GET /api/states after POST /api/registrations/31/take'])
  expect(await notFetchedAgain(client, [{ ...taken, path: '/api/documents/abc/link' }])).toEqual([])
  await client.invalidateQueries()
  expect(await notFetchedAgain(client, [taken])).toEqual([])
  client.setQueryData(key, 'after', { updatedAt: 3000 })
  expect(await notFetchedAgain(client, [taken])).toEqual([])
})
