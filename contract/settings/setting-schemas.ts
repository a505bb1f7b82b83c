import { recordOf } from '@portal/domain/record-of.ts'
import type { Line, Prose, Setting, WholeNumber } from '@portal/domain/settings/setting.ts'
import { ministrySettings, type SettingName, type SettingValues } from '@portal/domain/settings/settings.ts'
import { z } from 'zod'
import { phone } from '../fields/contact-fields.ts'
import { choice, line, prose, recordId, wholeNumber } from '../fields/fields.ts'
import { settingNames } from './setting-names.ts'

/** The settings as they are stored and replied. */
export const storedSettings = recordOf(settingNames, (name) => storedValue(ministrySettings[name])) as {
  [Name in SettingName]: z.ZodType<SettingValues[Name]>
}

function storedValue(setting: Setting) {
  switch (setting.kind) {
    case 'whole number':
    case 'state':
      return z.int()
    case 'choice':
      return z.enum(Object.keys(setting.choices))
    case 'line':
    case 'prose':
    case 'phone':
      return z.string()
    case 'picture':
      return z.string().nullable()
  }
}

/** A setting as an officer sends it: numbers also as digits. */
export type SentSetting<Name extends SettingName> = z.ZodType<
  SettingValues[Name],
  SettingValues[Name] extends number ? number | string : SettingValues[Name]
>

/** A setting as an officer sends it. */
export function sentSetting<Name extends SettingName>(name: Name) {
  return sentValue(ministrySettings[name]).describe(ministrySettings[name].effect) as SentSetting<Name>
}

function sentValue(setting: Setting) {
  switch (setting.kind) {
    case 'whole number':
      return sentNumber(setting)
    case 'state':
      return recordId
    case 'choice':
      return choice(Object.keys(setting.choices), setting.subject)
    case 'line':
      return sentLine(setting)
    case 'prose':
      return withChecks(prose(setting.subject, setting.longest), setting)
    case 'phone':
      return z.union([z.literal(''), phone])
    case 'picture':
      return z.never()
  }
}

function sentNumber({ least, most, counts }: WholeNumber) {
  const what = counts ? `number of ${counts}` : 'whole number'
  return wholeNumber(least, most, `Enter a ${what} from ${least} to ${most.toLocaleString('en')}`)
}

function sentLine(setting: Line): z.ZodType<string> {
  const { subject, longest, pattern, mayBeEmpty, tidy } = setting
  const text = line(subject, longest)
  const matching = withChecks(pattern ? text.regex(pattern.matches, pattern.refusal) : text, setting)
  const tidied = tidy ? matching.transform(tidy) : matching
  return mayBeEmpty ? z.union([z.literal(''), tidied]) : tidied
}

function withChecks(text: z.ZodString, { checks = [] }: Pick<Line | Prose, 'checks'>): z.ZodString {
  return checks.reduce((checked, { isMet, refusal }) => checked.refine(isMet, refusal), text)
}
