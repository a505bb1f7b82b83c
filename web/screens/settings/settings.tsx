import * as calls from '@portal/contract/settings/calls/settings.ts'
import { useCall } from '../../api/use-call.ts'
import { ChannelsSection } from '../../features/messages/channels-section.tsx'
import { BankAccountSection } from '../../features/settings/ministry/bank-account-section.tsx'
import { CasesSection } from '../../features/settings/ministry/cases-section.tsx'
import { DecisionsSection } from '../../features/settings/ministry/decisions-section.tsx'
import { CrestSection } from '../../features/settings/ministry/crest-section.tsx'
import { PrivacySection } from '../../features/settings/ministry/privacy-section.tsx'
import { RenewalsSection } from '../../features/settings/ministry/renewals-section.tsx'
import { SettingChanges } from '../../features/settings/ministry/setting-changes.tsx'
import {
  CertificatesSection,
  LimitsSection,
  NamesSection,
  RecordSection,
  SigningInSection,
} from '../../features/settings/ministry/setting-sections.tsx'
import { SignatoriesSection } from '../../features/settings/ministry/signatories-section.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { WithSectionNav } from '../../ui/layout/section-nav.tsx'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'

/** The ministry's settings: names, crest, certificates, and who signs. Spec §9.3. */
export function Settings() {
  const shown = useCall(calls.showSettings)
  return (
    <Page
      title="Ministry settings"
      lead="What the ministry decides for its portal. A change holds from the day you choose; what was issued before stays as it is."
    >
      <WhenLoaded of={shown}>
        {({ data, changes, public_url }) => (
          <WithSectionNav>
            <NamesSection settings={data} />
            <CrestSection settings={data} />
            <CertificatesSection settings={data} publicUrl={public_url} />
            <RenewalsSection settings={data} />
            <CasesSection settings={data} />
            <DecisionsSection settings={data} />
            <SignatoriesSection />
            <BankAccountSection />
            <SigningInSection settings={data} />
            <RecordSection settings={data} />
            <PrivacySection settings={data} />
            <LimitsSection settings={data} />
            <ChannelsSection />
            <SettingChanges changes={changes} />
          </WithSectionNav>
        )}
      </WhenLoaded>
    </Page>
  )
}
