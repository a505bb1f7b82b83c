import { statusFilters } from '@portal/contract/fields/filters.ts'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { DescriptionList } from '../ui/layout/description-list.tsx'
import layout from '../ui/layout/layout.module.css'
import { Panel, Section } from '../ui/layout/page.tsx'
import signedIn from '../ui/signed-in.module.css'
import { StatusBadge } from '../ui/status-badge.tsx'
import textStyles from '../ui/text.module.css'
import { GuidePage } from './guide-page.tsx'
import { MeasuredBadge } from './measured-badge.tsx'
import { Palette } from './palette.tsx'
import styles from './style-guide.module.css'

const sample = 'Every facility, licensed'

function TypeScale() {
  return (
    <DescriptionList
      rows={[
        { label: 'Title of a page, 32 px', value: <strong className={styles.asTitle}>{sample}</strong> },
        { label: 'Heading, 22 px', value: <strong className={styles.asHeading}>{sample}</strong> },
        { label: 'Small heading, 18 px', value: <strong className={styles.asSmallHeading}>{sample}</strong> },
        { label: 'Lead, 18 px', value: <span className={textStyles.lead}>{sample}</span> },
        { label: 'Text, 16 px, lines 1.5', value: sample },
        { label: 'Small, 14 px', value: <span className={styles.asSmall}>{sample}</span> },
        { label: 'Notes, 13 px', value: <span className={styles.asFine}>{sample}</span> },
      ]}
    />
  )
}

/** The spacing scale, in rem. */
const distances = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4]

function Spacing() {
  const steps = distances.map((distance) => ({
    label: `${distance * 16} px`,
    value: <span className={styles.space} style={{ width: `${distance}rem` }} />,
  }))
  return <DescriptionList rows={steps} />
}

const stacks = { stack1: layout.stack1, stack2: layout.stack2, stack4: layout.stack4, stack6: layout.stack6 }
const rows = { row1: layout.row1, row2: layout.row2, row4: layout.row4, line: layout.line }

/** The shared classes for arranging things and for texts, by their names. */
function Arrangements() {
  return (
    <DescriptionList
      rows={[
        ...Object.entries({ ...stacks, ...rows }).map(([label, className]) => ({
          label,
          value: (
            <div className={className}>
              <StatusBadge status="pending" />
              <StatusBadge status="Approved" />
            </div>
          ),
        })),
        {
          label: 'row2 between',
          value: (
            <div className={`${layout.row2} ${layout.between}`}>
              <StatusBadge status="pending" />
              <StatusBadge status="Approved" />
            </div>
          ),
        },
        { label: 'quiet', value: <span className={textStyles.quiet}>{sample}</span> },
        { label: 'note', value: <span className={textStyles.note}>{sample}</span> },
        { label: 'aside', value: <span className={signedIn.aside}>{sample}</span> },
        { label: 'error', value: <span className={textStyles.error}>{sample}</span> },
        { label: 'figure', value: <span className={textStyles.figure}>₦100,000</span> },
        { label: 'written', value: <p className={textStyles.written}>{'What a person wrote,\nwith its lines'}</p> },
      ]}
    />
  )
}

/** Text sizes, colours with their contrast, spacing, links, lists and statuses. */
export function Typography() {
  return (
    <GuidePage
      title="Typography"
      lead="Inter with the letters of Yoruba, Igbo and Hausa, large enough to read in the sun."
    >
      <Section id="sizes-of-text" title="Sizes of text">
        <Panel>
          <TypeScale />
        </Panel>
        <p>
          A page has one title. Headings follow in order; none is left out for the sake of its size. On a phone the
          title is smaller.
        </p>
      </Section>
      <Section id="colours" title="Colours">
        <p>Text needs 4.5 to 1 against what is behind it, borders of fields and large text 3 to 1.</p>
        <Panel>
          <Palette />
        </Panel>
      </Section>
      <Section id="statuses" title="Statuses">
        <p>
          Colour, sign and word say the same, so that no one of them is needed. Beside each badge: the contrast of its
          word.
        </p>
        <Panel>
          <ul className={`${layout.stack3} ${styles.badges}`}>
            {[undefined, ...statusFilters].map((status) => (
              <li key={status ?? 'none'}>
                <MeasuredBadge status={status} />
              </li>
            ))}
          </ul>
        </Panel>
      </Section>
      <Section id="spacing" title="Spacing">
        <Panel>
          <Spacing />
        </Panel>
        <Arrangements />
      </Section>
      <Section id="links-and-lists" title="Links and lists">
        <Panel>
          <p>
            A link says where it leads: <Link to={paths.overview()}>go to your dashboard</Link>. It is underlined, so
            that colour alone does not tell it from the text.
          </p>
          <ul>
            <li>A list of things in no order has points.</li>
            <li>Each begins with a capital letter and ends like a sentence.</li>
          </ul>
          <ol>
            <li>Steps that follow one another have numbers.</li>
            <li>A step is one thing to do.</li>
          </ol>
        </Panel>
      </Section>
    </GuidePage>
  )
}
