import * as calls from '@portal/contract/facilities/calls/facility-helpers.ts'
import { dayInWords } from '@portal/domain/dates/calendar-date.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { ConfirmedButton } from '../../../api/confirmed-button.tsx'
import { useCall } from '../../../api/use-call.ts'
import { WhenLoaded } from '../../../ui/feedback/when-loaded.tsx'
import textStyles from '../../../ui/text.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './helpers-of-facility.module.css'

interface HelpersProps {
  facilityId: number
  /** Whether the person may remove helpers. */
  mayRemove: boolean
}

/** The people whom the owner lets work on a facility. */
export function HelpersOfFacility({ facilityId, mayRemove }: HelpersProps) {
  const helpers = useCall(calls.listHelpers, { params: { id: facilityId } })
  return (
    <WhenLoaded of={helpers}>
      {({ data }) =>
        data.length === 0 ? (
          <p>Nobody helps with this facility.</p>
        ) : (
          <ul className={styles.list}>
            {data.map(({ id, email, named_at }) => (
              <li key={id}>
                <span className={styles.who}>
                  <strong>{email}</strong>
                  <span className={textStyles.quiet}>since {dayInWords(lagosDate(new Date(named_at)))}</span>
                </span>
                {mayRemove && (
                  <ConfirmedButton
                    call={calls.removeHelper}
                    sent={{ params: { id: facilityId, helper_id: id } }}
                    label={
                      <>
                        Remove<VisuallyHidden> {email}</VisuallyHidden>
                      </>
                    }
                    title={`Remove ${email}?`}
                    confirm="Remove"
                    isCompact
                    success={({ message }) => message}
                  >
                    This person can no longer see or change this facility. What they entered stays.
                  </ConfirmedButton>
                )}
              </li>
            ))}
          </ul>
        )
      }
    </WhenLoaded>
  )
}
