import { AddState } from '../../features/places/add-state.tsx'
import { StateTable } from '../../features/places/state-table.tsx'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/layout/page.tsx'

/** The states that can be chosen in the portal. Spec §2, States. */
export function States() {
  return (
    <Page
      title="States"
      lead="Each state has local government areas (LGAs), and these have wards."
      back={{ to: paths.settings(), label: 'Settings' }}
      actions={<AddState />}
    >
      <StateTable />
    </Page>
  )
}
