import { staff } from '@portal/contract/applications/row-sections/staff.ts'
import { rowCalls } from '@portal/contract/applications/row-sections.ts'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { noAnswer, refusal, reply } from '../../../../testing/fake-portal.ts'
import { registrationDetails } from '../../../../testing/registration-details.ts'
import { renderComponent } from '../../../../testing/render.tsx'
import { StaffSection } from '../staff-section.tsx'

const details = registrationDetails({ staffs: [] })
const head = 'Name,Phone,Category,Cadre,Qualification,Time'
const row = (name: string) => `${name},08031234567,Non-professional,Driver,SSCE,part time`
const added = reply(rowCalls.addStaff, { data: exampleOf(staff) })

async function check(lines: string[], replies: Parameters<typeof renderComponent>[1], shown = details) {
  const scene = renderComponent(<StaffSection details={shown} mayChange />, replies)
  await scene.user.click(screen.getByRole('button', { name: 'Add from a list' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add staff from a list' }))
  await scene.user.click(dialog.getByLabelText(/^The list/))
  await scene.user.paste([head, ...lines].join('\n'))
  await scene.user.click(dialog.getByRole('button', { name: 'Check the list' }))
  await dialog.findByRole('table')
  const names = () => scene.sent(rowCalls.addStaff).map(({ body }) => fieldsOf(body).full_name)
  const keys = () => scene.sent(rowCalls.addStaff).map(({ headers }) => headers['idempotency-key'])
  return { ...scene, dialog, names, keys }
}

describe('a list of staff', () => {
  it('is shown first, then every row without a fault is added once, even on a double click', async () => {
    const { user, dialog, names } = await check([row('Bala'), ',1,,,,', row('Zainab')], { replies: [added] })
    expect(dialog.getByRole('row', { name: /^3/ })).toHaveTextContent('Enter the full name')
    expect(dialog.getByRole('status')).toHaveTextContent('2 people can be added. 1 line with a fault is left out.')
    expect(names()).toEqual([])
    await user.dblClick(dialog.getByRole('button', { name: 'Add 2 people' }))
    expect(await dialog.findByText('2 people added. 1 line with a fault is left out.')).toBeVisible()
    expect(names()).toEqual(['Bala', 'Zainab'])
  })

  it('continues after a lost connection with the same key, and a refused row stops no other', async () => {
    const message = 'Choose the cadre from the list'
    const { user, dialog, names, keys } = await check([row('Bala'), row('Musa'), row('Zainab')], {
      replies: [
        added,
        noAnswer(rowCalls.addStaff),
        refusal(rowCalls.addStaff, { code: 'invalid_input', status: 422, message }),
        added,
      ],
    })
    await user.click(dialog.getByRole('button', { name: 'Add 3 people' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('Nothing is added twice when you continue.')
    await user.click(dialog.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(names()).toEqual(['Bala', 'Musa', 'Musa', 'Zainab']))
    expect(await dialog.findByRole('row', { name: /Musa/ })).toHaveTextContent(message)
    const [first, second, again, last] = keys()
    expect(again).toBe(second)
    expect(new Set([first, second, last]).size).toBe(3)
  })

  it('has the summary in focus, and can be changed before anything is added', async () => {
    const { user, dialog } = await check([row('Bala'), row('Bala')], {})
    expect(dialog.getByRole('status')).toHaveFocus()
    expect(dialog.getByText('Is the same person as line 2')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Change the list' }))
    expect(dialog.getByLabelText(/^The list/)).toHaveValue([head, row('Bala'), row('Bala')].join('\n'))
  })

  it('leaves out who is on the page already', async () => {
    const bala = { ...exampleOf(staff), full_name: 'Bala', phone_number: '+2348031234567' }
    const { dialog } = await check([row('Bala')], {}, registrationDetails({ staffs: [bala] }))
    expect(dialog.getByText('Is in the list already')).toBeVisible()
    expect(dialog.queryByRole('button', { name: /^Add/ })).toBeNull()
  })

  it('is read from a file, unless the file is too large', async () => {
    const { user } = renderComponent(<StaffSection details={details} mayChange />)
    await user.click(screen.getByRole('button', { name: 'Add from a list' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add staff from a list' }))
    const file = dialog.getByLabelText('CSV file (optional)')
    await user.upload(file, new File(['x'.repeat(100_001)], 'staff.csv', { type: 'text/csv' }))
    expect(await dialog.findByText('This file is too large. Save the table as CSV, at most 200 rows')).toBeVisible()
    expect(dialog.getByLabelText(/^The list/)).toHaveValue('')
    await user.upload(file, new File([head, '\n', row('Bala')], 'staff.csv', { type: 'text/csv' }))
    await waitFor(() => expect(dialog.getByLabelText(/^The list/)).toHaveValue(`${head}\n${row('Bala')}`))
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
