import type { Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/imports/calls/imports.ts'
import { shownImport } from '@portal/contract/imports/import.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { type FakeReply, refusal, reply } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'

type Shown = Reply<typeof calls.showImport>['data']

const example = exampleOf(shownImport)
const path = paths.anImport(3, { step: 'commit' })
const done = {
  status: 'committed',
  outcomes: { 'comes in': 0, 'stays out': 129, 'came in': 1840, 'kept out': 2, 'taken back': 0 },
  committed_by: { id: 5, name: 'Yakubu Musa' },
  committed_at: '2026-11-28T09:00:00.000Z',
  undo_until: '2026-12-28',
  offered: ['Undo import'],
} satisfies Partial<Shown>

function show(differs: Partial<Shown>, ...replies: FakeReply[]) {
  const shown = reply(calls.showImport, { data: { ...example, ...differs } })
  return renderScreen(path, { as: 'admin', replies: [...replies, shown] })
}

const answered = (message: string, differs: Partial<Shown> = {}) => ({ message, data: { ...example, ...differs } })

describe('the commit of an import', () => {
  it('says in one sentence what will happen, and sends what the officer saw', async () => {
    const { user, sent } = show({}, reply(calls.commitImport, answered('The facilities come in now')))
    const sentence = /^1,746 facilities come in with a licence, 96 come in without a day and need a date, 129 stay out/
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.getByRole('link', { name: '62 rows are doubtful' })).toHaveAttribute(
      'href',
      '/admin/imports/3?step=rows&state=doubtful',
    )
    expect(screen.queryByRole('button', { name: 'Send for commit' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Let 1,842 facilities come in' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Let 1,842 facilities come into the register?' }))
    expect(dialog.getByText(sentence)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Commit' }))
    expect(await screen.findByText('The facilities come in now')).toBeVisible()
    expect(sent(calls.commitImport)[0]).toMatchObject({
      body: { rows: 1842 },
      headers: { 'if-match': `"${example.updated_at}"` },
    })
  })

  it('is refused if somebody has changed the rows meanwhile', async () => {
    const message = 'Somebody has changed rows meanwhile: 1840 come in now. Look at it again'
    const { user } = show({}, refusal(calls.commitImport, { code: 'stale', status: 412, message }))
    await user.click(await screen.findByRole('button', { name: 'Let 1,842 facilities come in' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Commit' }))
    expect(await screen.findByText(message)).toBeVisible()
  })

  it('is asked for by whoever may not decide', async () => {
    const asked = reply(calls.askToCommitImport, answered('Officers who decide find it in their inbox now'))
    const { user, sent } = show({ offered: ['Ask to commit', 'Give up import'] }, asked)
    expect(await screen.findByText(/An officer with the duty decide commits it/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Send for commit' }))
    await waitFor(() => expect(sent(calls.askToCommitImport)).toHaveLength(1))
  })

  it('needs another officer where hands are separate', async () => {
    const obstacle = 'You prepared it, so another officer commits it'
    show({ obstacle, offered: ['Ask to commit', 'Give up import'] })
    expect(await screen.findByRole('region', { name: obstacle })).toBeVisible()
    expect(screen.queryByRole('button', { name: /come in/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'Send for commit' })).toBeVisible()
  })

  it('waits for an officer who decides, and can be sent back', async () => {
    const sentBack = reply(calls.sendImportBack, answered('It is a draft again'))
    const waiting: Partial<Shown> = {
      status: 'waiting',
      asked_by: { id: 4, name: 'Hauwa Bello' },
      offered: ['Send import back', 'Commit import', 'Give up import'],
    }
    const { user, sent } = show(waiting, sentBack)
    expect(await screen.findByText('Hauwa Bello asked an officer who decides to commit it.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Let 1,842 facilities come in' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Send back to be corrected' }))
    await waitFor(() => expect(sent(calls.sendImportBack)).toHaveLength(1))
  })

  it('is not offered while no row comes in', async () => {
    show({ outcomes: { ...example.outcomes, 'comes in': 0 } })
    expect(await screen.findByText('No row comes in yet.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /come in$/ })).toBeNull()
  })

  it('shows its progress, and is stopped', async () => {
    const stopped = reply(calls.stopImport, answered('Stopped. What came in stays; you can go on or undo it'))
    const { user, sent } = show(
      { status: 'committing', progress: { done: 600, total: 1842 }, offered: ['Stop commit'] },
      stopped,
    )
    expect(await screen.findByText('600 of 1,842 rows')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    await waitFor(() => expect(sent(calls.stopImport)).toHaveLength(1))
  })

  it('goes on after it was stopped', async () => {
    const outcomes = { ...done.outcomes, 'comes in': 1242, 'came in': 600, 'kept out': 0 }
    const { user, sent } = show(
      { ...done, outcomes, status: 'stopped', offered: ['Commit import', 'Undo import'] },
      reply(calls.commitImport, answered('The facilities come in now')),
    )
    expect(await screen.findByRole('region', { name: 'The commit was stopped' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Go on with 1,242 facilities' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Go on' }))
    await waitFor(() => expect(sent(calls.commitImport)[0]?.body).toEqual({ rows: 1242 }))
  })
})

describe('an import that came in', () => {
  it('says what came in and who committed it, and leads to the rows', async () => {
    show(done)
    expect(
      await screen.findByText('1,840 facilities came in, 96 of them need a date, 2 were kept out at the last moment.'),
    ).toBeVisible()
    expect(screen.getByText(/^Committed by Yakubu Musa on/)).toBeVisible()
    const link = screen.getByRole('link', { name: 'See what was kept out, and why' })
    expect(link).toHaveAttribute('href', '/admin/imports/3?step=rows&outcome=kept+out')
  })

  it('is undone after a question that says what stays', async () => {
    const undone = reply(calls.undoImport, answered('The facilities are taken back now'))
    const { user, sent } = show(done, undone)
    await user.click(await screen.findByRole('button', { name: 'Undo the import' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Take 1,840 facilities of IMP-2026-0001 back?' }))
    expect(dialog.getByText(/A facility stays if an owner has claimed it/)).toBeVisible()
    expect(dialog.getByText('It can be undone until 28 December 2026.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Take them back' }))
    await waitFor(() => expect(sent(calls.undoImport)).toHaveLength(1))
  })

  it('is not undone after its day, nor by officers who do not decide', async () => {
    show({ ...done, undo_until: null, offered: [] })
    expect(await screen.findByText(/^Committed by Yakubu Musa on/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo the import' })).toBeNull()
  })

  it('says once it was undone how many stay', async () => {
    const outcomes = { ...done.outcomes, 'came in': 3, 'taken back': 1837 }
    const undone = { undone_by: { id: 6, name: 'Hadiza Sani' }, undone_at: '2026-12-01T09:00:00.000Z' }
    show({ ...done, ...undone, outcomes, status: 'undone', undo_until: null, offered: [] })
    const sentence = '1,837 facilities were taken back, 3 stay, because somebody has worked on them.'
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.getByText(/Undone by Hadiza Sani on/)).toBeVisible()
  })
})

describe('a draft', () => {
  it('is given up after a question', async () => {
    const givenUp = reply(calls.giveUpImport, answered('Given up. It is deleted after 30 days', { status: 'given up' }))
    const { user, sent } = show({}, givenUp)
    await user.click(await screen.findByRole('button', { name: 'Give up' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Give up register-2024.xlsx?' }))
    await user.click(dialog.getByRole('button', { name: 'Give up' }))
    await waitFor(() => expect(sent(calls.giveUpImport)).toHaveLength(1))
  })

  it('says that it was given up', async () => {
    show({ status: 'given up', offered: [] })
    expect(await screen.findByRole('region', { name: 'This import was given up' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Let them come in' })).toBeNull()
  })
})
