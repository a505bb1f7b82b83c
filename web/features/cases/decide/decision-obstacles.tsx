import { restrictionWords } from '@portal/domain/standing/standing.ts'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import textStyles from '../../../ui/text.module.css'

/** Why something is not offered: a setting of the ministry, or the standing of the facility. */
export function DecisionObstacles({ details }: { details: RegistrationDetails }) {
  return (
    <>
      {details.obstacles.map(({ action, message }) => (
        <p key={action} className={textStyles.quiet}>
          <strong>{action}:</strong> {message}
        </p>
      ))}
      <WhyNotApproved details={details} />
    </>
  )
}

/** Says that nothing can be approved because of the standing of the facility. */
function WhyNotApproved({ details }: { details: RegistrationDetails }) {
  const { restrictions } = details.registration.facility
  const inForce = restrictions.find(({ state }) => state === 'in force')
  if (!inForce || !details.case) return null
  const { state, noun } = restrictionWords[inForce.kind]
  return (
    <p className={textStyles.quiet}>
      Nothing can be approved while {state}. An officer who decides can lift the {noun} on the page of the facility.
    </p>
  )
}
