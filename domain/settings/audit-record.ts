import type { RecordCheck } from '../audit/nightly-check.ts'
import { choice, type SettingSection } from './setting.ts'

/** When the portal checks the audit record by itself. */
export const auditRecord = {
  title: 'Audit record',
  lead: 'The portal looks by itself whether anybody altered the audit record or a table behind its back, at a minute that nobody knows beforehand. Officers who may read the record are told if it finds something.',
  settings: {
    record_check: choice<RecordCheck>({
      label: 'The portal checks the audit record by itself',
      effect: 'When the portal checks the audit record by itself each day, in Nigeria, or off.',
      hint: 'Times are those of Nigeria.',
      initial: 'night',
      subject: 'when, or off',
      choices: {
        off: 'Never',
        evening: 'Each evening, between 8 p.m. and midnight',
        night: 'Each night, between midnight and 4 a.m.',
        'early morning': 'Each morning, between 4 and 7 a.m.',
      },
    }),
  },
} as const satisfies SettingSection
