import type { Returned } from '@portal/contract/applications/returned.ts'
import { referee } from '@portal/contract/applications/row-sections/referee.ts'
import { staff } from '@portal/contract/applications/row-sections/staff.ts'
import { payment } from '@portal/contract/money/payment.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { taskPages, taskTitle } from '@portal/domain/applications/task-list.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { everything, registrationDetails, registrationReplies } from '../../testing/registration-details.ts'
import { renderScreen } from '../../testing/render.tsx'

const [hauwa, other] = [
  { ...exampleOf(staff), id: 20, full_name: 'Hauwa Sani' },
  { ...exampleOf(staff), id: 21, full_name: 'Musa Ibrahim' },
]
const usman = { ...exampleOf(referee), id: 30, full_name: 'Usman Danjuma' }
const paid = { ...exampleOf(payment), status: 'submitted' as const, receipt_number: null }
type Item = Returned['items'][number]
const item = (changed: Pick<Item, 'section'> & Partial<Item>): Item => ({
  id: null,
  name: null,
  remark: 'Look again.',
  ...changed,
})

const returnedWith = (...items: Item[]) => {
  const returned: Returned = { at: '2026-03-24T09:00:00.000Z', due_date: '2026-04-07', items, resubmitted_at: null }
  const contents = { ...everything, staffs: [hauwa, other], referees: [usman], payments: [paid] }
  return registrationDetails(contents, { returned })
}

function buttonsIn(element: HTMLElement): string[] {
  const texts = within(element)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent ?? '')
  return texts.filter((text) => !/^(View|How|Show|On this|Staff strength)/.test(text))
}

/** The buttons that change something on the owner's page of each section of an application that was returned with these items. */
async function changesOfOwner(...items: Item[]) {
  const found: string[] = []
  for (const page of taskPages.filter((name) => name !== 'requirements')) {
    const { unmount } = renderScreen(paths.task(31, page, 12), {
      as: 'user',
      replies: registrationReplies(returnedWith(...items)),
    })
    await screen.findByRole('heading', { level: 1, name: taskTitle(page) })
    found.push(...buttonsIn(screen.getByRole('main')))
    unmount()
  }
  return found
}

/** The page of such an application, for an officer or its owner. */
async function pageOf(as: 'user' | 'admin', ...items: Item[]) {
  renderScreen(paths.registration(31), { as, replies: registrationReplies(returnedWith(...items)) })
  await screen.findByRole('heading', { level: 1, name: 'Sabongari Family Clinic' })
}

describe('an application that was returned', () => {
  it('lets its owner correct a person that was returned, and nobody else', async () => {
    expect(await changesOfOwner(item({ section: 'staff', id: 20, name: 'Hauwa Sani' }))).toEqual([
      'Edit Hauwa Sani',
      'Delete Hauwa Sani',
      'Add Payment',
    ])
  })

  it('lets an officer correct everything else too', async () => {
    await pageOf('admin', item({ section: 'staff', id: 20, name: 'Hauwa Sani' }))
    const offered = buttonsIn(screen.getByRole('main'))
    for (const name of ['Add Staff', 'Edit Musa Ibrahim', 'Edit Usman Danjuma', 'Edit applicant details']) {
      expect(offered).toContain(name)
    }
  })

  it('lets its owner add to a section that was returned whole', async () => {
    expect(await changesOfOwner(item({ section: 'referees' }))).toEqual([
      'Edit Usman Danjuma',
      'Delete Usman Danjuma',
      'Add Referee',
      'Add Payment',
    ])
  })

  it('lets its owner replace the document that was returned, and no other', async () => {
    expect(await changesOfOwner(item({ section: 'documents', id: 52, name: 'PHCN bill' }))).toEqual([
      'Date of PHCN bill',
      'Remove PHCN bill',
      'Add Documents',
      'Upload Registration Form',
      'Add Payment',
    ])
  })

  it.each<{ section: Item['section']; buttons: string[] }>([
    {
      section: 'facility',
      buttons: ['Edit facility details', '1 detail missing: add it to the facility details', 'Add Payment'],
    },
    { section: 'applicant', buttons: ['Edit applicant details', 'Add Payment'] },
    { section: 'requirements', buttons: ['Add Payment'] },
    { section: 'payment', buttons: ['Remove receipt of ₦75,000.50', 'Add Payment'] },
  ])('lets its owner change of $section only this', async ({ section, buttons }) => {
    expect(await changesOfOwner(item({ section }))).toEqual(buttons)
  })

  it.each<[Item['section'], string]>([
    ['staff', 'See the answers'],
    ['requirements', 'Answer the requirements'],
  ])('leads to the questions to answer them only if one was returned: %s', async (section, label) => {
    await pageOf('user', item({ section }))
    const requirements = within(screen.getByRole('region', { name: 'Requirements' }))
    expect(requirements.getAllByRole('link').map(({ textContent }) => textContent)).toContain(label)
  })

  it('says beside each item what is to be corrected', async () => {
    await pageOf('user', item({ section: 'staff', id: 20, name: 'Hauwa Sani', remark: 'The phone number is wrong.' }))
    const row = screen.getByRole('row', { name: /Hauwa Sani/ })
    expect(row).toHaveTextContent('To be corrected: The phone number is wrong.')
    expect(screen.getAllByText('To be corrected:')).toHaveLength(1)
  })
})
