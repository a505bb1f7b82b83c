import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { beginSession, endSession } from '../api/session.ts'
import { renderScreen } from '../testing/render.tsx'
import { owner } from '../testing/sessions.ts'

it('returns to the same place on the same page when its session has ended', async () => {
  beginSession(owner)
  endSession('expired')
  const { left } = renderScreen('/admin/requirement-part/register/1/all?facility=12#question-3')
  await waitFor(() =>
    expect(left()).toBe('/?back=%2Fadmin%2Frequirement-part%2Fregister%2F1%2Fall%3Ffacility%3D12%23question-3'),
  )
})
