import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { showMonthlyReport } from '@portal/contract/reports/calls/reports.ts'
import { monthlyReport } from '@portal/contract/reports/monthly-report.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { refusal, reply } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-26T09:00:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const example = exampleOf(monthlyReport)

function show(data: typeof example | null = example, address = paths.monthlyReport()) {
  return renderScreen(address, { as: 'admin', replies: [reply(showMonthlyReport, { data, head: null })] })
}

const linkTo = (name: string | RegExp) => within(screen.getByRole('main')).getByRole('link', { name })

it('answers first, and each figure leads to its list', async () => {
  const { sent } = show()
  expect(await screen.findByText('122 of 300 facilities are licensed today.')).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 1 })[0]).toHaveTextContent('Report for October 2026')
  expect(sent(showMonthlyReport)[0]?.query).toEqual({})
  expect(linkTo('Licensed today')).toHaveAttribute('href', '/admin/all/facilities?licensed=yes')
  expect(linkTo('Decided in Oct 2026')).toHaveAttribute('href', '/admin/reports/days?from=2026-10&to=2026-10')
  expect(linkTo('Within the promise in 2026')).toHaveAttribute('href', '/admin/reports/days?from=2026-01&to=2026-10')
  expect(linkTo('Waiting past 21 days')).toHaveAttribute('href', '/admin/all/registrations?late=yes')
  expect(await screen.findByRole('link', { name: '7 to 13 days' })).toHaveAttribute(
    'href',
    '/admin/all/registrations?with=ministry&days_from=7&days_to=13',
  )
  expect(linkTo('Dec 2026')).toHaveAttribute('href', '/admin/reports/licences-ending?month=2026-12')
  expect(linkTo('Revenue')).toHaveAttribute('href', '/admin/revenue?from=2026-01&to=2026-10')
  expect(linkTo('48 licensed, Private Clinic')).toHaveAttribute(
    'href',
    '/admin/all/facilities?licensed=yes&facility_type_id=2',
  )
  expect(linkTo('2 waiting past the promise, Private Clinic')).toHaveAttribute(
    'href',
    '/admin/all/registrations?late=yes&facility_type_id=2',
  )
  expect(await screen.findByRole('link', { name: 'Chanchaga, 41 facilities. See those licensed' })).toHaveAttribute(
    'href',
    '/admin/all/facilities?licensed=yes&local_gov_area_id=544',
  )
})

it('shows each chart as a table too', async () => {
  show()
  const rowsOf = async (name: string) =>
    within(await screen.findByRole('table', { name, hidden: true }))
      .getAllByRole('row', { hidden: true })
      .map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(await rowsOf('Received and decided')).toEqual([
    ['Month', 'Received', 'Decided'],
    ['Oct 2026', '40', '21'],
  ])
  expect(await rowsOf('Days to a decision')).toEqual([
    ['Month of the decision', 'Half within, days', 'Nine in ten within, days'],
    ['Oct 2026', '16', '36'],
    ['Now', '11', '21'],
  ])
  expect(await rowsOf('Money')).toEqual([
    ['Month', 'Invoiced', 'Confirmed'],
    ['Oct 2026', '₦450K', '₦275K'],
  ])
  expect(await rowsOf('Licensed by LGA')).toEqual([
    ['LGA', 'Facilities', 'Licensed today, also for a time', 'Share'],
    ['Chanchaga', '41', '27', '100.0%'],
    ['All', '41', '27', '100.0%'],
  ])
})

it('says how two numbers that seem to disagree are counted', async () => {
  show()
  const words = await screen.findByRole('region', { name: 'How we count' })
  expect(words).toHaveTextContent('decided within 21 days with the ministry')
  expect(words).toHaveTextContent('259 facilities outside the state are in the totals, but in no LGA.')
})

it('keeps the month in the URL', async () => {
  const { user, sent, address } = show()
  await user.selectOptions(await screen.findByLabelText('Month'), 'September 2026')
  expect(address()).toBe('/admin/reports/monthly-report?month=2026-09')
  await waitFor(() => expect(sent(showMonthlyReport).at(-1)?.query).toEqual({ month: '2026-09' }))
  await user.click(screen.getByRole('button', { name: 'Remove the filter Month' }))
  expect(address()).toBe('/admin/reports/monthly-report')
})

it('says that nothing was counted yet, and what is wrong with a month', async () => {
  const { unmount } = show(null)
  expect(await screen.findByText('Not counted yet')).toBeVisible()
  unmount()
  const message = 'Choose a month that has begun'
  const refused = refusal(showMonthlyReport, {
    code: 'invalid_input',
    status: 422,
    message,
    errors: { month: [message] },
  })
  renderScreen(paths.monthlyReport('2026-12'), { as: 'admin', replies: [refused] })
  expect(await screen.findByText(message)).toBeVisible()
})
