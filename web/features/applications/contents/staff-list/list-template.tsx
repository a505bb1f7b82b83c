import { staffColumns } from '@portal/domain/applications/staff-lists/staff-columns.ts'
import { Button } from '../../../../ui/form/button.tsx'

/** A list to fill in. Lines that begin with Example are not added. */
export const template = [
  staffColumns.map(({ title }) => title).join(','),
  'Example: Hauwa Sani,0805 987 6543,Professional,Nurses/Midwives,BNSc,Senior nursing officer,full time',
  'Example: Bala Yusuf,0803 123 4567,Non-professional,Driver,SSCE,,part time',
  '',
].join('\r\n')

/** Excel takes a CSV file for UTF-8 when it begins with this mark. */
const byteOrderMark = '\uFEFF'

function download(): void {
  const address = URL.createObjectURL(new Blob([byteOrderMark, template], { type: 'text/csv' }))
  Object.assign(document.createElement('a'), { href: address, download: 'staff-list.csv' }).click()
  URL.revokeObjectURL(address)
}

/** Downloads a list to fill in. */
export function ListTemplate() {
  return (
    <Button variant="subtle" isCompact onClick={download}>
      Download a template
    </Button>
  )
}
