import * as adding from '@portal/contract/catalogue/calls/catalogue.ts'
import * as calls from '@portal/contract/catalogue/calls/catalogue-edits.ts'
import type { UsedType } from '@portal/contract/catalogue/catalogue.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { Link } from 'react-router'
import { z } from 'zod'
import { useCall } from '../../api/use-call.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { TickField } from '../../ui/form/choice-fields.tsx'
import { TextareaField, TextField } from '../../ui/form/text-fields.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import textStyles from '../../ui/text.module.css'
import styles from './catalogue.module.css'
import { figuresInWords, placesOf, whoKeepsQuestions } from './in-use.ts'
import { RetiredMark } from './retired-mark.tsx'
import { RowActions } from './row-actions.tsx'

const schema = adding.addFacilityType.body.extend({ asks_folio: z.boolean(), asks_additional_mdcn: z.boolean() })

const fields = (
  <>
    <TextField name="category_list" label="Name" hint="Facilities of this type show the new name at once." />
    <TextareaField name="definition" label="Definition" hint="Owners read it when they choose the type." />
    <TickField name="asks_folio" label="Ask the operating officer for a folio number" />
    <TickField name="asks_additional_mdcn" label="Ask for an additional MDCN qualification number" />
  </>
)

function Actions({ type, place, count }: { type: UsedType; place: number; count: number }) {
  const { category_list, definition, asks_folio, asks_additional_mdcn, open_registrations, facilities } = type
  return (
    <RowActions
      call={calls.editFacilityType}
      row={type}
      name={category_list}
      place={place}
      count={count}
      edit={{
        title: `Edit ${category_list}`,
        defaults: { category_list, definition, asks_folio, asks_additional_mdcn },
        schema,
        fields,
      }}
      whenRetired={
        <>
          It is no longer offered when a facility is added, and no first registration of this type can be started.{' '}
          {byNumber(open_registrations, { one: '# open registration goes on.', other: '# open registrations go on.' })}{' '}
          {byNumber(facilities, {
            one: '# facility keeps the type and may renew.',
            other: '# facilities keep the type and may renew.',
          })}
        </>
      }
      whenBack={<>Owners can choose it again. {whoKeepsQuestions(open_registrations)}</>}
    />
  )
}

function columnsFor(types: readonly UsedType[]): Column<UsedType>[] {
  const { placeOf, count } = placesOf(types)
  return [
    {
      header: 'Name',
      inCard: 'name',
      cell: ({ category_list, retired_at, has_samples }) => (
        <div>
          <span className={styles.name}>{category_list}</span> {retired_at && <RetiredMark />}
          {has_samples && <span className={styles.sample}>Sample requirements</span>}
        </div>
      ),
    },
    {
      header: 'Definition',
      inCard: 'fact',
      isText: true,
      cell: ({ definition }) => <span className={styles.prose}>{definition}</span>,
    },
    {
      header: 'Use',
      inCard: 'actions',
      cell: ({ id, category_list, requirements, questions, facilities, open_registrations }) => (
        <div>
          <Link
            to={paths.addRequirement(id)}
            className={styles.line}
            aria-label={`View requirements of ${category_list}`}
          >
            View requirements
          </Link>
          <div className={textStyles.quiet}>
            {requirements === 0
              ? 'No requirements yet'
              : figuresInWords({ Requirements: requirements, Questions: questions })}
          </div>
          {questions === 0 && <div className={textStyles.quiet}>Not offered to owners until it asks a question</div>}
          <div className={textStyles.quiet}>{figuresInWords({ Facilities: facilities })}</div>
          <div className={textStyles.quiet}>{figuresInWords({ 'Open registrations': open_registrations })}</div>
        </div>
      ),
    },
    {
      header: 'Change',
      isAction: true,
      inCard: 'actions',
      cell: (type) => <Actions type={type} place={placeOf(type.id)} count={count} />,
    },
  ]
}

/** Every type of facility, where it is used, and a link to its requirements. Spec §2, Facility types. */
export function FacilityTypeTable() {
  const types = useCall(calls.listUsedTypes)
  return (
    <DataTable
      caption="Facility types"
      hidesCaption
      of={types}
      rows={({ data }) => data}
      rowKey={({ id }) => id}
      columns={columnsFor(types.data?.data ?? [])}
      isNumbered
      empty={
        <EmptyState title="No types of facility yet">
          Owners can add a facility once there is a type to choose for it.
        </EmptyState>
      }
    />
  )
}
