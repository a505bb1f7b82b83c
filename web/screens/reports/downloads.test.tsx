import { auditHead } from '@portal/contract/audit/audit-entry.ts'
import { linkAuditExport, linkAuditHeads, showAuditRecord } from '@portal/contract/audit/calls.ts'
import type { Call } from '@portal/contract/call.ts'
import { linkRevenueExport } from '@portal/contract/money/calls/revenue.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { linkPenaltiesExport } from '@portal/contract/reports/calls/exports.ts'
import { linkReport } from '@portal/contract/reports/calls/reports.ts'
import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { RecordState } from '../../features/audit/record-state.tsx'
import { DownloadList } from '../../fields/download-list.tsx'
import { refusal, reply, wait } from '../../testing/fake-portal.ts'
import { renderComponent } from '../../testing/render.tsx'

const record = reply(showAuditRecord, {
  data: { head: exampleOf(auditHead), waiting: 0, oldest_waiting_at: null, check: null, nightly_check_at: null },
})
const filters = { page: '2', per_page: '30', state: 'open' }

interface Download {
  of: string
  button: ReactNode
  name: string
  call: Call
  path: string
  body: object | undefined
}

const downloads: Download[] = [
  {
    of: 'a list',
    button: <DownloadList call={linkPenaltiesExport} query={filters} />,
    name: 'Download',
    call: linkPenaltiesExport,
    path: linkPenaltiesExport.path,
    body: { state: 'open', format: 'xlsx' },
  },
  {
    of: 'the audit record',
    button: <DownloadList call={linkAuditExport} query={{}} />,
    name: 'Download',
    call: linkAuditExport,
    path: linkAuditExport.path,
    body: { format: 'xlsx' },
  },
  {
    of: 'the heads of the audit record',
    button: <RecordState />,
    name: 'Download the heads',
    call: linkAuditHeads,
    path: linkAuditHeads.path,
    body: undefined,
  },
  {
    of: 'a report',
    button: <DownloadList call={linkReport} params={{ report: 'money' }} query={{ from: '2026-01' }} />,
    name: 'Download',
    call: linkReport,
    path: '/api/exports/reports/money',
    body: { from: '2026-01', format: 'xlsx' },
  },
  {
    of: 'the revenue',
    button: <DownloadList call={linkRevenueExport} query={{ to: '2026-03' }} />,
    name: 'Download',
    call: linkRevenueExport,
    path: linkRevenueExport.path,
    body: { to: '2026-03', format: 'xlsx' },
  },
]

let opened: MockInstance<typeof window.location.assign>
beforeEach(() => {
  opened = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
})
afterEach(() => opened.mockRestore())

/** Starts a download: a list is asked for in a format. */
async function start(user: ReturnType<typeof renderComponent>['user'], name: string) {
  await user.click(screen.getByRole('button', { name }))
  if (name === 'Download') await user.click(screen.getByRole('button', { name: 'Excel' }))
}

describe.each(downloads)('the download of $of', ({ button, name, call, path, body }) => {
  const link = { url: '/files/list.csv?signature=Zm9v', expires_at: '2026-11-22T09:05:00.000Z' }

  it('opens the link that the portal answers, and asks for nothing else again', async () => {
    const { user, sent } = renderComponent(button, { as: 'admin', replies: [record, reply(call, link)] })
    await start(user, name)
    const address = new URL('/files/list.csv?signature=Zm9v', window.location.href).href
    await waitFor(() => expect(opened).toHaveBeenCalledWith(address))
    expect(sent(call)).toMatchObject([body === undefined ? { path } : { path, body }])
    expect(sent(showAuditRecord).length).toBeLessThanOrEqual(1)
  })

  it('says why there is none', async () => {
    const message = 'Too many downloads. Try again in a minute.'
    const refused = refusal(call, { code: 'unexpected', status: 500, message })
    const { user } = renderComponent(button, { as: 'admin', replies: [record, refused] })
    await start(user, name)
    expect(await screen.findByText(message)).toBeVisible()
    expect(opened).not.toHaveBeenCalled()
  })

  it('is asked for once while it is prepared', async () => {
    const { user, sent } = renderComponent(button, { as: 'admin', replies: [record, wait(call)] })
    await start(user, name)
    await user.click(await screen.findByRole('button', { name: 'Preparing' }))
    expect(sent(call)).toHaveLength(1)
  })
})
