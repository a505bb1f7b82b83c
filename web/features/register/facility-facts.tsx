import type { RegisteredFacility } from '@portal/contract/register/registered-facility.ts'
import { orNotRecorded } from '@portal/domain/facilities/not-recorded.ts'
import { operatingHoursLabel, readWorkingDays } from '@portal/domain/facilities/operating-hours.ts'
import { positionInWords } from '@portal/domain/facilities/position.ts'
import { inspectedInWords } from '@portal/domain/inspections/inspected-in-words.ts'
import { wordings } from '@portal/domain/papers/wordings.ts'
import { isLicensed } from '@portal/domain/register/public-register.ts'
import { Day } from '../../ui/dates.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { DescriptionList } from '../../ui/layout/description-list.tsx'
import textStyles from '../../ui/text.module.css'
import styles from './public-register.module.css'
import { standingInWords } from './standing-words.ts'

const issuedOnPaper = 'Issued on paper before this portal. Compare name and dates, or ask the ministry.'

/** What the public register says about a facility: whether it is licensed first, then what it is and where. */
export function FacilityFacts({ facility }: { facility: RegisteredFacility }) {
  const { number, origin, type, address, lga, ward, standing, expiry_date, conditions } = facility
  const { tone, title, text } = standingInWords(standing)
  const isProvisional = standing === 'provisionally licensed'
  const [before, after] = text.split('{day}')
  return (
    <>
      <div className={styles.answer}>
        <Notice tone={tone} title={title}>
          <p>
            {before}
            {after !== undefined && <Day of={expiry_date} />}
            {after}
          </p>
        </Notice>
      </div>
      <DescriptionList
        rows={[
          { label: 'Type', value: type },
          { label: 'Address', value: orNotRecorded(address) },
          { label: 'Area', value: ward ? `${ward}, ${lga}` : lga },
          { label: wordings[isProvisional ? 'statement' : 'certificate'].numbered, value: number },
          ...(origin === 'paper' ? [{ label: 'Licence', value: issuedOnPaper }] : []),
          ...(isLicensed(standing)
            ? [
                { label: 'Valid until', value: <Day of={expiry_date} /> },
                ...openingRows(facility),
                ...inspectionRows(facility),
              ]
            : []),
          ...conditions.map(({ text: condition, due_date }, index) => ({
            label: conditions.length === 1 ? 'Condition' : `Condition ${index + 1}`,
            value: due_date ? (
              <>
                {condition} By <Day of={due_date} />.
              </>
            ) : (
              condition
            ),
          })),
          ...positionRows(facility),
        ]}
      />
    </>
  )
}

function openingRows({ working_days, hours_of_operation }: RegisteredFacility) {
  const days = readWorkingDays(working_days ?? '') ?? []
  const open = [
    days.length === 7 ? 'Every day' : days.join(', '),
    hours_of_operation && operatingHoursLabel(hours_of_operation),
  ]
  const words = open.filter(Boolean).join(', ')
  return words === '' ? [] : [{ label: 'Open', value: words }]
}

function inspectionRows({ inspection }: RegisteredFacility) {
  if (inspection === null) return []
  const { title, meaning } = inspectedInWords(inspection)
  return [
    {
      label: 'Inspection',
      value: (
        <>
          {title}
          <span className={textStyles.second}>{meaning}</span>
        </>
      ),
    },
  ]
}

function positionRows({ latitude, longitude }: RegisteredFacility) {
  if (latitude === null || longitude === null) return []
  // The phone opens it in its own map. Embedding a map would tell another site who visits the page.
  const href = `geo:${latitude},${longitude}`
  return [{ label: 'On the map', value: <a href={href}>{positionInWords({ latitude, longitude })}</a> }]
}
