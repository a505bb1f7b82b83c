import type { Page } from '@playwright/test'
import { title } from './locators.ts'

type Section =
  | 'Registration Information'
  | 'Requirements'
  | 'Documents'
  | 'Personnels/Staffs'
  | 'Referees'
  | 'Operating Officer'
  | 'Payment Receipts'
  | 'Available Facilities'
  | 'Staff Strength'
  | 'Remarks'
  | 'History'
  | 'What is needed'

/** The registration page of a facility, for its owner and for officers. */
export function registrationPage(page: Page) {
  const section = (name: Section) => page.getByRole('region', { name, exact: true })
  const sections = page.getByRole('list', { name: 'Sections', exact: true })
  // Each stands among the buttons of the page and in its section; the first one is that of the page.
  const addButton = (name: string) => page.getByRole('button', { name, exact: true }).first()
  const opening = (dialog: string, button: string) => async () => {
    await addButton(button).click()
    return page.getByRole('dialog', { name: dialog })
  }
  return {
    title: (facility: string) => title(page, facility),
    section,
    tasks: section('What is needed'),
    /** A row of the task list. */
    task: (name: string) =>
      sections.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) }),
    /** Opens the page of a section, from the task list. */
    openTask: (name: string) => sections.getByRole('link', { name, exact: true }).click(),
    /** The one next action under the task list. */
    continue: page.getByRole('link', { name: /^Continue: / }),
    submit: section('What is needed').getByRole('link', { name: 'Check and submit' }),
    addButton,
    openOperatingOfficer: opening('Add Operational Officer', 'Add Operational Officer'),
    openStaff: opening('Add Staff', 'Add Staff'),
    openReferee: opening('Add Referee', 'Add Referee'),
    openDocument: opening('Add Documents', 'Add Documents'),
    openRegistrationForm: opening('Upload Registration Form', 'Upload Registration Form'),
    openPayment: opening('Add Amount Paid', 'Add Payment'),
    openAvailableFacilities: opening('Available Facilities Items', 'Available Facilities Items'),
    view: (file: string) => page.getByRole('button', { name: `View ${file} (opens in a new tab)` }),
    delete: (name: string) => page.getByRole('button', { name: `Delete ${name}` }),
    consideration: page.getByRole('link', { name: 'Consideration and Approval' }),
    renew: (facility: string) => page.getByRole('button', { name: `Renew Registration of ${facility}` }),
    present: page.getByRole('link', { name: 'See the present registration' }),
    printCertificate: page.getByRole('link', { name: 'Print Certificate' }),
    printStatement: page.getByRole('link', { name: 'Print Temporarily Statement' }),
    open: (id: number | string) => page.goto(`/admin/registration/${id}`),
  }
}
