import { chosen, line } from '@portal/contract/fields/fields.ts'
import * as calls from '@portal/contract/imports/calls/imports.ts'
import type { ImportedField } from '@portal/contract/imports/import-row.ts'
import { useNavigate } from 'react-router'
import type { DraftName } from '../../../api/draft-forms.ts'
import { DraftedForm } from '../../../api/drafted-form.tsx'
import { paths } from '../../../paths.ts'
import layout from '../../../ui/layout/layout.module.css'
import { Subsection } from '../../../ui/layout/subsection.tsx'
import { AskedField } from '../imported-field.tsx'
import { LicenceFields, WhatHappensNext } from './licence-fields.tsx'

/** What every facility has. All else may be missing on paper. */
const withFacility = calls.addImportByHand.body.safeExtend({
  name: line('the facility name', 150),
  type: chosen('the type of facility'),
  lga: chosen('the local government area'),
})

const facility = ['name', 'type', 'lga', 'ward', 'address', 'phone', 'email', 'owner_name', 'cac'] as const
const officer = ['officer_name', 'officer_folio'] as const satisfies readonly ImportedField[]

/** An officer records a facility that was licensed on paper, and its licence. Nothing that paper does not have is needed. */
export function PaperLicenceForm() {
  const navigate = useNavigate()
  return (
    <DraftedForm
      draft={'paper-licence' satisfies DraftName}
      call={calls.addImportByHand}
      schema={withFacility}
      submit="Save the licence"
      busy="Saving"
      success={({ message }) => message}
      onSuccess={({ data }) => navigate(paths.anImport(data.id))}
    >
      <Subsection title="The licence">
        <div className={layout.stack5}>
          <LicenceFields />
        </div>
      </Subsection>
      <Subsection title="The facility">
        <div className={layout.stack5}>
          {[...facility, ...officer].map((field) => (
            <AskedField key={field} field={field} marksOptional />
          ))}
        </div>
      </Subsection>
      <WhatHappensNext />
    </DraftedForm>
  )
}
