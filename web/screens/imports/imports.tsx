import { listImports } from '@portal/contract/imports/calls/imports.ts'
import { Allowed } from '../../api/allowed.tsx'
import { useCall } from '../../api/use-call.ts'
import { DownloadTemplate } from '../../features/imports/download-template.tsx'
import { ImportTable } from '../../features/imports/list/import-table.tsx'
import { UploadRegister } from '../../features/imports/upload-register.tsx'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/layout/link-button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { useListAddress } from '../../ui/table/use-list-address.ts'

/** The registers that the ministry had on paper, and how they come in. */
export function Imports() {
  const address = useListAddress()
  // An empty list offers both itself.
  const isEmpty = useCall(listImports, { query: address.query }).data?.total === 0
  return (
    <Page
      title="Imports"
      lead="Facilities that were licensed on paper, before this portal."
      actions={
        <Allowed to="prepare an import">
          <LinkButton variant="default" to={paths.newPaperLicence()}>
            Record one by hand
          </LinkButton>
          {!isEmpty && <DownloadTemplate />}
          {!isEmpty && <UploadRegister />}
        </Allowed>
      }
    >
      <ImportTable address={address} />
    </Page>
  )
}
