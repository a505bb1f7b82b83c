import type { Returned } from '@portal/contract/entities/returned.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { registrationDetails } from '../../testing/registration-details.ts'
import { renderComponent } from '../../testing/render.tsx'
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
  '/admin/registration/31#information',
  '/admin/registration/31#information',
  '/admin/registration/31#staff',
  '/admin/requirement/12',
  '/admin/requirement-part/register/5/all?facility=12',
]
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

it('what was returned is named with its remark, and leads to where it is corrected', () => {
  const { container } = renderComponent(
    <ReturnedItems returned={returned} registration={{ id: 31, facility_id: 12 }} />,
  )
  expect(container.textContent).toContain('Correct what is named here by 7 April 2026')
  expect(links()).toEqual(places)
  for (const { remark } of returned.items) expect(screen.getAllByText(remark)[0]).toBeVisible()
})

it('what was returned is what remains to be done', () => {
  const missing = [{ section: 'referees' as const, message: 'Add at least one referee.' }]
  renderComponent(<RemainingWork details={registrationDetails({ missing }, { returned })} />, { as: 'user' })
  expect(links()).toEqual(places)
})

it('a task whose section was not returned leads nowhere, and says why', () => {
  renderComponent(<RegistrationTasks details={registrationDetails({ offered: ['Submit'] }, { returned })} />, {
    as: 'user',
  })
  const closed = [...document.querySelectorAll('li')].filter((task) =>
    /It was not returned/.test(task.textContent ?? ''),
  )
  expect(closed.map((task) => [task.querySelector('a'), task.textContent?.split('It was')[0]])).toEqual([
    [null, 'Operating officer'],
    [null, 'Referees'],
    [null, 'Documents'],
    [null, 'Payment'],
    [null, 'Available facilities'],
  ])
  expect(screen.getByRole('link', { name: 'Staff' })).toHaveAttribute('href', '/#staff')
})
