import { showDraft } from '@portal/contract/applications/calls/drafts.ts'
import * as calls from '@portal/contract/applications/calls/returns.ts'
import type { Returned } from '@portal/contract/applications/returned.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { reply } from '../../../testing/fake-portal.ts'
import { registrationDetails } from '../../../testing/registration-details.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { RegistrationTasks } from './registration-tasks.tsx'
import { RemainingWork } from './remaining-work.tsx'
import { ReturnedItems } from './returned-items.tsx'

const item = (section: Returned['items'][number]['section'], changed: Partial<Returned['items'][number]> = {}) => {
  return { section, id: null, name: null, remark: `Look at ${section}.`, ...changed }
}
const returned: Returned = {
  at: '2026-03-24T09:00:00.000Z',
  due_date: '2026-04-07',
  resubmitted_at: null,
  items: [
    item('facility'),
    item('applicant'),
    item('staff', { id: 20, name: 'Hauwa Sani' }),
    item('requirements'),
    item('requirements', { id: 8, name: 'Is there a nurses station?', requirement_id: 5 }),
  ],
}

const places = [
  '/admin/registration/31?step=facility',
  '/admin/registration/31?step=applicant',
  '/admin/registration/31?step=staff',
  '/admin/requirement/12',
  '/admin/requirement-part/register/5/all?facility=12',
]
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

it('what was returned is named with its remark, and leads to where it is corrected', () => {
  const { container } = renderComponent(<ReturnedItems details={registrationDetails({}, { returned })} />, {
    as: 'user',
  })
  expect(container.textContent).toContain('Correct what is named here by 7 April 2026')
  expect(links()).toEqual(places)
  for (const { remark } of returned.items) expect(screen.getAllByText(remark)[0]).toBeVisible()
})

it('what was returned is what remains to be done', () => {
  const missing = [{ section: 'referees' as const, message: 'Add at least one referee.' }]
  renderComponent(<RemainingWork details={registrationDetails({ missing }, { returned })} />, { as: 'user' })
  expect(links()).toEqual(places)
})

it('a task that was not returned is closed until the application is submitted again', async () => {
  const asked_before_submit = [
    { section: 'facility' as const, message: 'Facility: correct it, or answer why it stays as it is.' },
  ]
  const details = registrationDetails({ offered: ['Submit'], asked_before_submit }, { returned })
  const { user } = renderComponent(<RegistrationTasks details={details} />, { as: 'user' })
  const statesOf = (list: HTMLElement | undefined) => {
    const rows = within(list ?? document.body).getAllByRole('listitem')
    return rows.map((row) => /(Returned|Not returned|Done|Later)$/.exec(row.textContent ?? '')?.[0])
  }
  expect(statesOf(screen.getAllByRole('list').at(-1))).toEqual(['Returned', 'Done', 'Done', 'Done', 'Later'])
  await user.click(screen.getByRole('button', { name: '4 sections were not returned' }))
  expect(statesOf(screen.getAllByRole('list').at(-1))).toEqual(Array(4).fill('Not returned'))
  expect(screen.getByRole('progressbar', { name: '3 of 4 sections done' })).toBeVisible()
})

it('says of each item whether it is corrected, and lets its owner answer it', async () => {
  const answer = { text: 'She begins in May.', actor: 'Amina Bello', at: '2026-03-26T10:00:00.000Z' }
  const items = [item('staff', { id: 20, name: 'Hauwa Sani' }), item('documents', { answer }), item('referees')]
  const returned_work = items.map(({ section, id }, place) => ({
    section,
    id,
    changes: [],
    total: place === 0 ? 2 : 0,
  }))
  const page = registrationDetails({ returned_work }, { returned: { ...returned, items } })
  const { user, sent } = renderComponent(<ReturnedItems details={page} />, {
    as: 'user',
    replies: [reply(calls.answerReturn, { message: 'Your answer is saved', page })],
  })
  const [first, second, third] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(first).toContain('Corrected')
  expect(second).toContain('Your answer: She begins in May.')
  expect(third).toContain('Not corrected yet.')
  await user.click(screen.getByRole('button', { name: 'Answer to the remark on Referees' }))
  await user.type(await screen.findByLabelText('Your answer'), 'They know me well.')
  await user.click(screen.getByRole('button', { name: 'Save the answer' }))
  expect(await screen.findByText('Your answer is saved')).toBeVisible()
  expect(sent(calls.answerReturn)).toMatchObject([
    {
      path: '/api/registrations/31/return/answers',
      body: { item: { section: 'referees' }, text: 'They know me well.' },
    },
  ])
})

/** The draft with which the answer to an item opens, of one of the applications that are on the page. */
async function draftOfAnswer(id: number, place: number): Promise<string | undefined> {
  const items = Array.from({ length: 50 }, (_, number) =>
    item('staff', { id: number + 1, name: `Nurse ${number + 1}` }),
  )
  const page = registrationDetails({}, { id, returned: { ...returned, items } })
  const { user, sent, unmount } = renderComponent(<ReturnedItems details={page} />, { as: 'user' })
  await user.click(screen.getByRole('button', { name: `Answer to the remark on Staff, Nurse ${place}` }))
  await waitFor(() => expect(sent(showDraft)).toHaveLength(1))
  unmount()
  return sent(showDraft)[0]?.path
}

it('an answer has a draft that no other item and no other application has', async () => {
  expect(await draftOfAnswer(31, 1)).toBe('/api/drafts/return-answer-31-1')
  expect(await draftOfAnswer(31, 11)).toBe('/api/drafts/return-answer-31-11')
  expect(await draftOfAnswer(31, 50)).toBe('/api/drafts/return-answer-31-50')
  expect(await draftOfAnswer(30, 2)).toBe('/api/drafts/return-answer-30-2')
  expect(await draftOfAnswer(311, 1)).toBe('/api/drafts/return-answer-311-1')
})

it('Submit appears when each item was corrected or answered', () => {
  const asked_before_submit = [
    { section: 'facility' as const, message: 'Facility: correct it, or answer why it stays as it is.' },
  ]
  const details = registrationDetails({ offered: ['Submit'], asked_before_submit }, { returned })
  const { unmount } = renderComponent(<RegistrationTasks details={details} />, { as: 'user' })
  expect(screen.getByRole('link', { name: 'Continue: Facility details' })).toHaveAttribute(
    'href',
    '/admin/registration/31?step=facility',
  )
  expect(screen.queryByRole('link', { name: 'Check and submit' })).toBeNull()
  unmount()
  const ready = registrationDetails({ offered: ['Submit'], asked_before_submit: [] }, { returned })
  renderComponent(<RegistrationTasks details={ready} />, { as: 'user' })
  for (const link of screen.getAllByRole('link', { name: 'Check and submit' })) {
    expect(link).toHaveAttribute('href', '/admin/registration/31?step=check')
  }
})
