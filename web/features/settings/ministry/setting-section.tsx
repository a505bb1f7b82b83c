import type { Settings } from '@portal/contract/settings/settings.ts'
import { namesOf, type SectionName, settingSections } from '@portal/domain/settings/settings.ts'
import type { ReactNode } from 'react'
import { Allowed } from '../../../api/allowed.tsx'
import { DescriptionList } from '../../../ui/layout/description-list.tsx'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import { ChangeSettings } from './change-settings.tsx'
import { datedRows } from './dated-value.tsx'
import styles from './settings.module.css'

interface SectionProps {
  section: SectionName
  settings: Settings
  /** What somebody has to do before the settings have their whole effect. */
  notice?: ReactNode
}

/** A section of settings, with the form that changes them. */
export function SettingSection({ section, settings, notice }: SectionProps) {
  const { title, lead } = settingSections[section]
  return (
    <Section
      id={section.replaceAll('-', '_')}
      title={title}
      actions={
        <Allowed to="manage the settings">
          <ChangeSettings section={section} settings={settings} />
        </Allowed>
      }
    >
      <Panel>
        <p className={styles.lead}>{lead}</p>
        {notice && <div className={styles.notice}>{notice}</div>}
        <DescriptionList rows={datedRows(namesOf(section), settings)} />
      </Panel>
    </Section>
  )
}
