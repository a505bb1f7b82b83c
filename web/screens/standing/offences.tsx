import * as calls from '@portal/contract/standing/calls/offences.ts'
import { Allowed } from '../../api/allowed.tsx'
import { useCall } from '../../api/use-call.ts'
import { AddOffence } from '../../features/standing/offences/add-offence.tsx'
import { OffenceTable } from '../../features/standing/offences/offence-table.tsx'
import { paths } from '../../paths.ts'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** The tariff of offences: what the ministry asks of a facility that it penalises. */
export function Offences() {
  const offences = useCall(calls.listOffences)
  return (
    <Page
      title="Offences"
      lead="What a facility pays for a breach of the rules. A penalty takes its amount from here."
      back={{ to: paths.settings(), label: 'Settings' }}
      actions={
        <Allowed to="manage the tariff of offences">
          <AddOffence />
        </Allowed>
      }
    >
      <WhenLoaded of={offences}>{(data) => <OffenceTable offences={data} />}</WhenLoaded>
    </Page>
  )
}
