import { PrintedEntries } from '../../features/audit/printed-entries.tsx'
import { RecordState } from '../../features/audit/record-state.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/form/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { ScreenOnly } from '../../ui/print/screen-only.tsx'
import { useListAddress } from '../../ui/table/use-list-address.ts'

/** The audit record: who did what, and whether anybody has altered it. */
export function Audit() {
  const address = useListAddress()
  return (
    <Page
      title="Audit record"
      lead="Who did what, when and from where. Entries are only ever added."
      back={{ to: paths.settings(), label: 'Settings' }}
      actions={
        <Button variant="default" icon={<Icon name="print" />} onClick={() => window.print()}>
          Print
        </Button>
      }
    >
      <ScreenOnly>
        <RecordState />
      </ScreenOnly>
      <PrintedEntries address={address} />
    </Page>
  )
}
