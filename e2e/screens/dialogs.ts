import type { Page } from '@playwright/test'
import { pressAction } from '../pages/decisions.ts'
import {
  account,
  approval,
  change,
  choices,
  colleague,
  commit,
  complete,
  completePayment,
  completeStaff,
  concern,
  declined,
  documentKinds,
  empty,
  emptyStaff,
  facility,
  fees,
  filed,
  idle,
  importedRows,
  imports,
  lgas,
  licensed,
  notifications,
  offences,
  payments,
  penalised,
  person,
  registrations,
  requirements,
  settings,
  standing,
  statement,
  statements,
  states,
  types,
  users,
} from './dialog-screens.ts'
import type { Screen } from './screen.ts'

/** A dialog, the screen that has it and the button that opens it. */
export interface Opening extends Pick<Screen, 'as' | 'at' | 'shows'> {
  dialog: string
  /** Its whole name, or a pattern where the name is also that of a facility. */
  button: string | RegExp
  /** A section that is marked to be returned before, because the dialog is about it. */
  marked?: string
  /** The row that is opened before, where it is not beside its list already. */
  row?: RegExp
  /** The submit button of the dialog's form. An empty form is refused. */
  send?: string
}

/** Every dialog of the portal. */
export const dialogs: Opening[] = [
  { ...empty, dialog: 'Add Operational Officer', button: 'Add Operational Officer', send: 'Save' },
  { ...empty, dialog: 'Add Staff', button: 'Add Staff', send: 'Add staff' },
  { ...empty, dialog: 'Add Referee', button: 'Add Referee', send: 'Add referee' },
  { ...empty, dialog: 'Add Documents', button: 'Add Documents', send: 'Upload' },
  { ...empty, dialog: 'Upload Registration Form', button: 'Upload Registration Form', send: 'Upload' },
  { ...empty, dialog: 'Add Amount Paid', button: 'Add Payment', send: 'Add payment' },
  { ...empty, dialog: 'Available Facilities Items', button: 'Available Facilities Items', send: 'Save' },
  { ...filed, dialog: 'Edit facility details', button: 'Edit facility details' },
  { ...emptyStaff, dialog: 'Add staff from a list', button: 'Add from a list' },
  { ...empty, dialog: 'Withdraw application', button: 'Withdraw' },
  { ...complete, dialog: 'Add Operational Officer', button: 'Add Operational Officer' },
  { ...complete, dialog: 'Available Facilities Items', button: 'Available Facilities Items' },
  { ...completeStaff, dialog: 'Delete Hauwa Sani?', button: 'Delete Hauwa Sani' },
  { ...filed, dialog: 'Last day of PHCN bill', button: 'Date of PHCN bill' },
  { ...filed, dialog: 'Edit operating officer', button: 'Edit operating officer' },
  { ...completePayment, dialog: 'Remove receipt of ₦75,000?', button: 'Remove receipt of ₦75,000' },
  {
    ...declined,
    dialog: 'Make a representation against the decline',
    button: 'Make a representation',
    send: 'Send to the ministry',
  },
  { ...filed, dialog: 'Give this application to an officer', button: 'Give to an officer', send: 'Give application' },
  { ...filed, dialog: 'Edit applicant details', button: 'Edit applicant details', send: 'Save' },
  { ...filed, dialog: 'Verdict on Usman Danjuma', button: 'Give verdict on Usman Danjuma' },
  { ...penalised, dialog: 'Waive the penalty of Alheri', button: /^Waive the penalty of Alheri/ },
  { ...facility, dialog: 'Decline this registration?', button: 'Decline' },
  { ...facility, dialog: 'Penalise', button: 'Penalise this facility', send: 'Penalise' },
  {
    ...choices,
    dialog: 'Ask for a change',
    button: 'Change the name, address or owner',
    send: 'Send to the ministry',
  },
  {
    ...choices,
    dialog: 'Change the operating officer',
    button: 'Change the operating officer',
    send: 'Send to the ministry',
  },
  { ...choices, dialog: 'Somebody has joined', button: 'Somebody has joined', send: 'Add to the staff' },
  { ...licensed, dialog: 'Add a helper', button: 'Add a helper', send: 'Add helper' },
  { ...licensed, dialog: 'Remove zainab@example.org?', button: 'Remove zainab@example.org' },
  { ...licensed, dialog: 'Close Alheri', button: 'Close this facility', send: 'Close the facility' },
  { ...standing, dialog: 'Suspend Alheri', button: 'Suspend', send: 'Suspend' },
  { ...standing, dialog: 'Seal Alheri', button: 'Seal', send: 'Seal' },
  { ...standing, dialog: 'Revoke the licence of Alheri', button: 'Revoke', send: 'Revoke' },
  { ...concern, dialog: 'Give this concern to an officer', button: 'Give to an officer', send: 'Give' },
  { ...concern, dialog: 'Close this concern', button: 'Close', send: 'Close concern' },
  { ...change, dialog: 'Accept this change?', button: 'Accept' },
  { ...change, dialog: 'Refuse this change?', button: 'Refuse', send: 'Refuse' },
  { ...approval, dialog: 'Keys of this page', button: 'Keys' },
  { ...registrations, dialog: 'Save this view', button: 'Save this view' },
  { ...approval, dialog: 'Update Approval', button: 'Update Approval' },
  { ...approval, dialog: 'Return for correction', button: /^Return for correction/ },
  {
    ...approval,
    dialog: 'Return for correction',
    button: 'Return for correction (1)',
    marked: 'Available facilities',
    send: 'Return to the owner',
  },
  { ...account, dialog: 'Change your name or phone', button: 'Change name or phone' },
  { ...account, dialog: 'Set up a second factor', button: 'Set up', send: 'Continue' },
  { ...account, dialog: 'Close your account?', button: 'Close account', send: 'Close for good' },
  { ...account, dialog: 'Change your email', button: 'Change email', send: 'Send the message' },
  { ...account, dialog: 'Change your password', button: 'Change password', send: 'Change password' },
  { ...users, dialog: 'Invite an officer', button: 'Invite officer', send: 'Invite' },
  { ...person, dialog: 'Change name or phone', button: 'Change name or phone' },
  { ...person, dialog: 'Reset the password of Amina Bello?', button: 'Reset password' },
  { ...person, dialog: 'Make a one-time code for Amina Bello?', button: 'Make a one-time code' },
  { ...person, dialog: 'Remove the second factor of Amina Bello?', button: 'Remove second factor' },
  { ...person, dialog: 'Log Amina Bello out everywhere?', button: 'Log out everywhere' },
  { ...person, dialog: 'Disable the account of Amina Bello?', button: 'Disable account' },
  { ...colleague, dialog: 'Duties of Ngozi', button: 'Change duties' },
  { ...types, dialog: 'Add Facility Type', button: 'Add Facility Type' },
  { ...types, dialog: 'Add Facility Part', button: 'Add Facility Part' },
  { ...requirements, dialog: 'Add requirement', button: 'Add requirement' },
  { ...requirements, dialog: 'Add Sublist to Waiting and consulting', button: 'Add Sublist to Waiting and consulting' },
  { ...notifications, dialog: 'Update this registration?', button: 'Update a registration' },
  { ...notifications, dialog: 'Delete Hauwa Sani?', button: 'Delete a member of staff' },
  { ...types, dialog: 'Edit Private Clinic', button: 'Edit Private Clinic', send: undefined },
  { ...types, dialog: 'Retire Private Clinic?', button: 'Retire Private Clinic', send: undefined },
  { ...states, dialog: 'Add State', button: 'Add State' },
  { ...states, dialog: 'Edit Abia', button: 'Edit Abia', send: undefined },
  { ...settings, dialog: 'Change names and address', button: 'Change names and address' },
  { ...settings, dialog: 'Change certificates and dates', button: 'Change certificates and dates' },
  { ...settings, dialog: 'Change renewals', button: 'Change renewals' },
  { ...settings, dialog: 'Change applications', button: 'Change applications' },
  { ...settings, dialog: 'Change decisions', button: 'Change decisions' },
  { ...settings, dialog: 'Change audit record', button: 'Change audit record' },
  { ...settings, dialog: 'Change limits', button: 'Change limits' },
  { ...settings, dialog: 'Change logging in', button: 'Change logging in' },
  { ...settings, dialog: 'Change privacy', button: 'Change privacy' },
  { ...settings, dialog: 'Take this change back?', button: 'Take back the change of: Name of the portal' },
  { ...imports, dialog: 'Upload a register', button: 'Upload a file', send: 'Upload' },
  { ...importedRows, dialog: 'Upload corrected file', button: 'Upload corrected file', send: 'Upload' },
  { ...commit, dialog: 'Give up register.csv?', button: 'Give up' },
  { ...idle, dialog: 'Paper licence of', button: 'Record its paper licence' },
  { ...statements, dialog: 'Upload statement', button: 'Upload statement', send: 'Upload' },
  {
    ...statement,
    dialog: 'Whose payment is ₦1,500?',
    button: 'Assign row 2, ₦1,500',
    send: 'Assign ₦1,500',
  },
  { ...payments, dialog: 'Confirm ₦', button: /^Confirm ₦/, row: /^Alheri/ },
  { ...payments, dialog: 'Refuse ₦', button: /^Refuse ₦/, row: /^Alheri/, send: 'Refuse' },
  { ...documentKinds, dialog: 'Example of PHCN bill', button: 'Add example of PHCN bill', send: 'Upload' },
  { ...fees, dialog: 'Add a fee', button: 'Add a fee', send: 'Save' },
  { ...fees, dialog: 'sample fees?', button: /^Take over all \d+ sample fees$/ },
  { ...settings, dialog: 'Upload crest', button: 'Upload crest', send: 'Upload' },
  { ...settings, dialog: 'Add a person who signs', button: 'Add a person', send: 'Add' },
  { ...settings, dialog: 'Last day of Dr Fatima Sule', button: 'End of the term of Dr Fatima Sule', send: 'Save' },
  { ...settings, dialog: 'Change the bank account', button: 'Change bank account', send: 'Save' },
  { ...settings, dialog: 'Delete Dr Fatima Sule?', button: 'Delete Dr Fatima Sule' },
  { ...offences, dialog: 'Add an offence', button: 'Add an offence' },
  {
    ...offences,
    dialog: 'Rename Certificate not displayed',
    button: 'Rename Certificate not displayed',
    send: undefined,
  },
  { ...offences, dialog: 'sample amounts?', button: /^Take over all \d+ sample amounts$/, send: undefined },
  { ...lgas, dialog: 'Edit Chanchaga', button: 'Edit Chanchaga', send: undefined },
  { ...lgas, dialog: 'Add LGA to Niger', button: 'Add LGA' },
  { ...lgas, dialog: 'Add ward to Chanchaga', button: 'Add ward to Chanchaga' },
]

/** Opens a dialog on the current screen. */
export async function openDialog(page: Page, { dialog, button, marked, row }: Opening) {
  if (marked) await mark(page, marked)
  const listed = row && page.getByRole('main').getByRole('button', { name: row }).first()
  if (listed && (await listed.isVisible())) await listed.click()
  // A button of a section stands among those of the page too.
  await pressAction(page.getByRole('main'), button)
  const opened = page.getByRole('dialog', { name: dialog })
  await opened.waitFor()
  return opened
}

/** Marks a section behind the last tab. A mark is kept as a draft: it may still be there from an earlier dialog. */
async function mark(page: Page, section: string) {
  await page.getByRole('tab', { name: 'More' }).click()
  const button = page.getByRole('button', { name: `Return section: ${section}`, exact: true })
  await button.or(page.getByRole('button', { name: `Undo: ${section}` })).waitFor()
  if (await button.isVisible()) await button.click()
}
