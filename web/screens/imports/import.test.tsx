import type { Reply } from '@portal/contract/call.ts'
import { listFacilityTypes } from '@portal/contract/catalogue/calls/catalogue.ts'
import * as rowCalls from '@portal/contract/imports/calls/import-rows.ts'
import * as calls from '@portal/contract/imports/calls/imports.ts'
import { shownImport } from '@portal/contract/imports/import.ts'
import { importRow, importValue } from '@portal/contract/imports/import-row.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { listHomeLgas } from '@portal/contract/places/calls.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { type FakeReply, refusal, reply } from '../../testing/fake-portal.ts'
import { onlyPage } from '../../testing/only-page.ts'
import { renderScreen } from '../../testing/render.tsx'

type Shown = Reply<typeof calls.showImport>['data']

const example = exampleOf(shownImport)
const lists = [
  reply(listFacilityTypes, { data: [] }),
  reply(listHomeLgas, [
    { id: 543, list: 'Bosso', state_id: 27 },
    { id: 544, list: 'Chanchaga', state_id: 27 },
  ]),
]
/** Nothing of it waits for an officer. */
const clear = {
  uncertain_values: 0,
  states: { new: 1938, same: 33, doubtful: 0, wrong: 0, 'left out': 12 },
  unsettled: { doubtful: 0, wrong: 0 },
}

function show(differs: Partial<Shown>, path = paths.anImport(3), session = {}, ...replies: FakeReply[]) {
  const shown = reply(calls.showImport, { data: { ...example, ...differs } })
  return renderScreen(path, { as: 'admin', session, replies: [...replies, shown, ...lists] })
}

const answered = (message: string, differs: Partial<Shown> = {}) => ({ message, data: { ...example, ...differs } })

describe('an import that is being read', () => {
  it('shows how far it is, and then what waits for an officer', async () => {
    const reading = { ...example, status: 'reading' as const, columns: [], progress: { done: 400, total: 1971 } }
    show({ ...clear }, paths.anImport(3), {}, reply(calls.showImport, { data: reading }))
    expect(await screen.findByText('400 of 1,971 rows')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'The file is being read' })).toHaveAttribute('value', '400')
    expect(screen.queryByRole('navigation', { name: 'Steps of the import' })).toBeNull()
    expect(await screen.findByRole('heading', { name: 'Let them come in' }, { timeout: 3000 })).toBeVisible()
  })

  it('fetches its rows again once it was read, and says until then that no step is done', async () => {
    const row = exampleOf(importRow)
    const before = { ...row, fields: { ...row.fields, name: 'As it was' } }
    const after = { ...row, fields: { ...row.fields, name: 'As it was corrected' } }
    const reading = { ...example, status: 'reading' as const, progress: { done: 400, total: 1971 } }
    const { user } = show(
      {},
      paths.anImport(3, { step: 'rows' }),
      {},
      reply(calls.showImport, { data: example }),
      reply(calls.showImport, { data: reading }),
      reply(rowCalls.listImportRows, onlyPage([before])),
      reply(rowCalls.listImportRows, onlyPage([before])),
      reply(rowCalls.listImportRows, onlyPage([after])),
      reply(rowCalls.uploadImportCorrections, { message: '1 row was read again', changed: 1, data: reading }),
    )
    expect(await screen.findByRole('button', { name: 'As it was' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Upload corrected file' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Upload corrected file' }))
    expect(dialog.queryByText(/draft/)).toBeNull()
    await user.upload(dialog.getByLabelText(/^Corrected file/), new File(['Row'], 'wrong.csv', { type: 'text/csv' }))
    await user.click(dialog.getByRole('button', { name: 'Upload' }))
    expect(await screen.findByText('400 of 1,971 rows')).toBeVisible()
    const steps = screen.getByRole('navigation', { name: 'Steps of the import' })
    expect(steps).toHaveTextContent('1Columns2Values3Rows4Commit')
    expect(await screen.findByRole('button', { name: 'As it was corrected' }, { timeout: 3000 })).toBeVisible()
  })

  it('says why a file was not read, and takes another one', async () => {
    show({ status: 'refused', columns: [], refusal: 'This file is protected by a password. Save it without one.' })
    const notice = within(await screen.findByRole('region', { name: 'The file could not be read' }))
    expect(notice.getByText('This file is protected by a password. Save it without one.')).toBeVisible()
    expect(notice.getByRole('button', { name: 'Upload another file' })).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Steps of the import' })).toBeNull()
  })
})

describe('a draft that could not be read again', () => {
  it('says why, and is still there', async () => {
    show({ failure: 'The sheet “Notes” has no content. Choose another one' }, paths.anImport(3, { step: 'commit' }))
    const notice = within(await screen.findByRole('region', { name: 'It could not be read again' }))
    expect(
      notice.getByText('The sheet “Notes” has no content. Choose another one. What was there before is still here.'),
    ).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Let them come in' })).toBeVisible()
  })
})

describe('the steps of an import', () => {
  it('say what waits at each, and open at the first where something does', async () => {
    show({ columns: [{ column: 0, heading: 'LOCATION', samples: [], field: 'address', confidence: 'doubtful' }] })
    const steps = within(await screen.findByRole('navigation', { name: 'Steps of the import' }))
    expect(steps.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['1Columns1 to look at', '/admin/imports/3?step=columns'],
      ['2Values14 to look at', '/admin/imports/3?step=values'],
      ['3Rows89 to look at', '/admin/imports/3?step=rows'],
      ['4Commit', '/admin/imports/3?step=commit'],
    ])
    expect(steps.getByRole('link', { current: 'step' })).toHaveTextContent('Columns')
    expect(screen.getByRole('heading', { name: 'What the columns are' })).toBeVisible()
  })

  it('are two for what was typed by hand', async () => {
    show({ ...clear, source: 'by hand', columns: [], name: 'Unity Clinic' })
    const steps = within(await screen.findByRole('navigation', { name: 'Steps of the import' }))
    expect(steps.getAllByRole('link').map((link) => link.textContent)).toEqual(['Rows', '2Commit'])
  })
})

describe('the columns of a register', () => {
  const columns = [
    { column: 0, heading: 'NAME OF FACILITY', samples: ['Unity Clinic'], field: 'name', confidence: 'certain' },
    { column: 1, heading: 'LOCATION', samples: ['Bosso', 'Chanchaga'], field: 'address', confidence: 'doubtful' },
    { column: 2, heading: '', samples: [], field: null, confidence: 'likely' },
    { column: 3, heading: 'Cat.', samples: ['Hosp.'], field: 'type', confidence: 'certain' },
    { column: 4, heading: 'L.G.A', samples: ['Bosso'], field: 'lga', confidence: 'certain' },
  ] satisfies Shown['columns']
  const path = paths.anImport(3, { step: 'columns' })

  it('are folded where they are clear, and saved as the officer chooses them', async () => {
    const saved = reply(rowCalls.setImportColumns, answered('The columns are saved'))
    const values = reply(rowCalls.listImportValues, onlyPage([]))
    const { user, sent, address } = show({ columns }, path, {}, saved, values)
    const list = await screen.findByRole('list', { name: 'Columns of the file' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(1)
    expect(list).toHaveTextContent('Bosso · Chanchaga')
    expect(screen.getByRole('button', { name: 'These columns are right' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show all columns' }))
    expect(
      within(list)
        .getAllByRole('combobox')
        .map((select) => select.getAttribute('id')),
    ).toHaveLength(5)
    await user.selectOptions(screen.getByRole('combobox', { name: 'LOCATION is' }), 'LGA')
    expect(screen.getByText('Another column is this already')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Match the rows again' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Two columns are said to be the same')
    await user.selectOptions(screen.getByRole('combobox', { name: 'L.G.A is' }), 'Not used')
    await user.click(screen.getByRole('button', { name: 'Match the rows again' }))
    expect(await screen.findByText('The columns are saved')).toBeVisible()
    const [request] = sent(rowCalls.setImportColumns)
    expect(request?.headers['if-match']).toBe('"2026-11-27T09:05:00.000Z"')
    expect(request?.body).toEqual({
      columns: [
        { column: 0, field: 'name' },
        { column: 1, field: 'lga' },
        { column: 2, field: null },
        { column: 3, field: 'type' },
        { column: 4, field: null },
      ],
    })
    await waitFor(() => expect(address()).toBe('/admin/imports/3'))
  })

  it('are all open while one is missing without which no row comes in', async () => {
    show({ columns: columns.slice(0, 3) }, path)
    expect(await screen.findByText('Without a column for Type of facility and LGA no row can come in')).toBeVisible()
    const list = screen.getByRole('list', { name: 'Columns of the file' })
    expect(within(list).getAllByRole('combobox')).toHaveLength(3)
  })

  it('are of another sheet, or begin in another row', async () => {
    const saved = reply(rowCalls.setImportColumns, answered('The columns are saved', { columns }))
    const { user, sent } = show({ columns }, path, {}, saved)
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sheet' }), 'Notes')
    const row = screen.getByRole('textbox', { name: 'Row with the headings' })
    expect(screen.queryByRole('button', { name: 'Read from this row' })).toBeNull()
    await user.clear(row)
    await user.type(row, 'x')
    await user.click(screen.getByRole('button', { name: 'Read from this row' }))
    expect(screen.getByText('Enter the number of a row, like 3')).toBeVisible()
    await user.clear(row)
    await user.type(row, '4{Enter}')
    await waitFor(() =>
      expect(sent(rowCalls.setImportColumns).map(({ body }) => body)).toEqual([{ sheet: 'Notes' }, { heading_row: 4 }]),
    )
  })

  describe('that another officer changes meanwhile', () => {
    const stale = { code: 'stale', status: 412, message: 'Somebody else changed this meanwhile' } as const
    const later = '2026-11-27T09:30:00.000Z'
    const addressIsUnused = columns.map((one) => (one.column === 1 ? { ...one, field: null } : one))

    async function chooseWard(now: Partial<Shown>, ...between: FakeReply[]) {
      const before = reply(calls.showImport, { data: { ...example, columns } })
      const refused = refusal(rowCalls.setImportColumns, stale)
      const saved = reply(rowCalls.setImportColumns, answered('The columns are saved'))
      const shown = show({ columns, updated_at: later, ...now }, path, {}, before, ...between, refused, saved)
      await shown.user.selectOptions(await screen.findByRole('combobox', { name: 'LOCATION is' }), 'Ward')
      await shown.user.click(screen.getByRole('button', { name: 'Match the rows again' }))
      return shown
    }

    it('keep what is chosen, and say what is saved now', async () => {
      const { user, sent } = await chooseWard({ columns: addressIsUnused })
      const notice = within(await screen.findByRole('region', { name: 'This import was changed meanwhile' }))
      expect(notice.getByRole('listitem')).toHaveTextContent('LOCATION is saved as not used.')
      expect(screen.getByRole('combobox', { name: 'LOCATION is' })).toHaveValue('ward')
      await user.click(screen.getByRole('button', { name: 'Match the rows again' }))
      await waitFor(() =>
        expect(sent(rowCalls.setImportColumns).map(({ headers }) => headers['if-match'])).toEqual([
          '"2026-11-27T09:05:00.000Z"',
          `"${later}"`,
        ]),
      )
      const [, second] = sent(rowCalls.setImportColumns)
      expect(second?.body).toMatchObject({ columns: expect.arrayContaining([{ column: 1, field: 'ward' }]) })
    })

    it('take what is saved on demand', async () => {
      const { user } = await chooseWard({ columns: addressIsUnused })
      await user.click(await screen.findByRole('button', { name: 'Take what is saved' }))
      expect(screen.queryByRole('region', { name: 'This import was changed meanwhile' })).toBeNull()
      expect(screen.getByRole('combobox', { name: 'LOCATION is' })).toHaveValue('')
    })

    it('are chosen anew once other headings are read', async () => {
      const { user } = await chooseWard({ heading_row: 4 })
      const notice = await screen.findByRole('region', { name: 'Another part of the file is read now' })
      expect(screen.getByRole('combobox', { name: 'LOCATION is' })).toHaveValue('address')
      await user.click(within(notice).getByRole('button', { name: 'Close this notice' }))
      expect(screen.queryByRole('region', { name: 'Another part of the file is read now' })).toBeNull()
    })

    it('keep what is chosen while the rows are matched', async () => {
      const matching = { ...example, columns, status: 'reading', progress: { done: 1, total: 9 } } as const
      await chooseWard({}, reply(calls.showImport, { data: matching }))
      expect(await screen.findByText('1 of 9 rows')).toBeVisible()
      expect(screen.queryByRole('combobox', { name: 'LOCATION is' })).toBeNull()
      const location = await screen.findByRole('combobox', { name: 'LOCATION is' }, { timeout: 3000 })
      expect(location).toHaveValue('ward')
    })
  })

  it('are only shown to officers who do not prepare imports', async () => {
    show({ columns }, path, { duties: ['decide'] })
    expect(await screen.findByText('Sheet Register. The headings are in row 3.')).toBeVisible()
    expect(within(screen.getByRole('main')).queryByRole('combobox')).toBeNull()
  })
})

describe('the values that are not certain', () => {
  const lga = {
    ...exampleOf(importValue),
    offers: [
      { value: 544, label: 'Chanchaga' },
      { value: 543, label: 'Bosso' },
    ],
  }
  const day = { ...lga, field: 'issued' as const, written: '31/2/2019', rows: 1, kind: 'wrong' as const, offers: [] }
  const path = paths.anImport(3, { step: 'values' })
  const values = reply(rowCalls.listImportValues, onlyPage([lga, day]))
  const saved = reply(rowCalls.setImportValues, answered('All rows with these values follow'))

  it('are settled each once, by an offer, from the list or by typing, and sent together', async () => {
    const { user, sent } = show({}, path, {}, values, saved)
    const list = within(await screen.findByRole('list', { name: 'Values that are not certain' }))
    const group = within(list.getByRole('group', { name: /Chanchga/ }))
    expect(list.getAllByRole('group').map((one) => one.querySelector('legend')?.textContent)).toEqual([
      'LGAChanchga (12 rows)Choose the local government area',
      'Issued on31/2/2019 (1 row)Choose the local government area',
    ])
    await user.click(group.getByRole('radio', { name: 'Bosso' }))
    await user.selectOptions(group.getByRole('combobox', { name: 'Another meaning of Chanchga' }), 'Chanchaga')
    expect(group.getByRole('radio', { name: 'Chanchaga' })).toBeChecked()
    await user.type(list.getByRole('textbox', { name: 'Another meaning of 31/2/2019' }), '28/2/2019')
    await user.click(screen.getByRole('button', { name: 'Use 2 values' }))
    expect(await screen.findByText('All rows with these values follow')).toBeVisible()
    expect(sent(rowCalls.setImportValues)[0]?.body).toEqual({
      values: [
        { field: 'lga', written: 'Chanchga', value: 544 },
        { field: 'issued', written: '31/2/2019', value: '2019-02-28' },
      ],
    })
  })

  it('are settled by keys: a digit takes an offer and goes on, 0 says that it is not on paper', async () => {
    const { user, sent } = show({}, path, {}, values, saved)
    await screen.findByRole('list', { name: 'Values that are not certain' })
    await user.keyboard('j')
    expect(screen.getByRole('radio', { name: 'Chanchaga' })).toHaveFocus()
    await user.keyboard('20')
    await user.click(screen.getByRole('button', { name: 'Use 2 values' }))
    await waitFor(() =>
      expect(sent(rowCalls.setImportValues)[0]?.body).toEqual({
        values: [
          { field: 'lga', written: 'Chanchga', value: 543 },
          { field: 'issued', written: '31/2/2019', value: null },
        ],
      }),
    )
  })

  it('take the offer where there is only one', async () => {
    const [offer] = lga.offers
    const only = { ...lga, written: 'Chanchag', offers: offer ? [offer] : [] }
    const { user } = show({}, path, {}, reply(rowCalls.listImportValues, onlyPage([lga, only, day])))
    await user.click(await screen.findByRole('button', { name: 'Choose where only one is offered' }))
    const chosen = () =>
      screen.getAllByRole('radio', { checked: true }).map((radio) => radio.parentElement?.textContent)
    expect(chosen()).toEqual(['Chanchaga'])
    expect(within(screen.getByRole('group', { name: /Chanchag / })).getByRole('radio', { checked: true })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Use 1 value' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Choose where only one is offered' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Clear what I chose' }))
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/admin/imports/3?step=rows')
  })

  it('are sent a hundred at once, and the others stay chosen while the rows are matched', async () => {
    const many = Array.from({ length: 150 }, (_, place) => ({
      ...{ ...lga, written: `Place ${place}`, rows: 1 },
      offers: lga.offers.slice(0, 1),
    }))
    const reading = { status: 'reading' as const, progress: { done: 0, total: 1971 } }
    const { user, sent } = show(
      {},
      path,
      {},
      reply(rowCalls.listImportValues, onlyPage(many)),
      reply(rowCalls.setImportValues, answered('All rows with these values follow', reading)),
      reply(calls.showImport, { data: example }),
      reply(calls.showImport, { data: { ...example, ...reading } }),
    )
    await user.click(await screen.findByRole('button', { name: 'Choose where only one is offered' }))
    await user.click(screen.getByRole('button', { name: 'Use 100 of 150 values' }))
    expect(await screen.findByRole('progressbar', { name: 'The file is being read' })).toBeVisible()
    const [request] = sent(rowCalls.setImportValues)
    expect(request?.body).toMatchObject({ values: many.slice(0, 100).map(({ written }) => ({ written, value: 544 })) })
    expect(await screen.findByRole('button', { name: 'Use 50 values' }, { timeout: 5000 })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear what I chose' }))
    expect(screen.getByRole('link', { name: 'Next' })).toBeVisible()
  })

  it('are none once everything is certain', async () => {
    show({ ...clear }, path, {}, reply(rowCalls.listImportValues, onlyPage([])))
    expect(await screen.findByText('Every value is certain')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/admin/imports/3?step=commit')
  })
})
