import type { Settings } from '@portal/contract/settings/settings.ts'
import { recordChecks } from '@portal/domain/audit/nightly-check.ts'
import { limitNames } from '@portal/domain/applications/quotas.ts'
import { maxLastQuarterMonths, validityPolicies } from '@portal/domain/licences/registration-expiry.ts'
import { StateField } from '../../../fields/place-fields.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { RadioField } from '../../../ui/form/choice-fields.tsx'
import { NumberField, TextField } from '../../../ui/form/text-fields.tsx'
import { policyWords, recordCheckWords, settingLabels } from './in-words.ts'
import { SecondFactorField } from './second-factor-field.tsx'
import { SettingSection } from './setting-section.tsx'

/** The names and address of the ministry and the portal. */
export function NamesSection({ settings }: { settings: Settings }) {
  return (
    <SettingSection
      id="names_and_address"
      title="Names and address"
      lead="They stand in the menu, on the login page and at the head of everything that is printed. The state is the one whose LGAs a facility can be in."
      names={['product_name', 'ministry_name', 'ministry_address', 'ministry_phone', 'ministry_hours', 'home_state_id']}
      settings={settings}
    >
      <TextField name="product_name" label={settingLabels.product_name} />
      <TextField name="ministry_name" label={settingLabels.ministry_name} />
      <TextField name="ministry_address" label={settingLabels.ministry_address} />
      <TextField name="ministry_phone" label={settingLabels.ministry_phone} />
      <TextField
        name="ministry_hours"
        label={settingLabels.ministry_hours}
        hint="For example: Monday to Friday, 8:00 to 16:00"
      />
      <StateField
        name="home_state_id"
        label={settingLabels.home_state_id}
        hint="New facilities can be in its LGAs only. Facilities that are there already stay."
      />
    </SettingSection>
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

/** How certificates are numbered and how long approvals last. */
export function CertificatesSection({ settings, publicUrl }: { settings: Settings; publicUrl: string | null }) {
  return (
    <SettingSection
      id="certificates_and_dates"
      title="Certificates and dates"
      lead="They count for approvals from the first day on. A facility keeps the number it was given, and every approval its last day."
      names={['certificate_prefix', 'validity_policy', 'last_quarter_months', 'temporary_months']}
      notice={publicUrl === null && <NoQrCodes />}
      settings={settings}
    >
      <TextField
        name="certificate_prefix"
        label={settingLabels.certificate_prefix}
        hint="NSMOH/PHF makes numbers like NSMOH/PHF/00042/2026"
        characters={20}
      />
      <RadioField
        name="validity_policy"
        label={settingLabels.validity_policy}
        choices={validityPolicies.map((value) => ({ value, label: policyWords[value] }))}
      />
      <NumberField
        name="last_quarter_months"
        label={settingLabels.last_quarter_months}
        hint={`If approvals last until 31 December: in how many last months of a year they run to the end of the next, from 0 (none) to ${maxLastQuarterMonths}`}
        characters={4}
      />
      <NumberField
        name="temporary_months"
        label={settingLabels.temporary_months}
        hint="Months, from 1 to 24"
        characters={4}
      />
    </SettingSection>
  )
}

/** The limits of accounts, facilities and registrations. */
export function LimitsSection({ settings }: { settings: Settings }) {
  return (
    <SettingSection
      id="limits"
      title="Limits"
      lead="They keep one account from filling the portal. Who reaches one is told so. Officers may add to a facility beyond them."
      names={limitNames}
      settings={settings}
    >
      {limitNames.map((name) => (
        <NumberField
          key={name}
          name={name}
          label={settingLabels[name]}
          hint={name === 'max_stored_megabytes' ? 'Megabytes (MB)' : undefined}
          characters={8}
        />
      ))}
    </SettingSection>
  )
}

/** When officers are logged out automatically. */
export function SigningInSection({ settings }: { settings: Settings }) {
  return (
    <SettingSection
      id="logging_in"
      title="Logging in"
      lead="An officer who has left the portal open somewhere is logged out after this time. Owners are logged out after 12 hours, and choose for themselves whether they log in with a second factor."
      names={['officer_idle_minutes', 'officers_need_second_factor']}
      settings={settings}
    >
      <NumberField
        name="officer_idle_minutes"
        label={settingLabels.officer_idle_minutes}
        hint="Minutes without use, from 10 to 720"
        characters={4}
      />
      <SecondFactorField />
    </SettingSection>
  )
}

/** When the portal checks the audit record by itself. */
export function RecordSection({ settings }: { settings: Settings }) {
  return (
    <SettingSection
      id="audit_record"
      title="Audit record"
      lead="The portal looks by itself whether anybody altered the audit record or a table behind its back, at a minute that nobody knows beforehand. Officers who may read the record are told if it finds something."
      names={['record_check']}
      settings={settings}
    >
      <RadioField
        name="record_check"
        label={settingLabels.record_check}
        hint="Times are those of Nigeria."
        choices={recordChecks.map((value) => ({ value, label: recordCheckWords[value] }))}
      />
    </SettingSection>
  )
}
