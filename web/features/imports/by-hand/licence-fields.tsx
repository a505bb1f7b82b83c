import textStyles from '../../../ui/text.module.css'
import { AskedField } from '../imported-field.tsx'

/** The licence as it is printed on paper. */
export function LicenceFields() {
  return (
    <>
      <AskedField field="paper_number" hint="As it is printed on the licence" marksOptional />
      <AskedField
        field="issued"
        hint="As printed. Without a last day, the licence ends by the ministry's rule from this day on"
        marksOptional
      />
      <AskedField
        field="last_day"
        hint="As printed. Without any day the facility comes in and needs a date"
        marksOptional
      />
    </>
  )
}

/** What follows once it is saved. */
export function WhatHappensNext() {
  return (
    <p className={textStyles.note}>
      The portal looks whether the facility is here already. Then you send it to an officer with the duty decide, who
      commits it. Then it stands in the register as licensed on paper, and can be taken back for 30 days.
    </p>
  )
}
