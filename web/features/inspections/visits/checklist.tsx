import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { isAnswered, type PartOnPhone } from '../../../api/visits/visit-state.ts'
import { paths } from '../../../paths.ts'
import { TextInput } from '../../../ui/form/inputs.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { Icon } from '../../../ui/icon.tsx'
import layout from '../../../ui/layout/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import styles from './checklist.module.css'
import { rememberVisitMode, type VisitMode, visitMode, visitModes } from './place-in-visit.ts'

const all = 'All'
const unanswered = 'Without a finding'

interface ChecklistProps {
  visitId: number
  parts: readonly PartOnPhone[]
}

/** Every question of the checklist, to find one and to jump to what is missing. */
export function Checklist({ visitId, parts }: ChecklistProps) {
  const [words, setWords] = useState('')
  const [shown, setShown] = useState<typeof all | typeof unanswered>(all)
  const [mode, setMode] = useState<VisitMode>(visitMode)
  const wanted = words.trim().toLowerCase()
  const found = parts
    .map((part) => ({
      ...part,
      questions: part.questions.filter((one) => {
        const fits = `${one.position} ${one.question.question}`.toLowerCase().includes(wanted)
        return fits && (shown === all || !isAnswered(one))
      }),
    }))
    .filter(({ questions }) => questions.length > 0)
  return (
    <>
      <h1>Checklist</h1>
      <TextInput
        label="Search in the checklist"
        type="search"
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <Segmented legend="Show" name="shown" choices={[all, unanswered]} value={shown} onChoose={setShown} />
      <Segmented
        legend="On a screen"
        name="mode"
        choices={visitModes}
        value={mode}
        onChoose={(chosen) => {
          rememberVisitMode(chosen)
          setMode(chosen)
        }}
      />
      {found.length === 0 && (
        <p role="status">{wanted ? 'No question has these words.' : 'Every question has a finding.'}</p>
      )}
      {found.map(({ id, name, questions }) => (
        <section key={id} className={layout.stack2} aria-label={name}>
          <h2>{name}</h2>
          <ul className={styles.questions}>
            {questions.map(({ question, position, finding, conflict, photos }) => (
              <li key={question.sub_list_id}>
                <Link to={paths.visit(visitId, { q: position })} className={styles.question}>
                  <span>
                    {position}. {question.question}
                  </span>
                  <span className={textStyles.note}>
                    {conflict && <Icon name="warning" size={14} />}
                    {finding?.outcome ? sentenceCase(finding.outcome) : 'No finding yet'}
                    {photos.length > 0 && `, ${photos.length} ${photos.length === 1 ? 'photo' : 'photos'}`}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
