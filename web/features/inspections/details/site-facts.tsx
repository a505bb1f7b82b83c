import type { InspectionDetails } from '@portal/contract/inspections/inspection-details.ts'
import type { Site } from '@portal/contract/inspections/site.ts'
import { Moment } from '../../../ui/dates.tsx'
import { DescriptionList } from '../../../ui/layout/description-list.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import textStyles from '../../../ui/text.module.css'
import { sightingWords } from '../inspection-words.ts'
import styles from './details.module.css'

function Position({ of: { latitude, longitude, accuracy_m } }: { of: Site }) {
  if (latitude === null || longitude === null) return null
  const place = `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`
  return (
    <>
      <a
        href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
        target="_blank"
        rel="noreferrer"
      >
        {place}
      </a>
      {accuracy_m !== null && ` (within ${accuracy_m} m)`}
    </>
  )
}

function signatureInWords({ is_signed, signature_refused, met_name }: Site): string {
  if (is_signed) return `Signed by ${met_name ?? 'the person in charge'}`
  return signature_refused === null ? 'Not signed' : `Refused to sign: ${signature_refused}`
}

function StaffSeen({ staff }: Pick<Site, 'staff'>) {
  return (
    <ul className={`${layout.stack1} ${layout.list} ${styles.staff}`}>
      {staff.map(({ full_name, cadre, seen }) => (
        <li key={`${full_name} ${cadre}`}>
          <span>
            {full_name} {cadre && <span className={textStyles.quiet}>{cadre}</span>}
          </span>
          <span>{sightingWords[seen]}</span>
        </li>
      ))}
    </ul>
  )
}

/** What was recorded on site besides findings: who was met, staff, beds, position and signature. */
export function SiteFacts({ inspection: { site } }: { inspection: InspectionDetails }) {
  if (site.began_at === null) return null
  return (
    <Section title="On site">
      <Panel>
        <DescriptionList
          rows={[
            {
              label: 'Arrived',
              value: site.arrived_at && <Moment of={site.arrived_at} />,
            },
            { label: 'Left', value: site.departed_at && <Moment of={site.departed_at} /> },
            {
              label: 'Met',
              value: site.met_name && [site.met_name, site.met_position].filter(Boolean).join(', '),
            },
            { label: 'Beds counted', value: site.beds_counted },
            { label: 'Staff seen', value: site.staff.length > 0 && <StaffSeen staff={site.staff} /> },
            { label: 'Position', value: site.latitude !== null && <Position of={site} /> },
            { label: 'Signature', value: signatureInWords(site) },
            { label: 'Remarks', value: site.remarks && <span className={textStyles.written}>{site.remarks}</span> },
          ]}
        />
      </Panel>
    </Section>
  )
}
