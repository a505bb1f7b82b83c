import * as catalogue from '@portal/contract/catalogue/calls/catalogue.ts'
import type { FacilityWithPlaces } from '@portal/contract/facilities/facility-with-places.ts'
import type { ReactNode } from 'react'
import { useCall } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx'
import { PageSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { LinkButton } from '../../../ui/layout/link-button.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { RequirementCards } from './requirement-cards.tsx'
import { useMayAnswer } from './use-may-answer.ts'

interface PartPageProps {
  partId: string
  facility: FacilityWithPlaces
  /** Explains why the questions cannot be answered now, if so. */
  notice: ReactNode
  /** What follows the requirements. */
  children?: ReactNode
}

/** The requirements of one part of a facility's type. Spec §2, Requirements pages. */
export function PartPage({ partId, facility, notice, children }: PartPageProps) {
  const mayAnswer = useMayAnswer(facility)
  const part = useCall(catalogue.showPart, { params: { id: partId }, query: { facility_id: facility.id } })
  const back = { to: paths.requirementParts(facility.id), label: 'All parts' }
  if (!part.data) {
    if (!part.error) return <PageSkeleton />
    return (
      <Page title="Requirements" back={back}>
        <LoadProblem problem={part.error} onRetry={part.refetch} back={back} />
      </Page>
    )
  }
  const { designation, part_name } = part.data.data
  return (
    <Page
      title={`${designation}: ${part_name}`}
      lead={`${facility.company_name}, ${facility.facility_types.category_list}`}
      back={back}
    >
      {notice}
      <RequirementCards part={part.data.data} facilityId={facility.id} mayAnswer={mayAnswer} />
      {mayAnswer && children}
      <div>
        <LinkButton to={back.to} variant="default">
          Go to another part
        </LinkButton>
      </div>
    </Page>
  )
}
