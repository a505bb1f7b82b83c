import * as calls from '@portal/contract/places/calls.ts'
import { useParams } from 'react-router'
import { useCall } from '../../api/use-call.ts'
import { AddLga } from '../../features/places/add-lga.tsx'
import { LgaTable } from '../../features/places/lga-table.tsx'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/layout/page.tsx'

/** The local government areas of one state, with their wards. Spec §2, States. */
export function State() {
  const { id = '' } = useParams()
  const state = useCall(calls.showState, { params: { id }, query: { retired: 'yes' } }).data?.data
  return (
    <Page
      title={state ? `LGAs of ${state.name}` : 'LGAs'}
      lead="Local government areas with their wards."
      back={{ to: paths.states(), label: 'States' }}
      actions={state && <AddLga state={state} />}
    >
      <LgaTable stateId={id} />
    </Page>
  )
}
