import type { Settings } from '@portal/contract/settings/settings.ts'
import { valueInWords } from '@portal/domain/settings/in-words.ts'
import { ministrySettings, type SettingName } from '@portal/domain/settings/settings.ts'
import { Allowed } from '../../../api/allowed.tsx'
import { Day } from '../../../ui/dates.tsx'
import layout from '../../../ui/layout/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { CancelChange } from './cancel-change.tsx'
import styles from './settings.module.css'
import { useStateName } from './use-state-name.ts'

/** The value of a setting, its first day, and the planned change. */
function DatedValue({ name, settings }: { name: SettingName; settings: Settings }) {
  const stateName = useStateName()
  const { value, since, next } = settings[name]
  return (
    <>
      <div className={styles.value}>{valueInWords(name, value, stateName)}</div>
      {since && (
        <div className={textStyles.quiet}>
          Since <Day of={since} />
        </div>
      )}
      {next && (
        <div className={layout.line}>
          <span className={styles.value}>
            From <Day of={next.start_date} />: <strong>{valueInWords(name, next.value, stateName)}</strong>
          </span>
          <Allowed to="manage the settings">
            <CancelChange name={name} stays={`It stays: ${valueInWords(name, value, stateName)}.`} />
          </Allowed>
        </div>
      )}
    </>
  )
}

/** A row for each setting of a section. */
export function datedRows(names: readonly SettingName[], settings: Settings) {
  return names.map((name) => ({
    label: ministrySettings[name].label,
    value: <DatedValue name={name} settings={settings} />,
  }))
}
