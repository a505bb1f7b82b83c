import * as calls from '@portal/contract/catalogue/calls/catalogue-edits.ts'
import type { UsedType } from '@portal/contract/catalogue/catalogue.ts'
import { linkChecklistForm } from '@portal/contract/inspections/calls/checklists.ts'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useCall } from '../../api/use-call.ts'
import { PreviewQuestions } from '../../features/applications/submissions/preview-questions.tsx'
import { AddRequirement } from '../../features/catalogue/add-requirement.tsx'
import { figuresInWords, whoKeepsQuestions } from '../../features/catalogue/in-use.ts'
import { RequirementTable } from '../../features/catalogue/requirement-table.tsx'
import { SampleNotice } from '../../features/catalogue/sample-notice.tsx'
import { DownloadButton } from '../../fields/download-button.tsx'
import { paths } from '../../paths.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import textStyles from '../../ui/text.module.css'

/** The requirements of one facility type, and their preview. Spec §2, Facility types. */
export function FacilityTypeRequirements() {
  const { id = '' } = useParams()
  const [isPreview, setIsPreview] = useState(false)
  const type = useCall(calls.showUsedType, { params: { id } }).data?.data
  const title = isPreview ? 'preview' : 'requirements'
  return (
    <Page
      title={type ? `${type.category_list}: ${title}` : 'Requirements'}
      lead={type?.definition}
      back={{ to: paths.facilityTypes(), label: 'Facility types' }}
      actions={
        type && (
          <>
            <Button variant="default" onClick={() => setIsPreview(!isPreview)}>
              {isPreview ? 'Back to editing' : 'Preview as an owner'}
            </Button>
            <DownloadButton call={linkChecklistForm} body={{ facility_type_id: type.id }} label="Download as XLSForm" />
            {!isPreview && <AddRequirement facilityTypeId={type.id} />}
          </>
        )
      }
    >
      {isPreview ? (
        <>
          <Notice title="This is a preview">
            An owner who starts a registration now sees these questions. Nothing can be answered here.
          </Notice>
          <PreviewQuestions facilityTypeId={id} />
        </>
      ) : (
        <>
          {type?.has_samples && <SampleNotice typeId={type.id} />}
          {type && <TypeUsage type={type} />}
          <RequirementTable facilityTypeId={id} />
        </>
      )}
    </Page>
  )
}

/** Tells where a type of facility is used, before its questions are changed. */
function TypeUsage({ type: { facilities, open_registrations, requirements, questions } }: { type: UsedType }) {
  return (
    <p className={textStyles.quiet}>
      {figuresInWords({ Requirements: requirements, Questions: questions, Facilities: facilities })}{' '}
      {whoKeepsQuestions(open_registrations, 'A change')}
    </p>
  )
}
