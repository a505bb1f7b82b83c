import * as calls from '@portal/contract/imports/calls/imports.ts'
import { importBrief, shownImport } from '@portal/contract/imports/import.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { late, reply } from '../../testing/fake-portal.ts'
import { onlyPage } from '../../testing/only-page.ts'
import { renderScreen } from '../../testing/render.tsx'

const draft = exampleOf(importBrief)
const reading = { ...exampleOf(shownImport), status: 'reading' as const, columns: [], progress: { done: 0, total: 0 } }

describe('the registers that came from paper', () => {
  it('are listed with who prepared and committed them', async () => {
    const committed = {
      ...draft,
      id: 2,
      number: 'IMP-2026-0002',
      name: 'Unity Clinic',
      source: 'by hand' as const,
      status: 'committed' as const,
      rows: 1,
      came_in: 1,
      committed_by: { id: 5, name: 'Yakubu Musa' },
      committed_at: '2026-11-28T09:00:00.000Z',
    }
    const replies = [reply(calls.listImports, onlyPage([draft, committed]))]
    renderScreen(paths.imports(), { as: 'admin', replies })
    expect(await screen.findByRole('link', { name: 'register-2024.xlsx' })).toHaveAttribute('href', '/admin/imports/3')
    const rows = screen.getAllByRole('row').slice(1)
    const texts = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    )
    expect(texts).toEqual([
      ['register-2024.xlsxIMP-2026-0001', '27 Nov 2026, 10:00 by Hauwa Bello', '', '1,971', '0', 'Draft'],
      [
        'Unity ClinicIMP-2026-0002, by hand',
        '27 Nov 2026, 10:00 by Hauwa Bello',
        '28 Nov 2026, 10:00 by Yakubu Musa',
        '1',
        '1',
        'Came in',
      ],
    ])
    expect(screen.getByRole('link', { name: 'Record one by hand' })).toHaveAttribute(
      'href',
      '/admin/add/registration?from=paper',
    )
  })

  it('are explained before there is one, and a file is uploaded and opened', async () => {
    const { user, address } = renderScreen(paths.imports(), {
      as: 'admin',
      replies: [
        reply(calls.listImports, onlyPage([])),
        reply(calls.addImport, { message: 'The file is being read', data: reading }),
        reply(calls.showImport, { data: reading }),
      ],
    })
    const empty = (await screen.findByText('Nothing has come from paper yet')).parentElement
    expect(empty).toHaveTextContent('Type the paper register into the template, one facility in a row')
    await user.click(screen.getByRole('button', { name: 'Upload a file' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Upload a register' }))
    const field = dialog.getByLabelText(/^Register/)
    expect(field.getAttribute('accept')).toMatch(/^\.xlsx,\.csv,\.txt,\.tsv,application\//)
    await user.upload(field, new File(['Name\n'], 'register.csv', { type: 'text/csv' }))
    await user.click(dialog.getByRole('button', { name: 'Upload' }))
    expect(await screen.findByRole('heading', { name: 'The file is being read' })).toBeVisible()
    expect(address()).toBe('/admin/imports/3')
  })

  it('keep the file that was picked before the list turned out to be empty', async () => {
    const list = late(reply(calls.listImports, onlyPage([])))
    const { user } = renderScreen(paths.imports(), { as: 'admin', replies: [list.given] })
    await user.click(await screen.findByRole('button', { name: 'Upload a file' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Upload a register' }))
    expect(dialog.queryByText(/draft/)).toBeNull()
    await user.upload(dialog.getByLabelText(/^Register/), new File(['Name'], 'register.csv', { type: 'text/csv' }))
    expect(await dialog.findByText('register.csv')).toBeVisible()
    list.send()
    expect(await screen.findByText('Nothing has come from paper yet')).toBeInTheDocument()
    expect(screen.getByText('register.csv')).toBeVisible()
  })

  it('have a template to download', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
    onTestFinished(() => assign.mockRestore())
    const url = '/exports/import-template/e30?expires=1&signature=x'
    const { user, sent } = renderScreen(paths.imports(), {
      as: 'admin',
      replies: [
        reply(calls.listImports, onlyPage([draft])),
        reply(calls.linkImportTemplate, { url, expires_at: '2026-11-27T09:05:00.000Z' }),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Download the template' }))
    expect(sent(calls.linkImportTemplate)).toHaveLength(1)
    await waitFor(() => expect(assign).toHaveBeenCalledWith(new URL(url, window.location.href).href))
  })

  it('are prepared by officers who review', async () => {
    const replies = [reply(calls.listImports, onlyPage([]))]
    renderScreen(paths.imports(), { as: 'admin', session: { duties: ['decide'] }, replies })
    expect(await screen.findByText('Nothing has come from paper yet')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Upload a file' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Record one by hand' })).toBeNull()
    expect(screen.getByRole('navigation', { name: 'Main' })).toHaveTextContent('Imports')
  })

  it('are not in the menu of other officers', async () => {
    const replies = [reply(calls.listImports, onlyPage([draft]))]
    renderScreen(paths.imports(), { as: 'admin', session: { duties: ['finance'] }, replies })
    expect(await screen.findByRole('link', { name: 'register-2024.xlsx' })).toBeVisible()
    expect(screen.getByRole('navigation', { name: 'Main' })).not.toHaveTextContent('Imports')
  })
})
