import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderComponent } from '../../../../testing/render.tsx'
import { ListTemplate } from './list-template.tsx'

it('is a table to fill in, which Excel reads as UTF-8 and whose examples are nobody', async () => {
  const made: Blob[] = []
  const make = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) made.push(blob)
    return 'blob:template'
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user } = renderComponent(<ListTemplate />)
  await user.click(screen.getByRole('button', { name: 'Download a template' }))
  expect(click.mock.contexts).toMatchObject([{ download: 'staff-list.csv', href: 'blob:template' }])
  const bytes = new Uint8Array((await made[0]?.arrayBuffer()) ?? [])
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes).split('\r\n')).toEqual([
    'Name,Phone,Category,Cadre,Qualification,Rank,Full or part time',
    'Example: Hauwa Sani,0805 987 6543,Professional,Nurses/Midwives,BNSc,Senior nursing officer,full time',
    'Example: Bala Yusuf,0803 123 4567,Non-professional,Driver,SSCE,,part time',
    '',
  ])
  for (const spy of [make, click]) spy.mockRestore()
})
