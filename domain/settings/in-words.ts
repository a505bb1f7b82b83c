import { phoneInGroups } from '../accounts/phone-in-groups.ts'
import type { Setting, SettingValue } from './setting.ts'
import { ministrySettings, type SettingName } from './settings.ts'

/** The value of a setting as people read it. `stateName` returns the name of a state. */
export function valueInWords(name: SettingName, value: SettingValue, stateName: (id: number) => string): string {
  const setting: Setting = ministrySettings[name]
  switch (setting.kind) {
    case 'whole number':
      return setting.inWords(Number(value))
    case 'choice':
      return setting.choices[String(value)] ?? ''
    case 'line':
    case 'prose':
      return value === '' ? notFilledIn : (setting.inWords?.(String(value)) ?? String(value))
    case 'phone':
      return value === '' ? notFilledIn : phoneInGroups(String(value))
    case 'state':
      return stateName(Number(value))
    case 'picture':
      return value === null ? 'No picture' : 'A new picture'
  }
}

const notFilledIn = 'Not filled in yet'
