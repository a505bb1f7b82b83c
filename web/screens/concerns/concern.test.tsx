import { listOfficers } from '@portal/contract/cases/calls.ts'
import * as calls from '@portal/contract/concerns/calls.ts'
import { type ConcernDetails, concernDetails } from '@portal/contract/concerns/concern.ts'
import { listFacilitiesForOfficer } from '@portal/contract/facilities/calls/facilities.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { enterText } from '../../testing/enter-text.ts'
import { aFacility } from '../../testing/facilities.ts'
import { type FakeReply, refusal, reply, wait } from '../../testing/fake-portal.ts'
import { officerPage } from '../../testing/officer-replies.ts'
import { renderScreen } from '../../testing/render.tsx'

const hauwa = { id: 3, first_name: 'Hauwa', last_name: 'Sani' }
const one: ConcernDetails = { ...exampleOf(concernDetails), has_photo: false }

function show(overrides: Partial<ConcernDetails> = {}, ...replies: FakeReply[]) {
  const data = { ...one, ...overrides }
  return renderScreen(paths.aConcern(5), { as: 'admin', replies: [reply(calls.showConcern, { data }), ...replies] })
}

const rowsOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('definition')
    .map((row) => row.textContent)

describe('a concern', () => {
  it('shows what was reported, by whom, and what was done', async () => {
    const note = 'Visited on 9 April.'
    const taken = { id: 2, at: '2026-04-09T08:00:00.000Z', by: 'Hauwa Sani', text: 'Taken', note }
    show({ status: 'in hand', assignee: hauwa, history: [...one.history, taken], offered: [] })
    expect(await screen.findByRole('heading', { level: 1, name: 'Concern CN-7K3M-Q2XD' })).toBeVisible()
    expect(screen.getByText('In hand').closest('div')).toHaveTextContent('In hand with Hauwa Sani')
    const report = screen.getByRole('region', { name: 'What was reported' })
    expect(within(report).getByText('A man treats people there at night. No certificate is displayed.')).toBeVisible()
    expect(rowsOf(report)).toEqual([
      'No licence',
      'Blue house beside the motor park',
      'Bosso Road, Minna',
      'Chanchaga',
      '8 April 2026 at 11:30',
      'Maryam+234 803 123 4567Only for officers who review. It is erased 6 months after closing.',
    ])
    expect(screen.getByRole('link', { name: '+234 803 123 4567' })).toHaveAttribute('href', 'tel:+2348031234567')
    expect(report.querySelector('a[href^="mailto:"]')).toBeNull()
    const history = within(screen.getByRole('region', { name: 'History' }))
    expect(history.getAllByRole('listitem').map((event) => event.textContent)).toEqual([
      'Reported8 April 2026 at 11:30',
      'Taken9 April 2026 at 09:00 by Hauwa SaniVisited on 9 April.',
    ])
    expect(screen.getByRole('link', { name: 'Sabongari Family Clinic' })).toHaveAttribute('href', paths.facility(12))
    for (const name of ['Take', 'Give to an officer', 'Close', 'Take up again', /^Unlink/]) {
      expect(screen.queryByRole('button', { name })).toBeNull()
    }
    expect(screen.queryByLabelText('Find a facility to link')).toBeNull()
    expect(screen.queryByRole('img', { name: /^What came with/ })).toBeNull()
  })

  it.each([
    { contact: { name: null, phone_number: null, email: 'm@example.com' }, erased: null, says: /^m@example.com/ },
    { contact: null, erased: '2026-11-01T09:00:00.000Z', says: /^Erased on 1 November 2026$/ },
    { contact: null, erased: null, says: /^None was left$/ },
  ])('says how to reach the person who reported it: $says', async ({ contact, erased, says }) => {
    show({ contact, contact_erased_at: erased })
    const report = await screen.findByRole('region', { name: 'What was reported' })
    expect(rowsOf(report).at(-1)).toMatch(says)
    const mails = [...report.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(mails).toEqual(contact ? ['mailto:m@example.com'] : [])
  })

  it('shows the photo by its link, or says that it could not be loaded', async () => {
    const link = { url: '/documents/q7Yk2?signature=Zm9v', expires_at: '2026-04-08T10:35:00.000Z' }
    const { unmount } = show({ has_photo: true }, reply(calls.linkConcernPhoto, link))
    const photo = await screen.findByRole('img', { name: 'What came with CN-7K3M-Q2XD (opens in a new tab)' })
    expect(photo).toHaveAttribute('src', '/documents/q7Yk2?signature=Zm9v')
    expect(photo.parentElement).toHaveAttribute('href', '/documents/q7Yk2?signature=Zm9v')
    unmount()
    const gone = { code: 'not_found', status: 404, message: 'There is no photo' } as const
    show({ has_photo: true }, refusal(calls.linkConcernPhoto, gone))
    expect(await screen.findByText('The photo could not be loaded. Load the page again.')).toBeVisible()
  })
})

describe('the actions of a concern', () => {
  it('takes it', async () => {
    const taken = reply(calls.takeConcern, { message: 'You have it now', data: { ...one, assignee: hauwa } })
    const { user, sent } = show({}, taken)
    await user.click(await screen.findByRole('button', { name: 'Take' }))
    expect(await screen.findByText('You have it now')).toBeVisible()
    expect(sent(calls.takeConcern)[0]?.path).toBe('/api/concerns/5/take')
  })

  it('is sent once, however often somebody presses a button', async () => {
    const found = officerPage([aFacility({ id: 9, company_name: 'Alheri Clinic' })])
    const waiting = [calls.takeConcern, calls.linkConcern, calls.unlinkConcern].map(wait)
    const { user, sent } = show({}, reply(listFacilitiesForOfficer, found), ...waiting)
    await user.click(await screen.findByRole('button', { name: 'Take' }))
    await user.click(await screen.findByRole('button', { name: 'Please wait' }))
    expect(sent(calls.takeConcern)).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Unlink Sabongari Family Clinic' }))
    const facilities = within(screen.getByRole('region', { name: 'Facilities' }))
    await user.click(await facilities.findByRole('button', { name: 'Please wait' }))
    expect(sent(calls.unlinkConcern)).toHaveLength(1)
    await enterText(user, screen.getByLabelText('Find a facility to link'), 'clinic')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    await user.click(await screen.findByRole('button', { name: 'Link Alheri Clinic' }))
    await user.click(await screen.findByRole('button', { name: 'Linking' }))
    expect(sent(calls.linkConcern)).toHaveLength(1)
  })

  it('says why it cannot be taken', async () => {
    const message = 'Hauwa Sani took it before you'
    const { user } = show({}, refusal(calls.takeConcern, { code: 'action_not_offered', status: 409, message }))
    await user.click(await screen.findByRole('button', { name: 'Take' }))
    expect(await screen.findByText('Hauwa Sani took it before you')).toBeVisible()
  })

  it('gives it to another officer than the one who has it', async () => {
    const ibrahim = { id: 1, first_name: 'Ibrahim', last_name: 'Musa' }
    const given = { message: 'The concern is given', data: one }
    const replies = [reply(listOfficers, { data: [ibrahim, hauwa] }), reply(calls.giveConcern, given)]
    const { user, sent } = show({ assignee: hauwa, offered: ['Give concern'] }, ...replies)
    await user.click(await screen.findByRole('button', { name: 'Give to an officer' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Give this concern to an officer' }))
    await dialog.findByRole('option', { name: 'Ibrahim Musa (you)' })
    expect(dialog.queryByRole('option', { name: 'Hauwa Sani' })).toBeNull()
    await user.selectOptions(dialog.getByLabelText('Officer'), 'Ibrahim Musa (you)')
    await user.click(dialog.getByRole('button', { name: 'Give' }))
    expect(await screen.findByText('The concern is given')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(calls.giveConcern)[0]?.body).toEqual({ officer_id: 1, from_id: 3 })
  })

  it('is refused again while the dialog is open, once somebody else gave it away meanwhile', async () => {
    const usman = { id: 4, first_name: 'Usman', last_name: 'Bala' }
    const ibrahim = { id: 1, first_name: 'Ibrahim', last_name: 'Musa' }
    const offered: ConcernDetails['offered'] = ['Give concern']
    const message = 'Usman Bala has this concern by now'
    const { user, sent } = show(
      { assignee: hauwa, offered },
      reply(calls.showConcern, { data: { ...one, assignee: usman, offered } }),
      reply(listOfficers, { data: [ibrahim, hauwa, usman] }),
      refusal(calls.giveConcern, { code: 'action_not_offered', status: 409, message }),
    )
    await user.click(await screen.findByRole('button', { name: 'Give to an officer' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Give this concern to an officer' }))
    await user.selectOptions(await dialog.findByLabelText('Officer'), await dialog.findByText('Ibrahim Musa (you)'))
    await user.click(dialog.getByRole('button', { name: 'Give' }))
    expect(await screen.findByText(/with Usman Bala/)).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Give' }))
    await waitFor(() => expect(sent(calls.giveConcern)).toHaveLength(2))
    expect(sent(calls.giveConcern).map(({ body }) => body)).toEqual([
      { officer_id: 1, from_id: 3 },
      { officer_id: 1, from_id: 3 },
    ])
  })

  it('closes it with what came of it', async () => {
    const { user, sent } = show(
      { offered: ['Close concern'] },
      reply(calls.closeConcern, { message: 'It is closed', data: one }),
    )
    await user.click(await screen.findByRole('button', { name: 'Close' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Close this concern' }))
    await user.click(dialog.getByLabelText('Not enough to go on'))
    await enterText(user, dialog.getByLabelText('What was done'), 'Nobody knows the place.')
    await user.click(dialog.getByRole('button', { name: 'Close concern' }))
    expect(await screen.findByText('It is closed')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(calls.closeConcern)[0]?.body).toEqual({
      outcome: 'not enough to go on',
      note: 'Nobody knows the place.',
    })
  })

  it('takes it up again', async () => {
    const reopened = reply(calls.reopenConcern, { message: 'It is taken up again', data: one })
    const { user, sent } = show({ offered: ['Reopen concern'] }, reopened)
    await user.click(await screen.findByRole('button', { name: 'Take up again' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Take this concern up again' }))
    await enterText(user, dialog.getByLabelText('Why'), 'The place is open again.')
    await user.click(dialog.getByRole('button', { name: 'Take up again' }))
    expect(await screen.findByText('It is taken up again')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(calls.reopenConcern)[0]?.body).toEqual({ note: 'The place is open again.' })
  })

  it('links a facility that is found, but not one that is linked', async () => {
    const found = officerPage([aFacility(), aFacility({ id: 9, company_name: 'Alheri Clinic' })])
    const linked = reply(calls.linkConcern, { message: 'Alheri Clinic is linked', data: one })
    const { user, sent } = show({ offered: ['Link facility'] }, reply(listFacilitiesForOfficer, found), linked)
    await enterText(user, await screen.findByLabelText('Find a facility to link'), 'clinic')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    expect(await screen.findByText('Linked')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Link Sabongari Family Clinic' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Link Alheri Clinic' }))
    expect(await screen.findByText('Alheri Clinic is linked')).toBeVisible()
    expect(sent(listFacilitiesForOfficer)[0]?.query).toEqual({ q: 'clinic', per_page: '5' })
    expect(sent(calls.linkConcern)[0]?.body).toEqual({ facility_id: 9 })
  })

  it('says that no facility was found, and that none is linked', async () => {
    const { user } = show({ facilities: [] }, reply(listFacilitiesForOfficer, officerPage([])))
    expect(await screen.findByText('It is not linked to a facility.')).toBeVisible()
    await enterText(user, screen.getByLabelText('Find a facility to link'), 'nowhere')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    expect(await screen.findByText('No facility was found. Try fewer words, or a number.')).toBeVisible()
  })

  it('removes a link', async () => {
    const { user, sent } = show({}, reply(calls.unlinkConcern, { message: 'The link is removed', data: one }))
    await user.click(await screen.findByRole('button', { name: 'Unlink Sabongari Family Clinic' }))
    expect(await screen.findByText('The link is removed')).toBeVisible()
    expect(sent(calls.unlinkConcern)[0]?.path).toBe('/api/concerns/5/facilities/12')
  })
})
