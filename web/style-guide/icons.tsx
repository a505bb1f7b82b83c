import { Icon, iconNames } from '../ui/icon.tsx'
import { Panel, Section } from '../ui/page.tsx'
import { GuidePage } from './guide-page.tsx'
import looks from './style-guide.module.css'

const sizes = [16, 20, 28]

/** Every icon with its name. */
export function Icons() {
  return (
    <GuidePage title="Icons" lead="An icon stands beside words, never instead of them.">
      <Section title="All icons">
        <ul className={looks.icons}>
          {iconNames.map((name) => (
            <li key={name} className={looks.icon}>
              <Icon name={name} size={28} />
              {name}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Sizes">
        <Panel>
          <div className={looks.beside}>
            {sizes.map((size) => (
              <span key={size} className={looks.beside}>
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
