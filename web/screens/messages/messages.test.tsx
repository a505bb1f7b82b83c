import * as calls from '@portal/contract/messages/calls/messages.ts'
import { listNotifications, markNotificationsRead } from '@portal/contract/messages/calls/notifications.ts'
import { type Notification, notification } from '@portal/contract/messages/notification.ts'
import { type OutboxMessage, outboxMessage } from '@portal/contract/messages/outbox-message.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ChannelsSection } from '../../features/messages/channels-section.tsx'
import { MessagePreferences } from '../../features/messages/message-preferences.tsx'
import { MessageTemplates } from '../../features/messages/message-templates.tsx'
import { paths } from '../../paths.ts'
import { reply, wait } from '../../testing/fake-portal.ts'
import { onlyPage } from '../../testing/only-page.ts'
import { renderComponent, renderScreen } from '../../testing/render.tsx'

const told = exampleOf(notification)

describe('the messages to a person', () => {
  function show(data: Notification[], unread: number) {
    // The bell of the page and the list ask for them.
    const listed = reply(listNotifications, { ...onlyPage(data), unread })
    const replies = [listed, listed, reply(markNotificationsRead, { unread: 0 })]
    return renderScreen(paths.messages(), { as: 'user', replies })
  }

  it('lead to what they are about, and are read when they are opened', async () => {
    const read = { ...told, id: 41, title: 'A reminder', link: null, read_at: '2026-04-09T08:00:00.000Z' }
    const { sent } = show([told, read], 1)
    const link = await screen.findByRole('link', { name: 'Registration approved' })
    expect(link).toHaveAttribute('href', '/admin/registration/31')
    const [, first, second] = screen.getAllByRole('row')
    expect(first).toHaveTextContent('Registration approvedNewAPP-2026-000123: Sabongari Family Clinic is approved')
    expect(second).not.toHaveTextContent('New')
    expect(screen.queryByRole('link', { name: 'A reminder' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Choose' })).toHaveAttribute('href', '/admin/account#messages')
    expect(sent(markNotificationsRead)).toEqual([])
  })

  it('are marked as read all at once', async () => {
    const { user, sent } = show([told], 1)
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    expect(await screen.findByText('All messages are marked as read')).toBeVisible()
    expect(sent(markNotificationsRead).map(({ body }) => body)).toEqual([{}])
  })

  it('are read one by one as they are opened, those that were read not again', async () => {
    const read = { ...told, id: 41, title: 'A reminder', read_at: '2026-04-09T08:00:00.000Z' }
    const messages = onlyPage([told, read])
    const list = { ...messages, unread: 1, total: 40, last_page: 3 }
    const { user, sent } = renderScreen(paths.messages(), {
      as: 'user',
      // The bell of the page asks too, and again after each is read.
      replies: [...Array(8).fill(reply(listNotifications, list)), reply(markNotificationsRead, { unread: 0 })],
    })
    await user.click(await screen.findByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(sent(listNotifications).at(-1)?.query).toMatchObject({ page: '2' }))
    for (const link of await screen.findAllByRole('link', { name: /^(Registration approved|A reminder)$/ })) {
      // The page to which it leads is not part of this test.
      link.addEventListener('click', (event) => event.preventDefault())
      await user.click(link)
    }
    await waitFor(() => expect(sent(markNotificationsRead).map(({ body }) => body)).toEqual([{ ids: [told.id] }]))
  })

  it('that are read have no such button; none have an empty list', async () => {
    show([], 0)
    expect(await screen.findByText('No messages yet')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  })
})

const failed = exampleOf(outboxMessage)

describe('the outbox', () => {
  it('lists messages by mail and SMS, and says which channel is not set up', async () => {
    const data: OutboxMessage[] = [
      failed,
      { ...failed, id: 72, channel: 'sms', state: 'queued' },
      { ...failed, id: 73, state: 'sent' },
    ]
    const list = reply(calls.listOutbox, { ...onlyPage(data), total: 40, last_page: 3, channels: ['mail'] })
    const replies = [list, list, list, list]
    const { user, sent } = renderScreen(paths.outbox(), { as: 'admin', replies })
    const [link] = await screen.findAllByRole('link', { name: 'Your registration is approved: APP-2026-000123' })
    expect(link).toHaveAttribute('href', '/admin/outbox/71')
    const rows = screen.getAllByRole('row').slice(1)
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .slice(1)
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      ['Aminaamina@example.org', 'Email', 'Not sent', '8 Apr 2026, 11:30'],
      ['Aminaamina@example.org', 'SMS', 'Waiting', '8 Apr 2026, 11:30'],
      ['Aminaamina@example.org', 'Email', 'Sent', '8 Apr 2026, 11:30'],
    ])
    expect(screen.getByText('SMS is not set up')).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Status'), 'Not sent')
    await user.selectOptions(screen.getByLabelText('By'), 'Email')
    expect(sent(calls.listOutbox).at(-1)?.query).toEqual({ state: 'failed', channel: 'mail' })
    await user.click(screen.getByRole('button', { name: 'Page 2' }))
    await waitFor(() =>
      expect(sent(calls.listOutbox).at(-1)?.query).toEqual({ state: 'failed', channel: 'mail', page: '2' }),
    )
  })

  it('warns of nothing while both channels are set up', async () => {
    renderScreen(paths.outbox(), { as: 'admin' })
    expect(await screen.findByText('No messages here')).toBeVisible()
    expect(screen.queryByText(/not set up/)).toBeNull()
  })
})

describe('one message of the outbox', () => {
  function show(overrides: Partial<OutboxMessage> = {}, duties?: ['audit']) {
    const data = { ...failed, ...overrides, text: 'Dear Amina,', html: null }
    const replies = [reply(calls.showOutboxMessage, { data }), reply(calls.retryOutboxMessage, { data: failed })]
    return renderScreen(paths.outboxMessage(71), { as: 'admin', session: duties && { duties }, replies })
  }

  it('says what went wrong, and is sent again', async () => {
    const { user, sent } = show()
    const delivery = within(await screen.findByRole('region', { name: 'Delivery' }))
    expect(delivery.getAllByRole('definition').map((row) => row.textContent)).toEqual([
      'Amina, amina@example.org',
      'Email',
      'Not sent',
      '1',
      '8 April 2026 at 11:30',
      '550 5.1.1 Nobody here has this address',
    ])
    expect(screen.getByText('Dear Amina,')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Send again' }))
    expect(await screen.findByText('The message will be sent again')).toBeVisible()
    expect(sent(calls.retryOutboxMessage)[0]?.path).toBe('/api/outbox/71/retry')
  })

  it('is not sent again by an officer who looks after nothing of it', async () => {
    show({}, ['audit'])
    expect(await screen.findByText('Dear Amina,')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
  })

  it('is sent again once, however often somebody presses the button', async () => {
    const data = { ...failed, text: 'Dear Amina,', html: null }
    const { user, sent } = renderScreen(paths.outboxMessage(71), {
      as: 'admin',
      replies: [reply(calls.showOutboxMessage, { data }), wait(calls.retryOutboxMessage)],
    })
    await user.click(await screen.findByRole('button', { name: 'Send again' }))
    await user.click(await screen.findByRole('button', { name: 'Please wait' }))
    expect(sent(calls.retryOutboxMessage)).toHaveLength(1)
  })

  it('is printed', async () => {
    const print = vi.fn()
    const { user } = show()
    vi.stubGlobal('print', print)
    await user.click(await screen.findByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
  })

  it('says when it was sent, and is not sent twice', async () => {
    show({ state: 'sent', channel: 'sms', last_error: null, sent_at: '2026-04-08T10:45:00.000Z' })
    const delivery = within(await screen.findByRole('region', { name: 'Delivery' }))
    expect(delivery.getAllByRole('definition').map((row) => row.textContent)).toEqual([
      'Amina, amina@example.org',
      'SMS',
      'Sent',
      '1',
      '8 April 2026 at 11:30',
      '8 April 2026 at 11:45',
    ])
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
  })
})

describe('how somebody is told', () => {
  it('begins with the present choice, and saves another one', async () => {
    const replies = [reply(calls.changeMessagePreferences, { data: { mail: true, sms: true } })]
    const { user, sent } = renderComponent(<MessagePreferences />, { as: 'user', replies })
    const mail = within(await screen.findByRole('group', { name: /^Also by email/ }))
    const sms = within(screen.getByRole('group', { name: /^Also by SMS/ }))
    expect(mail.getByLabelText('Yes')).toBeChecked()
    expect(sms.getByLabelText('No')).toBeChecked()
    await user.click(sms.getByLabelText('Yes'))
    await user.click(screen.getByRole('button', { name: 'Save choice' }))
    await waitFor(() => expect(sent(calls.changeMessagePreferences)[0]?.body).toEqual({ mail: true, sms: true }))
    expect(await screen.findByText('Saved')).toBeVisible()
  })

  it.each([
    ['off', /^The ministry has not switched it on\./],
    ['7:00', 'At 7:00 from Monday to Friday, if something waits for you.'],
  ])('asks officers when they get a mail about new work; that of the morning: %s', async (morning_mail, hint) => {
    const data = { mail: true, sms: false, work: 'each morning' } as const
    const replies = [
      reply(calls.showMessagePreferences, { data, morning_mail }),
      reply(calls.changeMessagePreferences, { data: { ...data, work: 'at once' }, morning_mail }),
    ]
    const { user, sent } = renderComponent(<MessagePreferences />, { as: 'admin', replies })
    const work = within(await screen.findByRole('group', { name: 'Email about new work in your inbox' }))
    expect(work.getByText(hint)).toBeVisible()
    expect(work.getByLabelText('One mail in the morning')).toBeChecked()
    await user.click(work.getByLabelText('As it comes'))
    await user.click(screen.getByRole('button', { name: 'Save choice' }))
    const body = { mail: true, sms: false, work: 'at once' }
    await waitFor(() => expect(sent(calls.changeMessagePreferences)[0]?.body).toEqual(body))
  })

  it('does not ask owners about work', async () => {
    renderComponent(<MessagePreferences />, { as: 'user' })
    expect(await screen.findByRole('group', { name: 'Also by email' })).toBeVisible()
    expect(screen.queryByRole('group', { name: 'Email about new work in your inbox' })).toBeNull()
  })

  it('depends on the channels that are set up', async () => {
    renderComponent(<ChannelsSection />, {
      as: 'admin',
      replies: [reply(calls.listOutbox, { ...onlyPage([]), channels: ['sms'] })],
    })
    expect(await screen.findByText('Email is not set up')).toBeVisible()
    const rows = screen.getAllByRole('definition').map((row) => row.textContent)
    expect(rows).toEqual(['Not set up', 'Set up', 'Open the sent messages'])
    expect(screen.getByRole('link', { name: 'Open the sent messages' })).toHaveAttribute('href', '/admin/outbox')
  })
})

it('shows every message that the portal sends, as it reads by each channel', async () => {
  const words = { subject: 'Your licence ends', text: 'Dear owner,', sms: 'It ends.', html: null }
  const template = { ...words, name: 'Reminder', is_security: false }
  renderComponent(<MessageTemplates />, {
    as: 'admin',
    replies: [
      reply(calls.listMessageTemplates, {
        data: [
          { ...template, channels: ['mail', 'sms'] },
          { ...template, name: 'Link', subject: 'Your link', channels: ['mail'], html: '<p>Your link</p>' },
        ],
      }),
    ],
  })
  expect(await screen.findByRole('heading', { name: 'Reminder' })).toBeVisible()
  const rows = screen.getAllByRole('definition').map((row) => row.textContent)
  expect(rows).toEqual(['Your licence ends', 'Dear owner,', 'It ends.', 'Your link', 'Dear owner,'])
  const html = screen.getByTitle('Link as HTML')
  expect(html).toHaveAttribute('srcdoc', '<p>Your link</p>')
  // A message may not run a script, nor lead this page away.
  expect(html).toHaveAttribute('sandbox', '')
  expect(screen.queryByTitle('Reminder as HTML')).toBeNull()
})
