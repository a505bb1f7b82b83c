import type { Settings } from '@portal/contract/settings/settings.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { type SettingName, settingNames } from '@portal/domain/settings/settings.ts'

/**
 * What a form for some settings sends: all settings with their values of today, so that the others do not change, from today on. The
 * long text on privacy is sent only with its own form.
 */
export function settingDefaults(settings: Settings, names: readonly SettingName[]) {
  const sent = settingNames.filter((name) => name !== 'privacy_text' || names.includes(name))
  return {
    ...Object.fromEntries(sent.map((name) => [name, settings[name].value])),
    start_date: lagosDate(Date.now()),
  }
}
