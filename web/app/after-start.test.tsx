import { QueryClient } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { keptAnswersSent } from '../api/kept-answers.ts'
import { Toasts } from '../ui/feedback/toast.tsx'
import { afterStart } from './after-start.ts'

it('says how many answers of the phone were sent, and fetches everything again but the drafts', async () => {
  const client = new QueryClient()
  afterStart(client)
  const facilities = ['GET', '/api/user/facility']
  const draft = ['GET', '/api/drafts/{form}', 'add-facility']
  for (const queryKey of [facilities, draft]) client.setQueryData(queryKey, 'before')
  render(<Toasts />)
  keptAnswersSent(1)
  expect(await screen.findByText('The answer kept on this phone was sent')).toBeVisible()
  keptAnswersSent(3)
  expect(await screen.findByText('3 answers kept on this phone were sent')).toBeVisible()
  expect(client.getQueryState(facilities)?.isInvalidated).toBe(true)
  expect(client.getQueryState(draft)?.isInvalidated).toBe(false)
})
