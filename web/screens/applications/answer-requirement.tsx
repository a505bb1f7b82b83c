import { useParams, useSearchParams } from 'react-router'
import { QuestionPage } from '../../features/applications/submissions/question-page.tsx'
import { RegistrationNotice } from '../../features/facilities/details/registration-notice.tsx'
import { WhichFacility } from '../../features/facilities/details/which-facility.tsx'

/** The page number in the URL; 1 by default. */
function pageIn(address: URLSearchParams): number {
  const page = Number(address.get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** The questions of a requirement, one on each page. Spec §2, Requirements pages. */
export function AnswerRequirement() {
  const { id = '' } = useParams()
  const [address] = useSearchParams()
  return (
    <WhichFacility>
      {(facility, reload) => (
        <QuestionPage
          requirementId={id}
          facility={facility}
          page={pageIn(address)}
          notice={<RegistrationNotice facility={facility} onRefused={reload} />}
          onRefused={reload}
        />
      )}
    </WhichFacility>
  )
}
