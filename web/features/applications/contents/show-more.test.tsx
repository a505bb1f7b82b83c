import * as lists from '@portal/contract/applications/calls/contents-lists.ts'
import { comment } from '@portal/contract/applications/comment.ts'
import { staff } from '@portal/contract/applications/row-sections/staff.ts'
import { rowCalls } from '@portal/contract/applications/row-sections.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refusal, reply } from '../../../testing/fake-portal.ts'
import { registrationDetails } from '../../../testing/registration-details.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { Comments } from './comments.tsx'
import { StaffSection } from './staff-section.tsx'

const person = (id: number) => ({ ...exampleOf(staff), id, full_name: `Person ${id}` })
const remark = (id: number) => ({ ...exampleOf(comment), id, body: `Remark ${id}` })

/** A registration whose reply contains 2 of 5 members of staff and 2 of 4 comments. */
function longLists() {
  const details = registrationDetails({ staffs: [person(1), person(2)] }, { comments: [remark(3), remark(4)] })
  return { ...details, totals: { ...details.totals, staffs: 5, comments: 4 } }
}

const page = <Row,>(data: Row[], current_page: number, total: number) => ({
  data,
  total,
  current_page,
  last_page: 3,
  per_page: 2,
})

it('loads more rows of a long list until all are shown', async () => {
  const { user, sent } = renderComponent(<StaffSection details={longLists()} mayChange={false} />, {
    replies: [
      reply(rowCalls.listStaffs, page([person(3), person(4)], 2, 5)),
      reply(rowCalls.listStaffs, page([person(5)], 3, 5)),
    ],
  })
  expect(screen.getByText('Shown: 2 of 5.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('Person 4')).toBeVisible()
  expect(screen.getByText('Shown: 4 of 5.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('Person 5')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  expect(sent(rowCalls.listStaffs).map(({ path, query }) => [path, query])).toEqual([
    ['/api/facilities/12/staffs', { registration_id: '31', page: '2', per_page: '100' }],
    ['/api/facilities/12/staffs', { registration_id: '31', page: '3', per_page: '100' }],
  ])
})

it('shows a row once that moved to the next page meanwhile', async () => {
  const { user } = renderComponent(<StaffSection details={longLists()} mayChange={false} />, {
    replies: [reply(rowCalls.listStaffs, { ...page([person(2), person(3)], 2, 5), last_page: 2 })],
  })
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('Person 3')).toBeVisible()
  expect(screen.getAllByText(/^Person \d$/).map(({ textContent }) => textContent)).toEqual([
    'Person 1',
    'Person 2',
    'Person 3',
  ])
})

it('inserts earlier comments before the first ones', async () => {
  const { user } = renderComponent(<Comments of={longLists()} />, {
    replies: [reply(lists.listComments, { ...page([remark(2), remark(1)], 2, 4), last_page: 2 })],
  })
  await user.click(screen.getByRole('button', { name: 'Show earlier comments' }))
  expect(await screen.findByText('Remark 1')).toBeVisible()
  const bodies = screen.getAllByText(/^Remark/).map(({ textContent }) => textContent)
  expect(bodies).toEqual(['Remark 1', 'Remark 2', 'Remark 3', 'Remark 4'])
})

it('says to officers alone who reads a comment', () => {
  const first = renderComponent(<Comments of={longLists()} />, { as: 'admin' })
  expect(screen.getAllByText(/The owner reads this\.|Officers only\./)).toHaveLength(2)
  first.unmount()
  renderComponent(<Comments of={longLists()} isForOwner />, { as: 'user' })
  expect(screen.queryByText(/The owner reads this\.|Officers only\./)).toBeNull()
})

it('shows the error if loading fails, and keeps the button', async () => {
  const { user } = renderComponent(<StaffSection details={longLists()} mayChange={false} />, {
    replies: [
      refusal(rowCalls.listStaffs, { code: 'not_found', status: 404, message: 'This facility does not exist' }),
    ],
  })
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This facility does not exist')
  expect(screen.getByRole('button', { name: 'Show more' })).toBeVisible()
})
