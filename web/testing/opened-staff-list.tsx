import { staff } from '@portal/contract/applications/row-sections/staff.ts'
import { rowCalls } from '@portal/contract/applications/row-sections.ts'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, within } from '@testing-library/react'
import { StaffSection } from '../features/applications/contents/staff-section.tsx'
import { reply } from './fake-portal.ts'
import { registrationDetails } from './registration-details.ts'
import { renderComponent } from './render.tsx'

export const details = registrationDetails({ staffs: [] })
export const head = 'Name,Phone,Category,Cadre,Qualification,Time'
export const row = (name: string) => `${name},08031234567,Non-professional,Driver,SSCE,part time`
export const added = reply(rowCalls.addStaff, { data: exampleOf(staff) })

type Options = Parameters<typeof renderComponent>[1]

/** The open dialog, before anything is typed. */
export async function open(options: Options = {}, shown = details) {
  const scene = renderComponent(<StaffSection details={shown} mayChange />, options)
  await scene.user.click(screen.getByRole('button', { name: 'Add from a list' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add staff from a list' }))
  const sent = () => scene.sent(rowCalls.addStaff).map(({ body }) => fieldsOf(body))
  const keys = () => scene.sent(rowCalls.addStaff).map(({ headers }) => headers['idempotency-key'])
  const press = (name: string) => scene.user.click(dialog.getByRole('button', { name }))
  return { ...scene, dialog, sent, names: () => sent().map(({ full_name }) => full_name), keys, press }
}

/** The dialog after a text was pasted and checked. */
export async function paste(text: string, options: Options = {}, shown = details) {
  const scene = await open(options, shown)
  await scene.user.click(scene.dialog.getByLabelText(/^The list/))
  await scene.user.paste(text)
  await scene.press('Check the list')
  await scene.dialog.findByRole('region', { name: 'Columns' })
  const line = (name: RegExp) =>
    within(scene.dialog.getByText(name, { selector: 'strong' }).closest('li') ?? document.body)
  return { ...scene, line }
}

/** As `paste`, of lines below the headings. */
export const check = (lines: string[], options: Options = {}, shown = details) =>
  paste([head, ...lines].join('\n'), options, shown)
