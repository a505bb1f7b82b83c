import { useParams } from 'react-router'
import { AllQuestionsPage } from '../../features/applications/submissions/all-questions-page.tsx'
import { RegistrationNotice } from '../../features/facilities/details/registration-notice.tsx'
import { WhichFacility } from '../../features/facilities/details/which-facility.tsx'

/** All questions of a requirement on one page, each saved as it is answered. Spec §2, Requirements pages. */
export function AnswerAllQuestions() {
  const { id = '' } = useParams()
  return (
    <WhichFacility>
      {(facility, reload) => (
        <AllQuestionsPage
          requirementId={Number(id)}
          facility={facility}
          notice={<RegistrationNotice facility={facility} onRefused={reload} />}
          onRefused={reload}
        />
      )}
    </WhichFacility>
  )
}
