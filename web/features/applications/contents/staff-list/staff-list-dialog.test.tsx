import { staff } from '@portal/contract/applications/row-sections/staff.ts'
import { rowCalls } from '@portal/contract/applications/row-sections.ts'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { noAnswer, refusal, reply } from '../../../../testing/fake-portal.ts'
import { registrationDetails } from '../../../../testing/registration-details.ts'
import { renderComponent } from '../../../../testing/render.tsx'
import { sheetXml, workbookOf } from '../../../../testing/workbook.ts'
import { StaffSection } from '../staff-section.tsx'

const details = registrationDetails({ staffs: [] })
const head = 'Name,Phone,Category,Cadre,Qualification,Time'
const row = (name: string) => `${name},08031234567,Non-professional,Driver,SSCE,part time`
const added = reply(rowCalls.addStaff, { data: exampleOf(staff) })

type Options = Parameters<typeof renderComponent>[1]

async function open(options: Options = {}, shown = details) {
  const scene = renderComponent(<StaffSection details={shown} mayChange />, options)
  await scene.user.click(screen.getByRole('button', { name: 'Add from a list' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add staff from a list' }))
  const sent = () => scene.sent(rowCalls.addStaff).map(({ body }) => fieldsOf(body))
  const keys = () => scene.sent(rowCalls.addStaff).map(({ headers }) => headers['idempotency-key'])
  const press = (name: string) => scene.user.click(dialog.getByRole('button', { name }))
  return { ...scene, dialog, sent, names: () => sent().map(({ full_name }) => full_name), keys, press }
}

async function paste(text: string, options: Options = {}, shown = details) {
  const scene = await open(options, shown)
  await scene.user.click(scene.dialog.getByLabelText(/^The list/))
  await scene.user.paste(text)
  await scene.press('Check the list')
  await scene.dialog.findByRole('region', { name: 'Columns' })
  const line = (name: RegExp) =>
    within(scene.dialog.getByText(name, { selector: 'strong' }).closest('li') ?? document.body)
  return { ...scene, line }
}

const check = (lines: string[], options: Options = {}, shown = details) =>
  paste([head, ...lines].join('\n'), options, shown)

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

  it('is corrected in place, with what is wrong at each field', async () => {
    const { user, dialog, sent, press, line } = await check(
      ['Hauwa Sani,12,,Nurse,BNSc,full', 'Musa Bala,08031234568,,,SSCE,mornings'],
      { replies: [added] },
    )
    const hauwa = line(/^Hauwa Sani$/)
    expect(hauwa.getByText('Enter a phone number like 0803 123 4567')).toBeVisible()
    expect(hauwa.queryByLabelText('Full name')).toBeNull()
    await user.clear(hauwa.getByLabelText('Phone number'))
    await user.type(hauwa.getByLabelText('Phone number'), '0805 987 6543')
    expect(hauwa.getByText('Ready')).toBeVisible()
    const musa = line(/^Musa Bala$/)
    expect(musa.getByText('Choose full time or part time')).toBeVisible()
    await user.selectOptions(musa.getByLabelText('Cadre'), 'Another designation')
    await user.type(musa.getByLabelText('Designation'), 'Driver')
    await user.click(musa.getByLabelText('Part time'))
    await press('Add 2 people')
    expect(await dialog.findByText('2 people added.')).toBeVisible()
    expect(sent()).toMatchObject([
      { full_name: 'Hauwa Sani', phone_number: '0805 987 6543', cadre: 'Nurses/Midwives', time: 'full time' },
      { full_name: 'Musa Bala', staff_category_type: 'Non-professional', cadre: 'Driver', time: 'part time' },
    ])
  })

  it('asks once for everybody what a word means, who works full time and what is missing', async () => {
    const { user, dialog, sent, press } = await paste(
      'Name\tPhone\tPost\nHauwa Sani\t8059876543\tLab tech\nMusa Bala\t8031234567\tlab tech.\nAmina Bello\t8051234567\tNurse',
      { replies: [added] },
    )
    expect(dialog.queryByRole('button', { name: /^Add / })).toBeNull()
    expect(dialog.queryByRole('heading', { name: /^To correct/ })).toBeNull()
    const word = within(dialog.getByRole('group', { name: '“Lab tech” (2 people)' }))
    expect(word.getAllByRole('radio')).toHaveLength(4)
    for (const radio of word.getAllByRole('radio')) expect(radio).not.toBeChecked()
    await user.click(word.getByLabelText('Medical Lab Technician'))
    await user.click(dialog.getByLabelText('Full time'))
    await user.type(dialog.getByLabelText('Highest qualification: Medical Lab Technician (2 people)'), 'Diploma')
    await user.type(dialog.getByLabelText('Highest qualification: Nurses/Midwives (1 person)'), 'RN')
    await press('Add 3 people')
    expect(await dialog.findByText('3 people added.')).toBeVisible()
    expect(sent().map(({ cadre, highest_qualification, time }) => [cadre, highest_qualification, time])).toEqual([
      ['Medical Lab Technician', 'Diploma', 'full time'],
      ['Medical Lab Technician', 'Diploma', 'full time'],
      ['Nurses/Midwives', 'RN', 'full time'],
    ])
  })

  it('lets the person choose a cadre that was not offered', async () => {
    const { user, dialog, sent, press } = await check(['Hauwa Sani,8059876543,,Herbalist,SSCE,full'], {
      replies: [added],
    })
    await user.click(dialog.getByLabelText('Another cadre'))
    await user.selectOptions(dialog.getByLabelText('What “Herbalist” is'), 'Medical Record')
    await press('Add 1 person')
    await waitFor(() =>
      expect(sent()).toMatchObject([{ staff_category_type: 'Professional', cadre: 'Medical Record' }]),
    )
    expect(await dialog.findByText('1 person added.')).toBeVisible()
  })

  it('asks which column has the names when none was recognised, and which is not needed', async () => {
    const { user, dialog } = await paste(
      'Zainab\tDriver\t08031234567\tSSCE\tfull time\nMusa\tCleaner\t08031234568\tSSCE\tft',
    )
    expect(dialog.getByText('Say which column has the names.')).toBeVisible()
    await user.selectOptions(dialog.getByLabelText('Column 1'), 'Name')
    expect(dialog.getByRole('status')).toHaveTextContent('2 people can be added.')
    await user.selectOptions(dialog.getByLabelText('Column 4'), 'Not needed')
    expect(dialog.getByText('Columns that are used: Name, Phone, Cadre, Full or part time.')).toBeVisible()
  })

  it('marks who is there twice, and adds them when the person says so', async () => {
    const bala = { ...exampleOf(staff), full_name: 'Bala Yusuf', phone_number: '+2348031234567' }
    const { user, dialog } = await check(
      [row('Alh. Bala Yusuf'), row('Musa Ali'), row('"ALI, MUSA"'), 'Bala Yusuf,08051234567,,Driver,SSCE,full'],
      {},
      registrationDetails({ staffs: [bala] }),
    )
    expect(dialog.getByText(/^Somebody of this name is in the list already$/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: '2 lines are left out' }))
    expect(dialog.getByText('Line 2. Is in the list already')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Add all the same Alh. Bala Yusuf' }))
    expect(dialog.queryByText('Line 2. Is in the list already')).toBeNull()
  })

  it('leaves out whom the person leaves out, and takes them back', async () => {
    const { user, dialog } = await check([row('Musa Ali'), row('Ali Musa'), row('Zainab')])
    expect(dialog.getByRole('status')).toHaveTextContent('2 people can be added. 1 person left out.')
    await user.click(dialog.getByRole('button', { name: 'Leave out Zainab' }))
    expect(dialog.getByRole('button', { name: 'Add 1 person' })).toBeVisible()
    await user.click(dialog.getByRole('button', { name: '2 lines are left out' }))
    expect(dialog.getByText('Line 3. Is the same person as line 2')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Put back Zainab' }))
    expect(dialog.getByRole('button', { name: 'Add 2 people' })).toBeVisible()
  })

  it('has the summary in focus, and can be changed before anybody is added', async () => {
    const { dialog, press } = await check([row('Bala')])
    expect(dialog.getByRole('status')).toHaveFocus()
    await press('Change the list')
    expect(dialog.getByLabelText(/^The list/)).toHaveValue([head, row('Bala')].join('\n'))
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
