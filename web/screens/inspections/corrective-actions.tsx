import { CorrectiveTable } from '../../features/inspections/corrective/corrective-table.tsx'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/layout/page.tsx'
import { useListAddress } from '../../ui/table/use-list-address.ts'

/** What owners have to put right after inspections, for officers. */
export function CorrectiveActions() {
  const address = useListAddress()
  return (
    <Page
      title="Corrective actions"
      back={{ to: paths.inspections(), label: 'Inspections' }}
      lead="What owners have to put right. What is due first stands first."
    >
      <CorrectiveTable address={address} />
    </Page>
  )
}
