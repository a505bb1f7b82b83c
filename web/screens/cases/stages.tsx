import { listStages } from '@portal/contract/cases/calls/stages.ts'
import { listFacilityTypes } from '@portal/contract/catalogue/calls/catalogue.ts'
import { Allowed } from '../../api/allowed.tsx'
import { useCall } from '../../api/use-call.ts'
import { SaveStage } from '../../features/cases/stages/save-stage.tsx'
import { StageTable } from '../../features/cases/stages/stage-table.tsx'
import { paths } from '../../paths.ts'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** The stages that applications go through inside the ministry. */
export function Stages() {
  const stages = useCall(listStages)
  const types = useCall(listFacilityTypes)
  const [saved, offered] = [stages.data?.data, types.data?.data]
  return (
    <Page
      title="Stages"
      lead="Who signs an application, one after the other, before it can be approved. Without stages nobody has to sign. A temporary approval and a decline need no sign-off."
      back={{ to: paths.settings(), label: 'Settings' }}
      actions={
        saved &&
        offered && (
          <Allowed to="manage the settings">
            <SaveStage label="Add a stage" stages={saved} types={offered} />
          </Allowed>
        )
      }
    >
      <WhenLoaded of={stages}>
        {({ data }) => <WhenLoaded of={types}>{(found) => <StageTable stages={data} types={found.data} />}</WhenLoaded>}
      </WhenLoaded>
    </Page>
  )
}
