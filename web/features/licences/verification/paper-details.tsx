import { paths } from '../../../paths.ts'
import { DescriptionList } from '../../../ui/layout/description-list.tsx'
import layout from '../../../ui/layout/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import styles from './code-scanner.module.css'
import { piecesOf } from './paper-rows.ts'

interface PaperDetailsProps {
  rows: { label: string; value: string }[]
  /** The portal has not printed the paper, and says what the register has. */
  isFromRegister?: boolean
}

/** A text that may break between its pieces. */
function Breakable({ text }: { text: string }) {
  const [first, ...others] = piecesOf(text)
  return (
    <>
      {first}
      {others.length > 0 && (
        <>
          <wbr />
          <Breakable text={others.join('')} />
        </>
      )}
    </>
  )
}

/** What must be printed on a paper. */
export function PaperDetails({ rows, isFromRegister = false }: PaperDetailsProps) {
  return (
    <>
      <h2>Compare with the paper</h2>
      <div className={`${layout.panel} ${styles.paper}`}>
        <DescriptionList rows={rows.map(({ label, value }) => ({ label, value: <Breakable text={value} /> }))} />
      </div>
      <p className={`${textStyles.help} ${textStyles.quiet}`}>
        {isFromRegister
          ? 'This is what the register of the ministry says.'
          : 'These are the words that are printed on the paper.'}{' '}
        If one differs, keep a photo of the paper and <a href={paths.concern()}>tell the ministry</a>.
      </p>
    </>
  )
}
