import type { SettingName, Settings } from '@portal/contract/settings/settings.ts'
import type { ReactNode } from 'react'
import { Allowed } from '../../../api/allowed.tsx'
import { DescriptionList } from '../../../ui/layout/description-list.tsx'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import { ChangeSettings, type SettingsTitle } from './change-settings.tsx'
import { datedRows } from './dated-value.tsx'
import styles from './settings.module.css'

interface SectionProps {
  id: string
  title: SettingsTitle
  /** Explains the effect of a change. */
  lead: string
  names: readonly SettingName[]
  settings: Settings
  /** What somebody has to do before the settings have their whole effect. */
  notice?: ReactNode
  /** The fields of the form. */
  children: ReactNode
}

/** A section of settings, with the form that changes them. */
export function SettingSection({ id, title, lead, names, settings, notice, children }: SectionProps) {
  return (
    <Section
      id={id}
      title={title}
      actions={
        <Allowed to="manage the settings">
          <ChangeSettings title={title} names={names} settings={settings}>
            {children}
          </ChangeSettings>
        </Allowed>
      }
    >
      <Panel>
        <p className={styles.lead}>{lead}</p>
        {notice}
        <DescriptionList rows={datedRows(names, settings)} />
      </Panel>
    </Section>
  )
}
