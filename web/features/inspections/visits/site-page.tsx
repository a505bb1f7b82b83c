import type { SiteForm } from '@portal/contract/inspections/site.ts'
import { positionInWords } from '@portal/domain/facilities/position.ts'
import { useState } from 'react'
import type { OpenVisit } from '../../../api/visits/use-visit.ts'
import { siteOf } from '../../../api/visits/visit-state.ts'
import { BusyButton } from '../../../ui/form/busy-button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { CountedNumber } from './counted-number.tsx'
import { findPosition } from './find-position.ts'
import { RecordedLine, RecordedProse } from './recorded-text.tsx'
import { SignatureSection } from './signature-section.tsx'
import { SiteConflict } from './site-conflict.tsx'
import { StaffSeen } from './staff-seen.tsx'
import { VisitPhotos } from './visit-photos.tsx'

/** What is recorded on site besides findings. Each change is recorded as it is made. */
export function SitePage({ visit }: { visit: OpenVisit }) {
  const { isSigned, ...site } = siteOf(visit)
  const { beds } = visit.visit.kit
  // A signature goes with the change that made it, and with no later one.
  const record = (changed: Partial<SiteForm>) =>
    void visit.record({ is: 'site', site: { ...site, signature_png: null, ...changed } })
  return (
    <>
      <h1>On site</h1>
      <SiteConflict visit={visit} />
      <RecordedLine
        label="Who was met"
        description="The name of the person in charge."
        value={site.met_name}
        maxLength={120}
        autoComplete="off"
        onRecord={(met_name) => record({ met_name })}
      />
      <RecordedLine
        label="Position"
        description="For example, matron."
        value={site.met_position}
        maxLength={120}
        autoComplete="off"
        onRecord={(met_position) => record({ met_position })}
      />
      <CountedNumber
        label="Beds counted"
        hint={beds === null ? undefined : `the owner stated ${beds}`}
        value={site.beds_counted}
        onRecord={(beds_counted) => record({ beds_counted })}
      />
      <PhonePosition site={site} onRecord={record} />
      <StaffSeen recorded={visit.visit.kit.staff} seen={site.staff} onRecord={(staff) => record({ staff })} />
      <section className={layout.stack2} aria-label="Photos of the facility">
        <h2>Photos of the facility</h2>
        <p className={textStyles.note}>Of the building and the site; photos of a question are taken at the question.</p>
        <VisitPhotos visit={visit} questionId={null} />
      </section>
      <RecordedProse
        label="Remarks"
        value={site.remarks}
        maxLength={4000}
        rows={3}
        onRecord={(remarks) => record({ remarks })}
      />
      <SignatureSection site={site} isSigned={isSigned} onRecord={record} />
    </>
  )
}

interface PositionProps {
  site: SiteForm
  onRecord: (changed: Partial<SiteForm>) => void
}

/** Where the phone is, asked only when the button is pressed. */
function PhonePosition({ site: { latitude, longitude, accuracy_m }, onRecord }: PositionProps) {
  const [isSearching, setSearching] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function measure() {
    setSearching(true)
    setProblem(undefined)
    const found = await findPosition()
    setSearching(false)
    if ('position' in found) onRecord(found.position)
    else setProblem(found.problem)
  }
  return (
    <section className={layout.stack2} aria-label="Position of the phone">
      <h2>Position of the phone</h2>
      <p className={textStyles.note} role="status">
        {problem ??
          (latitude !== null && longitude !== null
            ? `${positionInWords({ latitude, longitude })}, accurate to about ${accuracy_m} m. New photos carry their position.`
            : 'Not recorded. The browser asks you first.')}
      </p>
      <BusyButton variant="default" busy={isSearching && 'Finding the position'} onClick={() => void measure()}>
        {latitude === null ? 'Record the position' : 'Record it again'}
      </BusyButton>
    </section>
  )
}
