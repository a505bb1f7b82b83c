import {
  type AuditCheck,
  type AuditEntry,
  auditCheck,
  auditEntry,
  auditHead,
} from '@portal/contract/audit/audit-entry.ts'
import * as calls from '@portal/contract/audit/calls.ts'
import type { Reply } from '@portal/contract/call.ts'
import { listOfficers } from '@portal/contract/cases/calls.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CheckResult } from '../../features/audit/check-result.tsx'
import { paths } from '../../paths.ts'
import { refusal, reply } from '../../testing/fake-portal.ts'
import { onlyPage } from '../../testing/only-page.ts'
import { renderComponent, renderScreen } from '../../testing/render.tsx'

type RecordOf = Reply<typeof calls.showAuditRecord>['data']

const entry = exampleOf(auditEntry)
const head = exampleOf(auditHead)
const sealed: RecordOf = { head, waiting: 0, oldest_waiting_at: null, check: null, nightly_check_at: null }

interface Shown {
  entries?: AuditEntry[]
  record?: Partial<RecordOf>
  path?: string
}

function show({ entries = [entry], record, path = paths.audit() }: Shown) {
  const link = { url: '#audit', expires_at: '2026-11-22T09:05:00.000Z' }
  return renderScreen(path, {
    as: 'admin',
    replies: [
      reply(calls.listAuditEntries, onlyPage(entries)),
      reply(calls.showAuditRecord, { data: { ...sealed, ...record } }),
      reply(calls.checkAuditRecord, { data: { ...exampleOf(auditCheck), ended_at: null } }),
      reply(listOfficers, { data: [{ id: 3, first_name: 'Hauwa', last_name: 'Sani' }] }),
      reply(calls.linkAuditExport, link),
      reply(calls.linkAuditHeads, link),
    ],
  })
}

describe('the entries of the audit record', () => {
  it('are sentences with links, and say when, from where, and whether they are sealed', async () => {
    const about = { kind: 'facility', id: '12', name: 'Sabongari Family Clinic' } as const
    const alone = { ...entry, id: 2, actor: null, address: null, about, is_sealed: false }
    const invoice = {
      ...entry,
      id: 3,
      about: { kind: 'invoice', id: '7', name: null } as const,
      before: null,
      after: null,
    }
    show({ entries: [entry, alone, invoice] })
    expect((await screen.findAllByRole('link', { name: 'Amina Bello' }))[0]).toHaveAttribute(
      'href',
      '/admin/audit?actor_id=3',
    )
    const links = screen.getAllByRole('link', { name: /^(application|registration|facility|invoice) / })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/registration/10',
      '/admin/single-facility/12',
      '/admin/invoice/7',
    ])
    const rows = screen.getAllByRole('row').slice(1)
    const texts = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(1, 4)
        .map((cell) => cell.textContent),
    )
    expect(texts).toEqual([
      ['8 Apr 2026, 11:30', '102.89.33.10', 'Yes'],
      ['8 Apr 2026, 11:30', 'The portal itself', 'Not yet'],
      ['8 Apr 2026, 11:30', '102.89.33.10', 'Yes'],
    ])
    expect(rows.map((row) => row.lastElementChild?.textContent)).toEqual(['Show', 'Show', 'None'])
  })

  it('show what was there before and afterwards', async () => {
    const before = { status: 'pending', is_open: true, duties: ['review', 'decide'], old_name: '' }
    const after = { status: 'Approved', is_open: false, duties: [], address: { lga: 541 } }
    const { user } = show({ entries: [{ ...entry, before, after }] })
    await user.click(await screen.findByRole('button', { name: 'Show the details of entry 4711' }))
    const details = screen.getByText('Status').closest('dl')
    expect([...(details?.children ?? [])].map((row) => row.textContent)).toEqual([
      'StatusBefore: pendingAfter: Approved',
      'Is openBefore: yesAfter: no',
      'DutiesBefore: review, decideAfter: nothing',
      'Old namenothing',
      'Address{"lga":541}',
    ])
  })

  it('are narrowed, downloaded as narrowed, and named on paper', async () => {
    const { user, sent } = show({ path: `${paths.audit({ actor_id: 3 })}&page=2` })
    const who = await screen.findByRole('option', { name: 'Hauwa Sani' })
    expect(who.closest('select')).toHaveValue('3')
    expect(screen.queryByRole('option', { name: 'One other person' })).toBeNull()
    await user.selectOptions(screen.getByLabelText('About'), 'facility')
    await user.selectOptions(screen.getByLabelText('What'), 'Approved …')
    await user.type(screen.getByLabelText('From day'), '1/4/2026')
    const chosen = { actor_id: '3', about: 'facility', action: 'Approve', from: '2026-04-01' }
    expect(sent(calls.listAuditEntries).at(-1)?.query).toEqual(chosen)
    expect(screen.getByText(/^From 1 April 2026 · Who: Hauwa Sani · What: /)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Download' }))
    await user.click(screen.getByRole('button', { name: 'CSV' }))
    await waitFor(() => expect(sent(calls.linkAuditExport)[0]?.body).toEqual({ ...chosen, format: 'csv' }))
  })

  it('name on paper the last day, one thing, and who is no officer', async () => {
    const { user, sent, address } = show({
      path: `${paths.audit({ about: 'registration', about_id: 10 })}&to=2026-04-30&actor_id=99`,
    })
    expect(await screen.findByText(/^To 30 April 2026 · Who: 99 · About: .* 10$/)).toBeInTheDocument()
    await user.clear(screen.getByLabelText('To day'))
    await waitFor(() => expect(address()).not.toContain('to='))
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(sent(calls.listAuditEntries).at(-1)?.query).toEqual({}))
    expect(address()).toBe('/admin/audit')
  })

  it('say what is wrong with a day that is none', async () => {
    const message = 'Enter a day'
    renderScreen(`${paths.audit()}?from=yesterday&to=2026-13-01`, {
      as: 'admin',
      replies: [
        refusal(calls.listAuditEntries, { code: 'invalid_input', status: 422, message }),
        reply(calls.showAuditRecord, { data: sealed }),
        reply(listOfficers, { data: [] }),
      ],
    })
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByText('From yesterday · To 2026-13-01')).toBeInTheDocument()
  })

  it('are turned page by page, with more on a page at choice', async () => {
    const many = { ...onlyPage([entry]), total: 40, last_page: 3 }
    const { user, address } = renderScreen(paths.audit({ actor_id: 3 }), {
      as: 'admin',
      replies: [
        reply(calls.listAuditEntries, many),
        reply(calls.showAuditRecord, { data: sealed }),
        reply(listOfficers, { data: [] }),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(address()).toBe('/admin/audit?actor_id=3&page=2'))
    await user.selectOptions(screen.getByLabelText('Rows on a page'), '50')
    await waitFor(() => expect(address()).toBe('/admin/audit?actor_id=3&per_page=50'))
  })

  it('say that a link chose somebody who is no officer, and that nothing fits', async () => {
    show({ entries: [], path: paths.audit({ actor_id: 99 }) })
    const other = await screen.findByRole('option', { name: 'One other person' })
    expect(other.closest('select')).toHaveValue('99')
    expect(await screen.findByText('No entry matches')).toBeVisible()
  })

  it('say that nothing is recorded yet', async () => {
    show({ entries: [] })
    expect(await screen.findByText('Nothing is recorded yet')).toBeVisible()
  })
})

describe('whether the record is whole', () => {
  it('says how far it is sealed and what waits', async () => {
    const { user, sent } = show({ record: { waiting: 1, oldest_waiting_at: '2026-04-08T11:00:00.000Z' } })
    expect(await screen.findByText(/^Sealed up to entry/)).toHaveTextContent(
      `Sealed up to entry 4711 on 8 April 2026 at 11:00 by head 42: ${head.hash}`,
    )
    expect(screen.getByText(/^1 entry waits/)).toHaveTextContent(
      '1 entry waits to be sealed, the oldest since 8 April 2026 at 12:00.',
    )
    expect(screen.getByText('The record was not checked here yet.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Check the record' }))
    await waitFor(() => expect(sent(calls.checkAuditRecord)).toHaveLength(1))
    await waitFor(() => expect(sent(calls.showAuditRecord)).toHaveLength(2))
    await user.click(screen.getByRole('button', { name: 'Download the heads' }))
    await waitFor(() => expect(sent(calls.linkAuditHeads)).toHaveLength(1))
  })

  it('says how many entries wait', async () => {
    show({ record: { waiting: 1200, oldest_waiting_at: '2026-04-08T11:00:00.000Z' } })
    expect(await screen.findByText(/^1,200 entries wait to be sealed/)).toBeVisible()
  })

  it('says that nothing is sealed, and that a check is running', async () => {
    show({ record: { head: null, check: { ...exampleOf(auditCheck), ended_at: null } } })
    expect(await screen.findByText('Nothing is sealed yet. Entries are sealed within an hour.')).toBeVisible()
    expect(screen.getByText('Amina Bello asked for a check. It goes on if you leave this page.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Checking' })).toBeVisible()
    expect(screen.queryByText(/waits? to be sealed/)).toBeNull()
  })

  it('can be asked for again after a check that was stopped with its server', async () => {
    const stopped = {
      ...exampleOf(auditCheck),
      ended_at: null,
      failure: 'The server was stopped meanwhile. Check again.',
    }
    const { user, sent } = show({ record: { check: stopped } })
    expect(await screen.findByText('The server was stopped meanwhile. Check again.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Check the record' }))
    await waitFor(() => expect(sent(calls.checkAuditRecord)).toHaveLength(1))
  })

  it.each<{ check: Partial<AuditCheck>; title: string; text: RegExp }>([
    {
      check: {},
      title: 'The record is whole',
      text: /Amina Bello checked 4,?711 entries on 8 April 2026 at 11:31: nothing was changed/,
    },
    { check: { entries: 1 }, title: 'The record is whole', text: /Amina Bello checked 1 entry on/ },
    { check: { entries: 0 }, title: 'The record is whole', text: /Amina Bello checked 0 entries on/ },
    {
      check: { findings: ['Entry 7 was changed'] },
      title: 'The record or a table was altered',
      text: /Entry 7 was changed$/,
    },
    {
      check: { ended_at: null, failure: 'The database stopped' },
      title: 'The last check did not finish',
      text: /The database stopped$/,
    },
  ])('is said by the last check: $title', ({ check, title, text }) => {
    renderComponent(<CheckResult check={{ ...exampleOf(auditCheck), ...check }} />)
    expect(screen.getByText(title)).toBeVisible()
    expect(document.body.textContent).toMatch(text)
  })
})
