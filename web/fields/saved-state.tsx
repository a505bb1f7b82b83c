import { useKeptSummary } from '../api/kept-answers.ts'
import { useLastSaved } from '../api/last-saved.ts'
import { TimeOfDay } from '../ui/dates.tsx'
import { Icon } from '../ui/icon.tsx'
import layout from '../ui/layout/layout.module.css'
import textStyles from '../ui/text.module.css'

/** The one place that says whether what was entered has arrived: 'Saved 14:02', or 'On this phone, not sent'. */
export function SavedState() {
  const { count } = useKeptSummary()
  const savedAt = useLastSaved()
  if (count === 0 && savedAt === null) return null
  return (
    <span role="status" className={`${layout.row1} ${textStyles.note}`}>
      {count > 0 ? (
        <>
          <Icon name="offline" size={16} /> On this phone, not sent
        </>
      ) : (
        savedAt !== null && (
          <>
            <Icon name="check" size={16} /> Saved <TimeOfDay of={savedAt} />
          </>
        )
      )}
    </span>
  )
}
