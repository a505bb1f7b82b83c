import type { FacilityWithPlaces } from '@portal/contract/facilities/facility-with-places.ts'
import { phoneInGroups } from '@portal/domain/accounts/phone-in-groups.ts'
import { dayInWords } from '@portal/domain/dates/calendar-date.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { claimCodeGroups } from '@portal/domain/facilities/claim-code.ts'
import { usePortal } from '../../../api/use-portal.ts'
import { paths } from '../../../paths.ts'
import layout from '../../../ui/layout/layout.module.css'
import { Letterhead } from '../../../ui/print/letterhead.tsx'
import textStyles from '../../../ui/text.module.css'
import styles from './letter-paper.module.css'

/** A letter whose code was made just now. */
export interface Letter {
  code: string
  last_day: string
}

function Code({ code }: { code: string }) {
  return (
    <p className={`${layout.stack2} ${styles.code}`}>
      <span className={textStyles.quiet}>Your code</span>
      <strong>
        {claimCodeGroups(code).map((group) => (
          <span key={group}>{group} </span>
        ))}
      </strong>
    </p>
  )
}

/** The letter to the owner of a facility that was recorded from paper: what it is for, the code, and how to use it. */
export function LetterPaper({ facility, letter }: { facility: FacilityWithPlaces; letter: Letter }) {
  const portal = usePortal()
  const { company_name, owner_name, address, local_gov_areas } = facility
  const lastDay = dayInWords(letter.last_day)
  const contact = [phoneInGroups(portal?.ministry_phone), portal?.ministry_hours].filter(Boolean).join(', ')
  return (
    <div className={layout.stack5}>
      {portal && <Letterhead {...portal} />}
      <div className={`${layout.row4} ${layout.between} ${styles.head}`}>
        <address>
          The owner, {owner_name}
          <br />
          {company_name}
          <br />
          {address}
          <br />
          {local_gov_areas.list}
        </address>
        <p>{dayInWords(lagosDate(new Date()))}</p>
      </div>
      <h2>Your facility in the {portal?.product_name}</h2>
      <p>
        The ministry has recorded <strong>{company_name}</strong> from the papers that you brought. With the code below
        you add it to your own account. Then you can read its registration, correct it, and renew it online.
      </p>
      <Code code={letter.code} />
      <ol className={`${layout.stack2} ${styles.steps}`}>
        <li>
          Open <strong>{window.location.host}</strong> and log in. If you have no account yet, create one.
        </li>
        <li>
          On your dashboard, choose <strong>Have a letter with a code?</strong>, or open{' '}
          <strong>
            {window.location.host}
            {paths.claim()}
          </strong>
          .
        </li>
        <li>Enter the code. The facility is in your account at once.</li>
      </ol>
      <p>
        The code can be used <strong>once, until {lastDay}</strong>. Keep it to yourself: whoever enters it becomes the
        owner of this record. A newer letter replaces this one.
      </p>
      {contact && <p>Questions: {contact}.</p>}
    </div>
  )
}
