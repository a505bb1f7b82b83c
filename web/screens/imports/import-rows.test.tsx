import type { Reply } from '@portal/contract/call.ts'
import { listFacilityTypes } from '@portal/contract/catalogue/calls/catalogue.ts'
import { facilityType } from '@portal/contract/catalogue/facility-type.ts'
import * as rowCalls from '@portal/contract/imports/calls/import-rows.ts'
import * as calls from '@portal/contract/imports/calls/imports.ts'
import { shownImport } from '@portal/contract/imports/import.ts'
import { cellMark, importedFields, importRow } from '@portal/contract/imports/import-row.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { listHomeLgas, listWards } from '@portal/contract/places/calls.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { type FakeReply, refusal, reply } from '../../testing/fake-portal.ts'
import { onlyPage } from '../../testing/only-page.ts'
import { renderScreen } from '../../testing/render.tsx'

type Shown = Reply<typeof calls.showImport>['data']
type Row = Reply<typeof rowCalls.listImportRows>['data'][number]

const example = exampleOf(shownImport)
const fields = { ...exampleOf(importedFields), ward: null }
const row: Row = { ...exampleOf(importRow), fields }
const lgaMark = { ...exampleOf(cellMark), field: 'lga' as const, written: 'Chanchga', offers: [] }
const understood = { ...lgaMark, kind: 'understood' as const, sentence: null }
const wrongPhone = {
  ...lgaMark,
  field: 'phone' as const,
  kind: 'wrong' as const,
  written: '080312345',
  sentence: 'Enter a phone number like 0803 123 4567',
}
const isNew: Row = { ...row, state: 'new', outcome: 'comes in', same: [], marks: [understood] }
const isWrong: Row = {
  ...isNew,
  line: 18,
  state: 'wrong',
  outcome: 'stays out',
  fields: { ...fields, name: 'Unity Clinic', phone: null },
  marks: [wrongPhone],
}
const here = {
  ...row,
  same: row.same.map((one) => ({ ...one, facility: one.facility && { ...one.facility, is_licensed: false } })),
}

interface Given {
  rows: Row[]
  differs?: Partial<Shown>
  path?: string
  duties?: ('review' | 'decide')[]
}

function show({ rows, differs, path = paths.anImport(3, { step: 'rows' }), duties }: Given, ...replies: FakeReply[]) {
  const own = [
    reply(calls.showImport, { data: { ...example, ...differs } }),
    reply(rowCalls.listImportRows, onlyPage(rows)),
    reply(listFacilityTypes, {
      data: [{ ...exampleOf(facilityType), id: 2, category_list: 'Private Clinic', is_offered: true }],
    }),
    reply(listWards, { data: [] }),
    reply(listHomeLgas, [{ id: 544, list: 'Chanchaga', state_id: 27 }]),
  ]
  return renderScreen(path, { as: 'admin', session: duties && { duties }, replies: [...replies, ...own] })
}

const cellsOf = (of: HTMLElement) =>
  within(of)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
const saved = (data: Row) => reply(rowCalls.correctImportRow, { message: 'The row is saved', data })

describe('the rows of a register', () => {
  it('are shown by their states, the doubtful first, with what is written beneath what was understood', async () => {
    const { sent } = show({ rows: [isNew, isWrong] })
    const tabs = within(await screen.findByRole('navigation', { name: 'Rows' }))
    expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual([
      'New 1,842',
      'Here already 40',
      'Doubtful 62',
      'Wrong 27',
      'Left out 12',
      'All 1,983',
    ])
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Doubtful')
    await screen.findByRole('button', { name: 'Unity Clinic' })
    const [, first, second] = screen.getAllByRole('row')
    expect(cellsOf(first ?? document.body)).toEqual([
      '',
      '17',
      'Sabongari Family ClinicPrivate Clinic',
      'Chanchaga, in the file Chanchga',
      'PHF/0123',
      '1 Mar 2024',
      '31 Dec 2026',
      '+234 803 123 4567',
      'New',
    ])
    expect(cellsOf(second ?? document.body).slice(7)).toEqual([
      '080312345 Wrong. Enter a phone number like 0803 123 4567',
      'Wrong',
    ])
    expect(sent(rowCalls.listImportRows)[0]?.query).toEqual({ state: 'doubtful', page: '1', per_page: '30' })
  })

  it('are found by words, in the tab that is open', async () => {
    const path = paths.anImport(3, { step: 'rows', state: 'all' })
    const { user, sent } = show({ rows: [isNew], path })
    await user.type(await screen.findByRole('searchbox', { name: /^Name, address/ }), 'unity{Enter}')
    await waitFor(() =>
      expect(sent(rowCalls.listImportRows).at(-1)?.query).toEqual({ q: 'unity', page: '1', per_page: '30' }),
    )
  })

  it('are corrected in place: only what is not right is asked for', async () => {
    const { user, sent } = show({ rows: [isNew, isWrong] }, saved({ ...isWrong, state: 'new' }))
    await user.click(await screen.findByRole('button', { name: 'Unity Clinic' }))
    const panel = within(screen.getByRole('region', { name: 'Unity Clinic' }))
    const phone = panel.getByRole('textbox', { name: 'Phone' })
    expect(panel.getByText('In the file: 080312345. Enter a phone number like 0803 123 4567.')).toBeVisible()
    expect(panel.getAllByRole('textbox')).toEqual([phone])
    expect(phone).toHaveValue('080312345')
    await user.clear(phone)
    await user.type(phone, '0803 123 4567')
    await user.click(panel.getByRole('button', { name: 'Save row 18' }))
    expect(await screen.findByText('The row is saved')).toBeVisible()
    const [request] = sent(rowCalls.correctImportRow)
    expect(request?.path).toBe('/api/imports/3/rows/18')
    expect(request?.headers['if-match']).toBe('"2026-11-27T09:00:00.000Z"')
    expect(request?.body).toEqual({ fields: { phone: '0803 123 4567' } })
  })

  describe('that another officer changes meanwhile', () => {
    const later = '2026-11-27T09:30:00.000Z'
    const stale = { code: 'stale', status: 412, message: 'Somebody else changed this meanwhile' } as const
    const doubtfulOwner = {
      ...wrongPhone,
      kind: 'doubtful' as const,
      field: 'owner_name' as const,
      written: 'Amina Sani / B.',
    }
    const bothWrong: Row = {
      ...isWrong,
      fields: { ...isWrong.fields, owner_name: null },
      marks: [wrongPhone, doubtfulOwner],
    }
    const ownerIsRight: Row = {
      ...bothWrong,
      fields: { ...bothWrong.fields, owner_name: 'Binta Musa' },
      marks: [wrongPhone],
      updated_at: later,
    }
    const openUnity = async (user: ReturnType<typeof show>['user']) => {
      await user.click(await screen.findByRole('button', { name: 'Unity Clinic' }))
      return within(screen.getByRole('region', { name: 'Unity Clinic' }))
    }

    it('keep what is typed, say what is saved now, and leave it alone', async () => {
      const replies = [refusal(rowCalls.correctImportRow, stale), saved(ownerIsRight)]
      const { user, sent } = show(
        { rows: [ownerIsRight] },
        reply(rowCalls.listImportRows, onlyPage([bothWrong])),
        ...replies,
      )
      const panel = await openUnity(user)
      const phone = panel.getByRole('textbox', { name: 'Phone' })
      await user.clear(phone)
      await user.type(phone, '0803 123 4567')
      await user.click(panel.getByRole('button', { name: 'Save row 18' }))
      const notice = within(await panel.findByRole('region', { name: 'This row was changed meanwhile' }))
      expect(notice.getByRole('listitem')).toHaveTextContent('Owner’s name is saved as Binta Musa')
      expect(phone).toBeVisible()
      expect(phone).toHaveValue('0803 123 4567')
      await user.click(panel.getByRole('button', { name: 'Save row 18' }))
      await waitFor(() => expect(sent(rowCalls.correctImportRow)).toHaveLength(2))
      const [, second] = sent(rowCalls.correctImportRow)
      expect(second?.headers['if-match']).toBe(`"${later}"`)
      expect(second?.body).toEqual({ fields: { phone: '0803 123 4567' } })
    })

    it('stay open while somebody types, although they have left the list, and take what is saved on demand', async () => {
      const elsewhere: Row = {
        ...ownerIsRight,
        state: 'new',
        marks: [],
        fields: { ...ownerIsRight.fields, phone: '+2348031112222' },
      }
      const isOfLine = ({ query }: { query: Record<string, string> }) => query.line === '18'
      const { user } = show(
        { rows: [isNew] },
        reply(rowCalls.listImportRows, onlyPage([elsewhere]), isOfLine),
        reply(rowCalls.listImportRows, onlyPage([bothWrong, isNew])),
        refusal(rowCalls.correctImportRow, stale),
      )
      const panel = await openUnity(user)
      await user.clear(panel.getByRole('textbox', { name: 'Phone' }))
      await user.type(panel.getByRole('textbox', { name: 'Phone' }), '0803 123 4567')
      await user.click(panel.getByRole('button', { name: 'Save row 18' }))
      const notice = within(await panel.findByRole('region', { name: 'This row was changed meanwhile' }))
      await waitFor(() => expect(notice.getAllByRole('listitem')).toHaveLength(2))
      expect(panel.getByRole('textbox', { name: 'Phone' })).toHaveValue('0803 123 4567')
      await user.click(notice.getByRole('button', { name: 'Take what is saved' }))
      // Nothing is typed any more, so the row that took its place in the list is shown.
      expect(await screen.findByRole('region', { name: 'Sabongari Family Clinic' })).toBeVisible()
    })

    it('are shown as they are now where nothing is typed', async () => {
      const changed: Row = { ...bothWrong, marks: [{ ...wrongPhone, written: '0801' }], updated_at: later }
      const { user } = show(
        { rows: [changed] },
        reply(rowCalls.listImportRows, onlyPage([bothWrong])),
        refusal(rowCalls.correctImportRow, stale),
      )
      const panel = await openUnity(user)
      await user.click(panel.getByRole('button', { name: 'Leave it out' }))
      await waitFor(() => expect(panel.getByRole('textbox', { name: 'Phone' })).toHaveValue('0801'))
      expect(screen.queryByRole('region', { name: 'This row was changed meanwhile' })).toBeNull()
    })
  })

  it('take an offer at one press', async () => {
    const doubtful: Row = {
      ...isNew,
      state: 'doubtful',
      marks: [{ ...lgaMark, offers: [{ value: 544, label: 'Chanchaga' }] }],
    }
    const { user, sent } = show({ rows: [doubtful] }, saved(isNew))
    await user.click(await screen.findByRole('button', { name: 'Sabongari Family Clinic' }))
    await user.click(screen.getByRole('button', { name: 'LGA is Chanchaga' }))
    await waitFor(() => expect(sent(rowCalls.correctImportRow)[0]?.body).toEqual({ fields: { lga: 544 } }))
  })

  it('can be corrected in any field, and what is emptied is not on paper', async () => {
    const { user, sent } = show({ rows: [isNew] }, saved(isNew))
    await user.click(await screen.findByRole('button', { name: 'Sabongari Family Clinic' }))
    await user.click(screen.getByRole('button', { name: 'Correct any field' }))
    const form = within(screen.getByRole('region', { name: 'Sabongari Family Clinic' }))
    await form.findByRole('option', { name: 'Private Clinic' })
    await user.clear(form.getByRole('textbox', { name: 'CAC number' }))
    const name = form.getByRole('textbox', { name: 'Facility name' })
    await user.clear(name)
    await user.type(name, 'Sabon Gari Clinic')
    await user.click(form.getByRole('button', { name: 'Save row 17' }))
    await waitFor(() =>
      expect(sent(rowCalls.correctImportRow)[0]?.body).toEqual({ fields: { name: 'Sabon Gari Clinic', cac: null } }),
    )
  })

  it('stand beside the facility that they may be, and are chosen by buttons or keys', async () => {
    const { user, sent } = show({ rows: [here] }, saved(here))
    await user.click(await screen.findByRole('button', { name: 'Sabongari Family Clinic' }))
    const same = within(screen.getByRole('region', { name: 'What it may be' }))
    expect(same.getByText('Same CAC number')).toBeVisible()
    expect(same.getAllByRole('row').map((one) => one.textContent)).toEqual([
      'In the fileIn the portal',
      'NameSabongari Family ClinicSabongari Family Clinic',
      'LGAChanchagaChanchaga',
      'Address14 Bosso Road, Minna14 Bosso Road, Minna',
      'Phone+234 803 123 4567+234 803 123 4567',
      'NumberPHF/0123–',
    ])
    await user.click(same.getByRole('button', { name: 'It is this one: add the licence to Sabongari Family Clinic' }))
    await waitFor(() => expect(sent(rowCalls.correctImportRow)).toHaveLength(1))
    await screen.findByRole('button', { name: 'It comes in as new' })
    await user.keyboard('n')
    await waitFor(() => expect(sent(rowCalls.correctImportRow)).toHaveLength(2))
    await screen.findByRole('button', { name: 'Leave it out' })
    await user.keyboard('l')
    await waitFor(() =>
      expect(sent(rowCalls.correctImportRow).map(({ body }) => body)).toEqual([
        { choice: 'add licence', same_as: 12 },
        { choice: 'new' },
        { choice: 'leave out' },
      ]),
    )
  })

  it('name each row of the file that they may repeat once, with all that is the same', async () => {
    const [first] = row.same
    const repeated = { ...first, facility: null, line: 12 }
    const same = [
      { ...repeated, reasons: ['number' as const] },
      { ...repeated, reasons: ['similar name' as const] },
    ]
    const { user } = show({
      rows: [{ ...isNew, state: 'doubtful', same, fields: { ...fields, lga: null }, marks: [] }],
    })
    await user.click(await screen.findByRole('button', { name: 'Sabongari Family Clinic' }))
    const shown = within(screen.getByRole('region', { name: 'What it may be' }))
    expect(shown.getByRole('link', { name: 'Row 12 of this file' })).toHaveAttribute(
      'href',
      '/admin/imports/3?step=rows&state=all&line=12',
    )
    expect(shown.getByText('Same number and similar name in the LGA')).toBeVisible()
  })

  it('cannot give a licence to a facility that has one, and a choice is taken back', async () => {
    const { user, sent } = show({ rows: [{ ...row, choice: 'leave out' }] }, saved(row))
    await user.click(await screen.findByRole('button', { name: 'Sabongari Family Clinic' }))
    expect(screen.getByText('It has a licence or an application already, so none can be added.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /add the licence/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Leave it out' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Take the choice back' }))
    await waitFor(() => expect(sent(rowCalls.correctImportRow)[0]?.body).toEqual({ choice: null }))
  })

  it('are chosen many at once: those that are selected, or all of the list', async () => {
    const many = reply(rowCalls.chooseImportRows, { message: '2 rows are changed', changed: 2, data: example })
    const { user, sent } = show({ rows: [isNew, isWrong] }, many)
    await screen.findByRole('button', { name: 'Unity Clinic' })
    await user.click(screen.getByRole('checkbox', { name: 'Select every row of this page' }))
    const bar = within(screen.getByRole('region', { name: 'Selected rows' }))
    await user.click(bar.getByRole('button', { name: 'Leave out' }))
    expect(await screen.findByText('2 rows are changed')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull())
    await user.click(screen.getByRole('button', { name: 'For all 2 rows of this list' }))
    await user.click(screen.getByRole('button', { name: 'All 2 rows: come in as new' }))
    const dialog = within(screen.getByRole('dialog', { name: '2 rows: come in as new?' }))
    await user.click(dialog.getByRole('button', { name: 'Come in as new' }))
    await waitFor(() =>
      expect(sent(rowCalls.chooseImportRows).map(({ body }) => body)).toEqual([
        { choice: 'leave out', lines: [17, 18] },
        { choice: 'new', filters: { state: 'doubtful' } },
      ]),
    )
  })

  it('that are wrong are downloaded, and uploaded again once they are corrected', async () => {
    const data = { ...example }
    const uploaded = reply(rowCalls.uploadImportCorrections, { message: '27 rows were read again', changed: 27, data })
    const { user, sent } = show({ rows: [isWrong] }, uploaded)
    expect(await screen.findByRole('button', { name: 'Download wrong rows' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Upload corrected file' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Upload corrected file' }))
    const file = new File(['x'], 'wrong-rows.xlsx')
    await user.upload(dialog.getByLabelText(/^Corrected file/), file)
    await user.click(dialog.getByRole('button', { name: 'Upload' }))
    expect(await screen.findByText('27 rows were read again')).toBeVisible()
    expect(sent(rowCalls.uploadImportCorrections)).toHaveLength(1)
  })

  it('say once they came in what became of each, and why', async () => {
    const outcomes = { 'comes in': 0, 'stays out': 129, 'came in': 1840, 'kept out': 2, 'taken back': 0 }
    const kept: Row = { ...isNew, outcome: 'kept out', why: 'A facility with this number came in meanwhile' }
    const { sent } = show({ rows: [kept], differs: { status: 'committed', outcomes } })
    const tabs = within(await screen.findByRole('navigation', { name: 'Rows' }))
    expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual([
      'Stays out 129',
      'Came in 1,840',
      'Kept out 2',
      'All 1,983',
    ])
    expect(await screen.findByText('A facility with this number came in meanwhile')).toBeVisible()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Upload corrected file' })).toBeNull()
    expect(sent(rowCalls.listImportRows)[0]?.query).toEqual({ outcome: 'kept out', page: '1', per_page: '30' })
  })

  it('are only shown to officers who do not prepare imports', async () => {
    const { user } = show({ rows: [here], duties: ['decide'] })
    await user.click(await screen.findByRole('button', { name: 'Sabongari Family Clinic' }))
    expect(screen.getByRole('region', { name: 'What it may be' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Leave it out' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Correct any field' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'All rows' }))
    expect(screen.queryByRole('region', { name: 'What it may be' })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})
