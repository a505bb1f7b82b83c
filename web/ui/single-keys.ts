import { useEffect, useRef } from 'react'

/** The name under which this browser keeps whether the shortcuts are on, for every page that has some. */
const storageKey = 'review-shortcuts'

/** A person who speaks to the computer must be able to turn shortcuts of a single key off. WCAG 2.1.4. */
export function areSingleKeysOn(): boolean {
  return localStorage.getItem(storageKey) !== 'off'
}

/** Turns the shortcuts on or off in this browser. */
export function turnSingleKeys(on: boolean): void {
  localStorage.setItem(storageKey, on ? 'on' : 'off')
}

/** Whether a key may be meant as a character, or belongs to a dialog. */
function isTaken({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return true
  const fields = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]'
  return target instanceof HTMLElement && target.closest(fields) !== null
}

/** What each key does, by its name in small letters: `{ j: next }`. */
export type SingleKeys = Readonly<Record<string, (event: KeyboardEvent) => void>>

/** Shortcuts of a single key while a component is shown: never while somebody types, or while a dialog is open. */
export function useSingleKeys(keys: SingleKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const act = latest.current[event.key.toLowerCase()]
      if (!act || !areSingleKeysOn() || isTaken(event)) return
      event.preventDefault()
      act(event)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
