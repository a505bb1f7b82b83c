import { staffTimes } from '@portal/domain/applications/staff-cadres.ts'
import { TextInput } from '../../../../ui/form/inputs.tsx'
import { Segmented } from '../../../../ui/form/segmented.tsx'
import layout from '../../../../ui/layout/layout.module.css'
import textStyles from '../../../../ui/text.module.css'
import { peopleInWords } from './people-in-words.ts'
import { qualificationsId } from './qualifications.tsx'
import type { Questions } from './questions.ts'
import styles from './staff-list.module.css'
import type { StaffList } from './use-staff-list.ts'
import { WordQuestion } from './word-question.tsx'

/** What is asked once for several people, so that it need not be corrected line by line. */
export function ListQuestions({ questions, list }: { questions: Questions; list: StaffList }) {
  const { words, withoutTime, asksQualification, withoutQualification } = questions
  if (words.length === 0 && withoutTime === 0 && !asksQualification) return null
  return (
    <section className={`${layout.stack4} ${styles.questions}`} aria-labelledby="list-questions">
      <h3 id="list-questions">Say this once for everybody</h3>
      {words.map((question) => (
        <WordQuestion
          key={question.word.key}
          question={question}
          chosen={list.answers.words.get(question.word.key)}
          onSay={(meant) => list.sayWord(question.word.key, meant)}
        />
      ))}
      {withoutTime > 0 && (
        <Segmented
          legend={`The list does not say who works full time (${peopleInWords(withoutTime)})`}
          name="time-of-all"
          choices={staffTimes}
          value={staffTimes.find((time) => time === list.answers.time)}
          onChoose={list.sayTime}
        />
      )}
      {asksQualification && withoutQualification.length > 0 && (
        <div className={layout.stack3}>
          <p className={textStyles.label}>Without a qualification in the list</p>
          {withoutQualification.map(({ cadre, people }) => (
            <TextInput
              key={cadre}
              label={`Highest qualification: ${cadre} (${peopleInWords(people)})`}
              list={qualificationsId}
              autoComplete="off"
              value={list.answers.qualifications.get(cadre) ?? ''}
              onChange={({ currentTarget }) => list.sayQualification(cadre, currentTarget.value)}
            />
          ))}
        </div>
      )}
      <p className={`${textStyles.note}`}>Whoever differs can be changed below.</p>
    </section>
  )
}
