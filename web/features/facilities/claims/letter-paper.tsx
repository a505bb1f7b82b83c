import type { FacilityWithPlaces } from '@portal/contract/facilities/facility-with-places.ts'
import { dayInWords } from '@portal/domain/dates/calendar-date.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { claimCodeGroups } from '@portal/domain/facilities/claim-code.ts'
import { claimLetterWords, type LetterWord, plainWords } from '@portal/domain/facilities/claim-letter.ts'
import { addresseeLines } from '@portal/domain/facilities/not-recorded.ts'
import { usePortal } from '../../../api/use-portal.ts'
import layout from '../../../ui/layout/layout.module.css'
import { Letterhead } from '../../../ui/print/letterhead.tsx'
import textStyles from '../../../ui/text.module.css'
import styles from './letter-paper.module.css'

/** A letter whose code was made just now. */
export interface Letter {
  code: string
  last_day: string
}

function Code({ label, code }: { label: string; code: string }) {
  return (
    <p className={`${layout.stack2} ${styles.code}`}>
      <span className={textStyles.quiet}>{label}</span>
      <strong>
        {claimCodeGroups(code).map((group) => (
          <span key={group}>{group} </span>
        ))}
      </strong>
    </p>
  )
}

function Words({ of }: { of: readonly LetterWord[] }) {
  return of.map((word) => (typeof word === 'string' ? word : <strong key={word.strong}>{word.strong}</strong>))
}

/** The letter to the owner of a facility that was recorded from paper: what it is for, the code, and how to use it. */
export function LetterPaper({ facility, letter }: { facility: FacilityWithPlaces; letter: Letter }) {
  const portal = usePortal()
  const { company_name, local_gov_areas } = facility
  const place = { facility_name: company_name, lga: local_gov_areas.list }
  const addressee = addresseeLines({ ...facility, ...place }, { before: 'The owner, ' })
  const words = claimLetterWords({
    company_name,
    product_name: portal?.product_name ?? '',
    ministry_phone: portal?.ministry_phone ?? '',
    ministry_hours: portal?.ministry_hours ?? '',
    host: window.location.host,
    last_day: letter.last_day,
  })
  return (
    <div className={layout.stack5}>
      {portal && <Letterhead {...portal} />}
      <div className={`${layout.row4} ${layout.between} ${styles.head}`}>
        <address className={textStyles.written}>{addressee.join('\n')}</address>
        <p>{dayInWords(lagosDate(new Date()))}</p>
      </div>
      <h2>{words.subject}</h2>
      <p>
        <Words of={words.opening} />
      </p>
      <Code label={words.codeLabel} code={letter.code} />
      <ol className={`${layout.stack2} ${styles.steps}`}>
        {words.steps.map((step) => (
          <li key={plainWords(step)}>
            <Words of={step} />
          </li>
        ))}
      </ol>
      <p>
        <Words of={words.closing} />
      </p>
      {words.questions && <p>{words.questions}</p>}
    </div>
  )
}
