import type { Call } from '@portal/contract/call.ts'
import { type RefObject, useEffect, useRef } from 'react'
import { useFormMutation } from '../../api/use-call.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import signedIn from '../../ui/signed-in.module.css'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

interface MoveButtonsProps {
  call: Call
  row: { id: number }
  name: string
  place: number
  count: number
}

/** Moves a row up or down in its list. The button keeps the focus, so that it can be pressed again at once. */
export function MoveButtons({ call, row: { id }, name, place, count }: MoveButtonsProps) {
  const buttons = { up: useRef<HTMLButtonElement>(null), down: useRef<HTMLButtonElement>(null) }
  const pressed = useRef<RefObject<HTMLButtonElement | null>>(undefined)
  const moving = useFormMutation(call, {
    success: `${name} was moved`,
    onProblem: ({ message }) => toast.failure(message),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that got another place was moved in the document, which takes its focus away
  useEffect(() => {
    pressed.current?.current?.focus()
    pressed.current = undefined
  }, [place])
  const move = (direction: 'up' | 'down', to: number) => {
    if (to < 1 || to > count || moving.isPending) return
    pressed.current = buttons[direction]
    moving.mutate({ params: { id }, body: { place: to } })
  }
  const moveButton = (direction: 'up' | 'down', to: number) => (
    <Button
      ref={buttons[direction]}
      variant="subtle"
      isCompact
      className={signedIn.inRow}
      icon={<Icon name={direction} size={16} />}
      aria-disabled={to < 1 || to > count}
      onClick={() => move(direction, to)}
    >
      <VisuallyHidden>
        Move {direction}: {name}
      </VisuallyHidden>
    </Button>
  )
  return (
    <>
      {moveButton('up', place - 1)}
      {moveButton('down', place + 1)}
    </>
  )
}
