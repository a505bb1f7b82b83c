import { staff } from '@portal/contract/applications/row-sections/staff.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { added, check, paste, row } from '../../../../testing/opened-staff-list.tsx'
import { registrationDetails } from '../../../../testing/registration-details.ts'

describe('a line of a list of staff', () => {
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
})
