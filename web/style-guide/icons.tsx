import { Icon, iconNames } from '../ui/icon.tsx'
import layout from '../ui/layout/layout.module.css'
import { Panel, Section } from '../ui/layout/page.tsx'
import { GuidePage } from './guide-page.tsx'
import styles from './style-guide.module.css'

const sizes = [16, 20, 28]

/** Every icon with its name. */
export function Icons() {
  return (
    <GuidePage title="Icons" lead="An icon stands beside words, never instead of them.">
      <Section title="All icons">
        <ul className={styles.icons}>
          {iconNames.map((name) => (
            <li key={name} className={`${layout.stack2} ${layout.panel} ${styles.icon}`}>
              <Icon name={name} size={28} />
              {name}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Sizes">
        <Panel>
          <div className={`${layout.row4} ${styles.beside}`}>
            {sizes.map((size) => (
              <span key={size} className={`${layout.row4} ${styles.beside}`}>
                <Icon name="file" size={size} /> {size} pixels
              </span>
            ))}
          </div>
          <p>16 beside small words, 20 in buttons and lines of text, 28 where something is empty or went wrong.</p>
        </Panel>
      </Section>
    </GuidePage>
  )
}
