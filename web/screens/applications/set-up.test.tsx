import { listFacilitiesForOfficer } from '@portal/contract/facilities/calls/facilities.ts'
import { listInbox } from '@portal/contract/inbox/calls.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import * as dashboard from '@portal/contract/reports/calls/dashboard.ts'
import { showPortal } from '@portal/contract/settings/calls/portal.ts'
import * as calls from '@portal/contract/settings/calls/set-up.ts'
import * as settings from '@portal/contract/settings/calls/settings.ts'
import type { SetUp } from '@portal/contract/settings/set-up.ts'
import { settings as settingsShape } from '@portal/contract/settings/settings.ts'
import { setUpStepNames } from '@portal/domain/settings/set-up.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { type FakeReply, portalSettings, reply, wait } from '../../testing/fake-portal.ts'
import { inboxOf, summaryExample } from '../../testing/officer-replies.ts'
import { renderScreen } from '../../testing/render.tsx'

type State = SetUp['steps'][number]['state']

/** A set-up of which some steps are not done. */
function setUpOf(states: Partial<Record<SetUp['steps'][number]['name'], State>>, is_unused = true) {
  const steps = setUpStepNames.map((name) => ({
    name,
    state: states[name] ?? ('done' as const),
    detail: `About ${name}.`,
  }))
  return reply(calls.showSetUp, { data: { steps, is_unused } })
}

const closed = reply(showPortal, { data: { ...portalSettings.data, not_taking_since: '2026-11-22' } })

/** The rest of the dashboard. */
const others = [
  reply(dashboard.showSummary, summaryExample),
  reply(listInbox, inboxOf([])),
  wait(dashboard.countFacilitiesByLga),
  wait(dashboard.countFacilitiesByType),
  wait(dashboard.countRegistrationsByStatus),
  wait(listFacilitiesForOfficer),
]

function show(replies: FakeReply[], duties?: []) {
  return renderScreen(paths.overview(), {
    as: 'admin',
    ...(duties && { session: { duties } }),
    replies: [...replies, ...others],
  })
}

const area = () => screen.findByRole('region', { name: 'Setting up the portal' })
const current = exampleOf(settingsShape)

it('lists in a new portal everything that is to be set up, and leads to the first open step', async () => {
  show([setUpOf({ fees: 'open', officers: 'open', mail: 'skipped' })])
  const shown = within(await area())
  expect(shown.getByRole('img', { name: '7 of 10 done' })).toBeVisible()
  expect(
    shown.getByText(
      '2 things are still to be set up. 1 thing is left for later. Until then you can close the portal: owners prepare, and submit later.',
    ),
  ).toBeVisible()
  const money = within(shown.getByRole('region', { name: 'Money' }))
  expect(money.getByText('2 of 3')).toBeVisible()
  const [, fees] = money.getAllByRole('listitem')
  expect(fees).toHaveAttribute('aria-current', 'step')
  expect(fees).toHaveTextContent('To doFees About fees.Skip FeesStart Fees')
  expect(money.getByRole('link', { name: 'Start Fees' })).toHaveAttribute('href', paths.fees())
  expect(shown.getByRole('link', { name: 'Start A second officer' })).toHaveAttribute('href', paths.users())
  expect(
    within(shown.getByRole('region', { name: 'The ministry' })).getByText('Done', { selector: 'header *' }),
  ).toBeVisible()
})

it('is folded in a portal that is used, and gone when everything is done', async () => {
  const { user } = show([setUpOf({ sms: 'open' }, false)])
  const shown = within(await area())
  expect(shown.queryByRole('region', { name: 'Money' })).toBeNull()
  await user.click(shown.getByRole('button', { name: 'All 10 steps' }))
  expect(shown.getByRole('region', { name: 'Money' })).toBeVisible()
})

it('is not shown when everything is done', async () => {
  show([])
  await screen.findByRole('region', { name: 'Needs you today' })
  expect(screen.queryByRole('region', { name: 'Setting up the portal' })).toBeNull()
})

it('takes a word for a step that may be right as it came, and leaves one for later', async () => {
  const sms = { name: 'sms', state: 'open', detail: 'Not set up.' } as const
  const { user, sent } = show([
    setUpOf({ names: 'open', sms: 'open' }),
    setUpOf({ sms: 'open' }),
    reply(calls.answerSetUpStep, { data: { steps: [sms], is_unused: true } }),
  ])
  await user.click(await screen.findByRole('button', { name: 'This is right Name, address and crest' }))
  await screen.findByRole('img', { name: '9 of 10 done' })
  await user.click(await screen.findByRole('button', { name: 'Skip SMS' }))
  await waitFor(() =>
    expect(sent(calls.answerSetUpStep).map(({ path, body }) => [path, body])).toEqual([
      ['/api/set-up/names', { answer: 'confirmed' }],
      ['/api/set-up/sms', { answer: 'skipped' }],
    ]),
  )
  expect(screen.queryByRole('button', { name: 'This is right SMS' })).toBeNull()
})

it('opens a closed portal to owners from today on, and changes no other setting', async () => {
  const { user, sent } = show([
    closed,
    setUpOf({}),
    reply(settings.showSettings, { data: current, changes: [], public_url: null }),
    reply(settings.changeSettings, { data: current }),
  ])
  const shown = within(await area())
  expect(await area()).toHaveTextContent(
    'Everything is set up. Since 22 November 2026 owners can prepare applications, but not submit them.',
  )
  await user.click(shown.getByRole('button', { name: 'Open to owners' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: 'Open the portal' }))
  await waitFor(() => expect(sent(settings.changeSettings)).toHaveLength(1))
  const [change] = sent(settings.changeSettings)
  expect(change?.body).toMatchObject({ takes_applications: 'yes', service_days: current.service_days.value })
  expect(change?.body).not.toHaveProperty('privacy_text')
})

it('tells every officer since when the portal takes no applications', async () => {
  show([closed], [])
  expect(await screen.findByRole('region', { name: 'The portal takes no applications yet' })).toHaveTextContent(
    'Since 22 November 2026 owners can prepare applications, but not submit them.',
  )
  expect(screen.queryByRole('button', { name: 'Open to owners' })).toBeNull()
})
