import type { GuideRequirement } from '@portal/contract/public/signed-out-pages.ts'
import styles from './asked-questions.module.css'

const questions = (count: number) => (count === 1 ? '1 question' : `${count} questions`)

/** All questions of a facility type, by part and requirement. A part opens without a script, and all print. */
export function AskedQuestions({ requirements }: { requirements: GuideRequirement[] }) {
  const parts = Map.groupBy(requirements, ({ part }) => part.id)
  return (
    <div className={styles.parts}>
      {[...parts].map(([id, [first, ...others]]) => {
        if (!first) return null
        const own = [first, ...others].filter(({ sub_lists }) => sub_lists.length > 0)
        const count = own.reduce((sum, { sub_lists }) => sum + sub_lists.length, 0)
        return (
          <details key={id} className={styles.part}>
            <summary>
              <strong>
                {first.part.designation}: {first.part.part_name}
              </strong>{' '}
              <span className={styles.count}>{questions(count)}</span>
            </summary>
            {own.map((requirement) => (
              <section key={requirement.id}>
                <h3>{requirement.list}</h3>
                <ul>
                  {requirement.sub_lists.map((question) => (
                    <li key={question.id}>{question.sub_list}</li>
                  ))}
                </ul>
              </section>
            ))}
          </details>
        )
      })}
    </div>
  )
}
