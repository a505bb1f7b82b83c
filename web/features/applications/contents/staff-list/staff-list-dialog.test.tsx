import { rowCalls } from '@portal/contract/applications/row-sections.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { noAnswer, refusal } from '../../../../testing/fake-portal.ts'
import { added, check, details, head, open, row } from '../../../../testing/opened-staff-list.tsx'
import { renderComponent } from '../../../../testing/render.tsx'
import { sheetXml, workbookOf } from '../../../../testing/workbook.ts'
import { StaffSection } from '../staff-section.tsx'

describe('a list of staff', () => {
  it('is shown first, then everybody without a fault is added once, even on a double click', async () => {
    const { user, dialog, names } = await check([row('Bala'), ',08031234568,,Driver,SSCE,full', row('Zainab')], {
      replies: [added],
    })
    expect(dialog.getByRole('status')).toHaveTextContent('2 people can be added. 1 person cannot be added yet.')
    expect(dialog.getByText('Enter the full name')).toBeVisible()
    expect(names()).toEqual([])
    await user.dblClick(dialog.getByRole('button', { name: 'Add 2 people' }))
    expect(await dialog.findByText('2 people added. 1 person cannot be added yet.')).toBeVisible()
    expect(names()).toEqual(['Bala', 'Zainab'])
    expect(dialog.queryByText('Bala', { selector: 'strong' })).toBeNull()
    expect(dialog.getByRole('heading', { name: 'To correct (1)' })).toBeVisible()
  })

  it('continues after a lost connection with the same key, and a refused line stops no other', async () => {
    const message = 'Choose the cadre from the list'
    const { user, dialog, names, keys, press, line } = await check([row('Bala'), row('Musa'), row('Zainab')], {
      replies: [
        added,
        noAnswer(rowCalls.addStaff),
        refusal(rowCalls.addStaff, { code: 'invalid_input', status: 422, message }),
        added,
      ],
    })
    await press('Add 3 people')
    expect(await dialog.findByRole('alert')).toHaveTextContent('Nothing is added twice when you continue.')
    expect(line(/^Musa$/).queryByRole('button')).toBeNull()
    await press('Continue')
    await waitFor(() => expect(names()).toEqual(['Bala', 'Musa', 'Musa', 'Zainab']))
    expect(await line(/^Musa$/).findByText(message)).toBeVisible()
    expect(dialog.queryByRole('button', { name: /^Add / })).toBeNull()
    const [first, second, again, last] = keys()
    expect(again).toBe(second)
    expect(new Set([first, second, last]).size).toBe(3)
    await user.type(line(/^Musa$/).getByLabelText('Rank (optional)'), 'Head')
    await press('Add 1 person')
    expect(await dialog.findByText('3 people added.')).toBeVisible()
    expect(keys()[4]).not.toBe(second)
  })

  it('stops at the limit of the facility, and a refused line can be left out', async () => {
    const full = 'This facility has 1,000 members of staff, the most that can be stored.'
    const { dialog, names, press, line } = await check([row('Bala'), row('Musa'), row('Zainab')], {
      replies: [
        refusal(rowCalls.addStaff, { code: 'invalid_input', status: 422, message: 'Enter the full name' }),
        refusal(rowCalls.addStaff, { code: 'limit_reached', status: 409, message: full }),
      ],
    })
    await press('Add 3 people')
    expect(await dialog.findByText(`${full} Nothing is added twice when you continue.`)).toBeVisible()
    expect(names()).toEqual(['Bala', 'Musa'])
    expect(line(/^Musa$/).getByRole('button', { name: 'Change Musa' })).toBeVisible()
    await press('Leave out Bala')
    expect(dialog.getByRole('status')).toHaveTextContent('2 people can be added. 1 person left out.')
  })

  it('waits while the portal takes no more, says so, and goes on by itself with the same key', async () => {
    const tooMany = { code: 'too_many_requests', status: 429, message: 'Too many tries.' } as const
    const { dialog, names, keys, press } = await check([row('Bala'), row('Musa'), row('Zainab')], {
      replies: [added, refusal(rowCalls.addStaff, tooMany, 2), added],
    })
    await press('Add 3 people')
    expect(await dialog.findByText(/^The portal takes only so many people in a minute/)).toHaveTextContent(
      'The others follow by themselves in 2 seconds: leave this page open.',
    )
    expect(dialog.getByRole('button', { name: 'Adding: 1 of 3' })).toBeVisible()
    expect(await dialog.findByText('3 people added.', undefined, { timeout: 5000 })).toBeVisible()
    expect(dialog.queryByText(/^The portal takes only so many/)).toBeNull()
    expect(names()).toEqual(['Bala', 'Musa', 'Musa', 'Zainab'])
    expect(keys()[1]).toBe(keys()[2])
  })

  it('can be stopped while it waits', async () => {
    const tooMany = { code: 'too_many_requests', status: 429, message: 'Too many tries.' } as const
    const { dialog, names, press } = await check([row('Bala'), row('Musa')], {
      replies: [added, refusal(rowCalls.addStaff, tooMany, 60), added],
    })
    await press('Add 2 people')
    expect(await dialog.findByText(/in 60 seconds/)).toBeVisible()
    await press('Stop')
    expect(await dialog.findByRole('button', { name: 'Add 1 person' })).toBeVisible()
    expect([names(), dialog.queryByRole('alert')]).toEqual([['Bala', 'Musa'], null])
  })

  it('has the summary in focus, and can be changed before anybody is added', async () => {
    const { dialog, press } = await check([row('Bala')])
    expect(dialog.getByRole('status')).toHaveFocus()
    await press('Back')
    expect(dialog.getByLabelText(/^The list/)).toHaveValue([head, row('Bala')].join('\n'))
  })

  it('is kept in this tab with what was said about it, until it was added or given up', async () => {
    const lines = ['Hauwa Sani,12,,Lab tech,OND,full', row('Zainab')]
    const first = await check(lines, { as: 'user' })
    await first.user.click(first.dialog.getByLabelText('Medical Lab Technician'))
    await first.user.clear(first.line(/^Hauwa Sani$/).getByLabelText('Phone number'))
    await first.user.type(first.line(/^Hauwa Sani$/).getByLabelText('Phone number'), '08059876543')
    await first.press('Leave out Zainab')
    cleanup()
    const again = await open({ as: 'user' })
    expect(await again.dialog.findByText('1 person can be added. 1 person left out.')).toBeVisible()
    expect(again.dialog.getByText('+234 805 987 6543', { exact: false })).toBeVisible()
    expect(again.dialog.getByLabelText('Medical Lab Technician')).toBeChecked()
    await again.press('Back')
    expect(again.dialog.getByLabelText(/^The list/)).toHaveValue([head, ...lines].join('\n'))
    await again.press('Cancel')
    cleanup()
    const later = await open({ as: 'user' })
    expect(later.dialog.getByLabelText(/^The list/)).toHaveValue('')
  })

  it('is read from a workbook as soon as it is chosen', async () => {
    const { user, dialog } = await open()
    const other = sheetXml([['Prices'], ['Gloves', 500]])
    const people = sheetXml([
      ['Name', 'Phone', 'Cadre', 'Qualification', 'Time'],
      ['Hauwa Sani', 8059876543, 'Nurse', 'RN', 'FT'],
    ])
    const file = new File([workbookOf({ Prices: other, Staff: people })], 'staff.xlsx')
    await user.upload(dialog.getByLabelText('File (optional)'), file)
    expect(await dialog.findByText('Hauwa Sani', { selector: 'strong' })).toBeVisible()
    expect(dialog.getByLabelText('Sheet of the workbook')).toHaveValue('1')
    expect(dialog.getByRole('status')).toHaveTextContent('1 person can be added.')
  })

  it('says at the field why a file or a text cannot be read', async () => {
    const { user, dialog, press } = await open()
    await press('Check the list')
    expect((await dialog.findAllByText('Paste the list or choose a file'))[0]).toBeVisible()
    await user.upload(dialog.getByLabelText('File (optional)'), new File(['\0'], 'staff.csv', { type: 'text/csv' }))
    const wrong = 'This is neither a workbook nor a text. Choose an XLSX, CSV or TSV file'
    expect(await dialog.findByText(wrong)).toBeVisible()
    await user.upload(
      dialog.getByLabelText('File (optional)'),
      new File(['Name,Phone\n'], 'staff.csv', { type: 'text/csv' }),
    )
    expect(await dialog.findByText('There are no people in this list')).toBeVisible()
  })

  it.each([
    ['an owner', 'user', true, 1],
    ['an officer for an application from paper', 'admin', false, 1],
    ['no officer for an application of an account', 'admin', true, 0],
  ] as const)('is offered to %s', (_who, as, has_owner_account, buttons) => {
    renderComponent(<StaffSection details={{ ...details, has_owner_account }} mayChange />, { as })
    expect(screen.queryAllByRole('button', { name: 'Add from a list' })).toHaveLength(buttons)
  })
})
