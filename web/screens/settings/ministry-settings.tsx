import * as calls from '@portal/contract/settings/calls/settings.ts'
import { useCall } from '../../api/use-call.ts'
import { ChannelsSection } from '../../features/messages/channels-section.tsx'
import { BankAccountSection } from '../../features/settings/ministry/bank-account-section.tsx'
import { CrestSection } from '../../features/settings/ministry/crest-section.tsx'
import { SettingChanges } from '../../features/settings/ministry/setting-changes.tsx'
import { SettingSection } from '../../features/settings/ministry/setting-section.tsx'
import { SignatoriesSection } from '../../features/settings/ministry/signatories-section.tsx'
import { paths } from '../../paths.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { WithSectionNav } from '../../ui/layout/section-nav.tsx'

/** The ministry's settings: names, crest, certificates, and who signs. Spec §9.3. */
export function MinistrySettings() {
  const shown = useCall(calls.showSettings)
  return (
    <Page
      title="Ministry settings"
      lead="What the ministry decides for its portal. A change holds from the day you choose; what was issued before stays as it is."
      back={{ to: paths.settings(), label: 'Settings' }}
    >
      <WhenLoaded of={shown}>
        {({ data, changes, public_url }) => (
          <WithSectionNav>
            <SettingSection section="names-and-address" settings={data} />
            <CrestSection settings={data} />
            <SettingSection
              section="certificates-and-dates"
              settings={data}
              notice={public_url === null && <NoQrCodes />}
            />
            <SettingSection section="renewals" settings={data} />
            <SettingSection section="cases" settings={data} />
            <SettingSection section="decisions" settings={data} />
            <SettingSection section="inspections" settings={data} />
            <SignatoriesSection />
            <BankAccountSection />
            <SettingSection section="logging-in" settings={data} />
            <SettingSection section="messages-to-officers" settings={data} />
            <SettingSection section="audit-record" settings={data} />
            <SettingSection section="monthly-report" settings={data} />
            <SettingSection section="privacy" settings={data} />
            <SettingSection section="limits" settings={data} />
            <ChannelsSection />
            <SettingChanges changes={changes} />
          </WithSectionNav>
        )}
      </WhenLoaded>
    </Page>
  )
}

function NoQrCodes() {
  return (
    <Notice tone="warning" title="Certificates have no QR code">
      <p>
        The portal does not know its own address, so it cannot print one. Whoever runs the server can set PUBLIC_URL;
        the operations guide says how. Certificates can be checked with their number and check code meanwhile.
      </p>
    </Notice>
  )
}
