import { lazily } from '@portal/domain/text/lazily.ts'
import { contrast } from '../ui/contrast.ts'
import { Subsection } from '../ui/layout/subsection.tsx'
import { palette } from '../ui/palette.ts'
import signedIn from '../ui/signed-in.module.css'
import styles from './style-guide.module.css'

const inFigures = lazily(() => new Intl.NumberFormat('en-NG', { minimumFractionDigits: 1, maximumFractionDigits: 1 }))
const white = '#ffffff'

/** The contrast ratio, rounded down: '6.8 to 1'. */
export function ratio(one: string, other: string): string {
  return `${inFigures().format(Math.floor(contrast(one, other) * 10) / 10)} to 1`
}

// The permitted use of a colour by its contrast. WCAG 2.2, 1.4.3 and 1.4.11.
function useOf(figure: number): string {
  if (figure >= 4.5) return 'Text'
  return figure >= 3 ? 'Borders, large text' : 'Surfaces'
}

function Swatch({ name, colour }: { name: string; colour: string }) {
  return (
    <li>
      <span className={styles.colour} style={{ background: colour }} />
      <span className={signedIn.first}>{name}</span>
      <span className={styles.figures}>{colour}</span>
      <span className={styles.figures}>{ratio(colour, white)} on white</span>
      <span className={styles.figures}>{useOf(contrast(colour, white))}</span>
    </li>
  )
}

const rows = [
  { title: 'Green, the colour of the state', of: palette.green },
  { title: 'What a badge, a notice or an error means', of: palette.meaning },
  { title: 'Warm grey, for everything else', of: palette.gray },
] as const

/** The portal's colours, with the contrast of each. */
export function Palette() {
  return rows.map(({ title, of }) => (
    <Subsection key={title} title={title}>
      <ul className={styles.swatches}>
        {Object.entries(of).map(([name, colour]) => (
          <Swatch key={name} name={name} colour={colour} />
        ))}
      </ul>
    </Subsection>
  ))
}
