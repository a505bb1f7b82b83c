import * as calls from '@portal/contract/places/calls.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ModalForm } from '../../api/modal-form.tsx'
import { useCall } from '../../api/use-call.ts'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import { Button } from '../../ui/form/button.tsx'
import { SelectField } from '../../ui/form/choice-fields.tsx'
import layout from '../../ui/layout/layout.module.css'
import signedIn from '../../ui/signed-in.module.css'

const kinds = {
  LGA: { merge: calls.mergeLga, preview: calls.showLgaMerge },
  ward: { merge: calls.mergeWard, preview: calls.showWardMerge },
} as const

interface Place {
  id: number
  name: string
  retired_at?: string | null | undefined
  merged_into?: number | null | undefined
}

interface MergePlaceProps {
  kind: keyof typeof kinds
  place: Place
  /** The places beside it. */
  others: readonly Place[]
}

/** Merges a place into another one beside it, after showing what is moved. */
export function MergePlace({ kind, place, others }: MergePlaceProps) {
  const [isOpen, setIsOpen] = useState(false)
  const choices = others.filter(({ id, retired_at }) => id !== place.id && !retired_at)
  if (place.merged_into || choices.length === 0) return null
  return (
    <>
      <Button
        className={signedIn.inRow}
        variant="default"
        isCompact
        aria-label={`Merge ${place.name} into another ${kind}`}
        onClick={() => setIsOpen(true)}
      >
        Merge
      </Button>
      {isOpen && (
        <ModalForm
          title={`Merge ${place.name} into another ${kind}`}
          call={kinds[kind].merge}
          params={{ id: place.id }}
          submit="Merge"
          busy="Merging"
          isDanger
          success={({ is_moved }) => (is_moved ? 'Merged' : 'Merged. The other facilities follow within minutes.')}
          onClose={() => setIsOpen(false)}
        >
          <p>
            {place.name} is not offered any more, and its facilities and people belong to the {kind} that you choose.
            Papers and letters keep what was printed. This cannot be undone.
          </p>
          <SelectField
            name="into"
            label={`The ${kind} that stays`}
            choices={choices.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <WhatMoves kind={kind} id={place.id} />
        </ModalForm>
      )}
    </>
  )
}

const facilities = { one: '# facility is moved.', other: '# facilities are moved.' }

/** What would be moved into the chosen place. */
function WhatMoves({ kind, id }: { kind: keyof typeof kinds; id: number }) {
  const chosen: unknown = useWatch({ name: 'into' })
  const into = Number(chosen || 0)
  const preview = useCall(kinds[kind].preview, { params: { id }, query: { into } }, { enabled: into > 0 })
  if (into === 0) return null
  return (
    <WhenLoaded of={preview}>
      {({ data }) => (
        <div className={layout.stack2} role="status">
          <p>{byNumber(data.facilities, facilities)}</p>
          <Wards label="These wards join a ward of the same name" of={data.wards.filter(({ joins }) => joins)} />
          <Wards label="These wards are moved" of={data.wards.filter(({ joins }) => !joins)} />
        </div>
      )}
    </WhenLoaded>
  )
}

function Wards({ label, of }: { label: string; of: readonly { name: string }[] }) {
  if (of.length === 0) return null
  return (
    <p>
      {label}: {of.map(({ name }) => name).join(', ')}.
    </p>
  )
}
