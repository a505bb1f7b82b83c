import * as catalogue from '@portal/contract/catalogue/calls/catalogue.ts'
import * as calls from '@portal/contract/catalogue/calls/document-kinds.ts'
import { Allowed } from '../../api/allowed.tsx'
import { useCall } from '../../api/use-call.ts'
import { DocumentKindTable } from '../../features/catalogue/document-kinds/document-kind-table.tsx'
import { lastPlaceOf } from '../../features/catalogue/document-kinds/last-place.ts'
import { SaveDocumentKind } from '../../features/catalogue/document-kinds/save-document-kind.tsx'
import { paths } from '../../paths.ts'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** The documents that applications are asked for. */
export function DocumentKinds() {
  const kinds = useCall(calls.listDocumentKinds)
  const types = useCall(catalogue.listFacilityTypes)
  const [saved, offered] = [kinds.data?.data, types.data?.data]
  return (
    <Page
      title="Documents"
      lead="What an application must have before it can be submitted, by its type. Owners see it before they start."
      back={{ to: paths.settings(), label: 'Settings' }}
      actions={
        saved &&
        offered && (
          <Allowed to="manage the catalogue">
            <SaveDocumentKind label="Add a document" types={offered} lastPlace={lastPlaceOf(saved)} />
          </Allowed>
        )
      }
    >
      <WhenLoaded of={kinds}>
        {({ data }) => (
          <WhenLoaded of={types}>{(found) => <DocumentKindTable kinds={data} types={found.data} />}</WhenLoaded>
        )}
      </WhenLoaded>
    </Page>
  )
}
