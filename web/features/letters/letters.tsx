import type { Reply } from '@portal/contract/call.ts'
import { listFacilityLetters, listRegistrationLetters } from '@portal/contract/letters/calls.ts'
import { useCall } from '../../api/use-call.ts'
import { useMoreRows } from '../../api/use-more-rows.ts'
import { Day } from '../../ui/dates.tsx'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import layout from '../../ui/layout/layout.module.css'
import { ShowMore } from '../../ui/table/show-more.tsx'
import textStyles from '../../ui/text.module.css'
import styles from './letters.module.css'
import { DownloadLetter, OpenLetter } from './open-letter.tsx'

type ListLetters = typeof listFacilityLetters | typeof listRegistrationLetters

interface ListProps {
  call: ListLetters
  id: number
}

function Rows({ call, id, page }: ListProps & { page: Reply<ListLetters> }) {
  const letters = useMoreRows(call, { id, first: page.data, total: page.total, rowKey: (letter) => letter.id })
  if (letters.total === 0) return <p>No letter has been written yet.</p>
  return (
    <>
      <ol className={layout.stack4}>
        {letters.rows.map((letter) => (
          <li key={letter.id} className={`${layout.row4} ${layout.between} ${styles.letter}`}>
            <div className={styles.text}>
              <p>{letter.subject}</p>
              <p className={textStyles.quiet}>
                {letter.number}, <Day of={letter.written_on} />
              </p>
              {letter.taken_back_on && (
                <p>
                  The confirmation was taken back on <Day of={letter.taken_back_on} />. This receipt no longer counts.
                </p>
              )}
            </div>
            <div className={styles.buttons}>
              <OpenLetter letter={letter} />
              <DownloadLetter letter={letter} />
            </div>
          </li>
        ))}
      </ol>
      <ShowMore of={letters} />
    </>
  )
}

function Letters({ call, id }: ListProps) {
  const letters = useCall(call, { params: { id }, query: { per_page: 100 } })
  return <WhenLoaded of={letters}>{(page) => <Rows call={call} id={id} page={page} />}</WhenLoaded>
}

/** The letters of the ministry about a facility and its registrations, the newest first. */
export function LettersOfFacility({ facilityId }: { facilityId: number }) {
  return <Letters call={listFacilityLetters} id={facilityId} />
}

/** The letters of the ministry about a registration, the newest first. */
export function LettersOfRegistration({ registrationId }: { registrationId: number }) {
  return <Letters call={listRegistrationLetters} id={registrationId} />
}
