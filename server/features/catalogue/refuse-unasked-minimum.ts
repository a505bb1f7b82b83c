import type { Standards } from '@portal/contract/catalogue/standards.ts'
import type { SubList } from '@portal/contract/catalogue/sub-list.ts'
import { askedNumber } from '@portal/domain/applications/asked-number.ts'
import { refuseField } from '../../use-case/refuse-field.ts'

type Sent = Pick<SubList, 'sub_list'> & { least_number?: Standards['least_number'] | undefined }

/** Refuses a minimum of a question that asks for no number: nobody would be asked for what has to reach it. */
export function refuseUnaskedMinimum({ sub_list, least_number }: Sent): void {
  if (least_number == null || askedNumber(sub_list)) return
  refuseField(
    'least_number',
    `“${sub_list}” asks for no number. A question that has a minimum asks how many, or ends with a unit in brackets`,
  )
}
