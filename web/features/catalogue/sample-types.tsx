import * as calls from '@portal/contract/catalogue/calls/catalogue-edits.ts'
import type { UsedType } from '@portal/contract/catalogue/catalogue.ts'
import { useCall } from '../../api/use-call.ts'
import { TakeOverSamples } from '../../fields/take-over-samples.tsx'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import layout from '../../ui/layout/layout.module.css'
import { LinkButton } from '../../ui/layout/link-button.tsx'
import { Panel } from '../../ui/layout/page.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './catalogue.module.css'
import { figuresInWords } from './in-use.ts'
import { StandardMarks } from './standard-marks.tsx'

/** The types whose requirements are samples, each with what it asks, and the button that takes them all over. */
export function SampleTypes() {
  return (
    <WhenLoaded of={useCall(calls.listUsedTypes)}>
      {({ data }) => {
        const types = data.filter(({ has_samples, retired_at }) => has_samples && retired_at === null)
        if (types.length === 0) {
          return (
            <EmptyState title="No requirements are samples any more">
              What each type asks is under Facility types.
            </EmptyState>
          )
        }
        return (
          <>
            <Notice tone="warning" title="Owners are asked these questions">
              <p>
                They came with the portal. Read what each type asks, change what your ministry asks differently, and
                take over the rest.
              </p>
              <TakeOverSamples
                call={calls.confirmSampleRequirements}
                ids={types.map(({ id }) => id)}
                words={{ one: 'the requirements of # type', other: 'the requirements of all # types' }}
              >
                They are the ministry's own from now on, as they are shown here.
              </TakeOverSamples>
            </Notice>
            <Panel>
              <ul className={`${layout.list} ${layout.stack4}`}>
                {types.map((type) => (
                  <li key={type.id}>
                    <SampleType type={type} />
                  </li>
                ))}
              </ul>
            </Panel>
          </>
        )
      }}
    </WhenLoaded>
  )
}

function SampleType({ type: { id, category_list, requirements, questions } }: { type: UsedType }) {
  return (
    <>
      <div className={`${layout.row4} ${layout.between}`}>
        <h2 className={styles.name}>{category_list}</h2>
        <LinkButton to={paths.addRequirement(id)} variant="default" isCompact>
          Change<VisuallyHidden> {category_list}</VisuallyHidden>
        </LinkButton>
      </div>
      <Disclosure
        label={figuresInWords({ Requirements: requirements, Questions: questions })}
        about={`of ${category_list}`}
      >
        <Questions typeId={id} />
      </Disclosure>
    </>
  )
}

function Questions({ typeId }: { typeId: number }) {
  return (
    <WhenLoaded of={useCall(calls.showUsedType, { params: { id: typeId } })}>
      {({ requirements }) => (
        <ul className={`${layout.list} ${layout.stack2}`}>
          {requirements
            .filter(({ retired_at }) => retired_at === null)
            .map(({ id, list, part, sub_lists }) => (
              <li key={id}>
                <b>
                  {part.designation}: {list}
                </b>
                <ul>
                  {sub_lists
                    .filter(({ retired_at }) => retired_at === null)
                    .map((question) => (
                      <li key={question.id}>
                        {question.sub_list} <StandardMarks of={question} />
                      </li>
                    ))}
                </ul>
              </li>
            ))}
        </ul>
      )}
    </WhenLoaded>
  )
}
