import {
  applicantFieldNames,
  applicantFields,
  suggestedRequired,
} from '@portal/domain/applications/applicant-fields.ts'
import { ministrySettings } from '@portal/domain/settings/settings.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import { useFormContext } from 'react-hook-form'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { TicksField } from '../../../ui/form/choice-fields.tsx'

const name = 'applicant_requires'

const choices = applicantFieldNames.map((field) => ({ value: field, label: sentenceCase(applicantFields[field]) }))

/** What an applicant must state before Submit. Until the ministry has chosen, what the full registration form asks for is suggested. */
export function ApplicantRequiresField({ isNew }: { isNew: boolean }) {
  const { setValue } = useFormContext()
  const { label, hint } = ministrySettings[name]
  return (
    <>
      <TicksField name={name} label={label} optional={false} hint={hint} choices={choices} sideBySide asText />
      {isNew && (
        <Notice
          title="Nothing more is required of an applicant yet"
          action={
            <Button
              variant="outline"
              onClick={() => setValue(name, suggestedRequired.join(','), { shouldDirty: true, shouldTouch: true })}
            >
              Tick what the form asks for
            </Button>
          }
        >
          <p>
            The registration form also asks for date of birth, qualification, employment, address and place of work. You
            can require the same of applicants who apply themselves.
          </p>
        </Notice>
      )}
    </>
  )
}
