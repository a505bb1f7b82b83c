import type { AskedDocument } from '@portal/contract/catalogue/asked-document.ts'
import type { FacilityType } from '@portal/contract/catalogue/facility-type.ts'
import type { GuideFee, GuideRequirement, PortalSettings } from '@portal/contract/public/signed-out-pages.ts'
import { phoneInGroups } from '@portal/domain/accounts/phone-in-groups.ts'
import { registrationForm } from '@portal/domain/applications/document-types.ts'
import { cadreName } from '@portal/domain/applications/staff-cadres.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { AskedQuestions } from '../../features/public/guide/asked-questions.tsx'
import { FeesToPay } from '../../features/public/guide/fees-to-pay.tsx'
import styles from '../../features/public/guide/guide.module.css'
import { WayOn } from '../../features/public/guide/way-on.tsx'
import { PortalBar } from '../../features/settings/portal/portal-bar.tsx'
import { PortalFooter } from '../../features/settings/portal/portal-footer.tsx'
import { paths } from '../../paths.ts'
import { ExampleLink } from '../../ui/example-link.tsx'
import { buttonAttributes } from '../../ui/form/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import layout from '../../ui/layout/layout.module.css'
import { OpenPage } from '../../ui/layout/open-page.tsx'
import { TitledPage } from '../../ui/layout/titled-page.tsx'

interface GuideProps {
  portal: PortalSettings
  type: FacilityType
  requirements: GuideRequirement[]
  fees: GuideFee[]
  documents: AskedDocument[]
}

/** What to have ready for an application of one facility type, how long it takes and whom to call. Rendered by the server. */
export function Guide({ portal, type, requirements, fees, documents }: GuideProps) {
  const { service_days, ministry_phone, ministry_hours } = portal
  const count = requirements.reduce((sum, { sub_lists }) => sum + sub_lists.length, 0)
  return (
    <OpenPage bar={<PortalBar portal={portal} />} footer={<PortalFooter portal={portal} />}>
      <TitledPage title={type.category_list} lead={type.definition}>
        <button type="button" hidden data-print {...printButton} />
        <section className={`${layout.stack3} ${styles.section}`}>
          <h2>Documents to have ready</h2>
          <p>A photo or a PDF of each:</p>
          <ul>
            {toHaveReady(documents).map(({ id, name, hint, demand, staff_cadres, example_url }) => (
              <li key={id}>
                {name}
                {staff_cadres.length > 0 && `, of each member of staff: ${staff_cadres.map(cadreName).join(', ')}`}
                {demand === 'optional' && ' (optional)'}
                {hint && `: ${hint}`}
                {example_url && ' '}
                <ExampleLink url={example_url} name={name} />
              </li>
            ))}
            <li>The receipt of your payment</li>
          </ul>
        </section>
        <FeesToPay fees={fees} />
        <section className={`${layout.stack3} ${styles.section}`}>
          <h2>People you will be asked about</h2>
          <ul>
            <li>{operatingOfficer(type)}</li>
            <li>Every member of staff: name, phone number, cadre and highest qualification</li>
            <li>At least one referee: name, phone number, occupation, and for how many years they have known you</li>
          </ul>
        </section>
        <section className={`${layout.stack3} ${styles.section}`}>
          <h2>What you will be asked about the facility</h2>
          {count === 0 && <p>The ministry asks no questions about this type of facility yet.</p>}
          {count > 0 && (
            <p>Most are answered with Yes or No, some with a number too. You can stop and come back at any time.</p>
          )}
          {count > 0 && <AskedQuestions requirements={requirements} />}
        </section>
        {service_days !== undefined && (
          <section className={`${layout.stack3} ${styles.section}`}>
            <h2>How long it takes</h2>
            <p>
              The ministry usually decides within {byNumber(service_days, { one: '# day', other: '# days' })} after you
              submit. You see every day where it stands.
            </p>
          </section>
        )}
        {ministry_phone && (
          <section className={`${layout.stack3} ${styles.section}`}>
            <h2>Whom to call</h2>
            <p>
              Call <a href={`tel:${ministry_phone}`}>{phoneInGroups(ministry_phone)}</a>
              {ministry_hours && `, ${ministry_hours}`}.
            </p>
          </section>
        )}
        <p className={styles.onward}>
          <a href={paths.guides()}>Other types of facility</a>
        </p>
        <WayOn />
      </TitledPage>
    </OpenPage>
  )
}

/** All but the form of the portal, which is printed later. */
const toHaveReady = (documents: readonly AskedDocument[]) => documents.filter(({ name }) => name !== registrationForm)

const printButton = buttonAttributes({
  variant: 'default',
  icon: <Icon name="print" />,
  className: styles.print,
  children: 'Print this page',
})

function operatingOfficer({ asks_folio, asks_additional_mdcn }: FacilityType): string {
  const numbers = [
    ...(asks_folio ? ['folio number'] : []),
    ...(asks_additional_mdcn ? ['number of the additional MDCN qualification'] : []),
  ]
  return `The operating officer: ${['name', 'qualification', 'year of graduation', ...numbers].join(', ')} and contact details`
}
