import { CallProblem } from '../../api/call-problem.ts'
import { clearProblems, showProblems } from './show-problems.ts'
import { showToast } from './show-toast.ts'

/** Sends what a form holds and opens the next page; throws a CallProblem when it is refused. */
type Send = (values: Record<string, string>) => Promise<void>

const busyStates = ['aria-disabled', 'aria-busy']
const ourMistake = 'This page made a mistake and sent nothing. Load it again and try once more.'

/** Sends a form without leaving the page: once, however often its button is pressed, until it is refused. */
export function enhanceForm(form: HTMLFormElement, send: Send): void {
  let isSending = false
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (isSending) return
    clearProblems(form)
    const missing = missingFields(form)
    if (Object.keys(missing).length > 0) return showProblems(form, missing)
    isSending = true
    const release = holdButton(form)
    try {
      await send(valuesOf(form))
    } catch (problem) {
      isSending = false
      release()
      tell(form, problem)
    }
  })
}

/** What the fields say that were left empty, by name. */
function missingFields(form: HTMLFormElement): Record<string, string> {
  const found: Record<string, string> = {}
  for (const field of form.querySelectorAll<HTMLInputElement>('[data-missing]')) {
    const isEmpty = field.type === 'checkbox' ? !field.checked : field.value.trim() === ''
    if (isEmpty) found[field.name] = field.dataset.missing ?? ''
  }
  return found
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}

/** Shows that the form is being sent. Returns what gives the button back. */
function holdButton(form: HTMLFormElement): () => void {
  const button = form.querySelector<HTMLButtonElement>('[data-busy]')
  if (!button) return () => {}
  const word = button.textContent
  button.textContent = button.dataset.busy ?? word
  for (const state of busyStates) button.setAttribute(state, 'true')
  return () => {
    button.textContent = word
    for (const state of busyStates) button.removeAttribute(state)
  }
}

function tell(form: HTMLFormElement, problem: unknown): void {
  if (!(problem instanceof CallProblem)) {
    // A mistake in this script: the browser's log gets it, the person gets a sentence and keeps what was typed.
    reportError(problem)
    showProblems(form, { '': ourMistake })
    return
  }
  const byField = Object.entries(problem.errors).map(([name, [first = '']]) => [name, first])
  showProblems(form, byField.length > 0 ? Object.fromEntries(byField) : { '': problem.message })
  if (form.name === 'sign-in') showToast('danger', problem.message)
}
