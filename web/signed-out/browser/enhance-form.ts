import { CallProblem } from '../../api/call-problem.ts'
import { clearProblems, showProblems } from './show-problems.ts'
import { showToast } from './show-toast.ts'

/** Sends the form values and opens the next page. Throws a CallProblem if it is refused. */
type Send = (values: Record<string, string>) => Promise<void>

const busyStates = ['aria-disabled', 'aria-busy']
const scriptErrorMessage = 'This page made a mistake and sent nothing. Load it again and try once more.'

/** Sends a form with fetch. Further clicks are ignored until it is refused. */
export function enhanceForm(form: HTMLFormElement, send: Send): void {
  let isSending = false
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (isSending) return
    clearProblems(form)
    const missing = missingFields(form)
    if (Object.keys(missing).length > 0) return showProblems(form, missing)
    isSending = true
    const resetButton = setBusy(form)
    try {
      await send(valuesOf(form))
    } catch (problem) {
      isSending = false
      resetButton()
      showProblem(form, problem)
    }
  })
}

/** The error messages of empty required fields, by field name. A field that asks once is not required any more afterwards. */
function missingFields(form: HTMLFormElement): Record<string, string> {
  const found: Record<string, string> = {}
  for (const field of form.querySelectorAll<HTMLInputElement>('[data-missing]')) {
    const isEmpty = field.type === 'checkbox' ? !field.checked : field.value.trim() === ''
    if (isEmpty) found[field.name] = field.dataset.missing ?? ''
    if (isEmpty && field.dataset.asksOnce) delete field.dataset.missing
  }
  return found
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}

/** Shows on the button that the form is being sent. Returns a function that resets the button. */
function setBusy(form: HTMLFormElement): () => void {
  const button = form.querySelector<HTMLButtonElement>('[data-busy]')
  if (!button) return () => {}
  const label = button.textContent
  button.textContent = button.dataset.busy ?? label
  for (const state of busyStates) button.setAttribute(state, 'true')
  return () => {
    button.textContent = label
    for (const state of busyStates) button.removeAttribute(state)
  }
}

function showProblem(form: HTMLFormElement, problem: unknown): void {
  if (!(problem instanceof CallProblem)) {
    // A bug in this script: log it, show a message and keep the typed values.
    reportError(problem)
    showProblems(form, { '': scriptErrorMessage })
    return
  }
  const hidden = form.querySelector<HTMLElement>('[data-second-factor]')
  const asksForCode = problem.code === 'second_factor_needed'
  if (asksForCode && hidden) hidden.hidden = false
  const byField = Object.entries(problem.errors).map(([name, [first = '']]) => [name, first])
  showProblems(form, byField.length > 0 ? Object.fromEntries(byField) : { '': problem.message })
  if (form.name === 'sign-in' && !asksForCode) showToast('danger', problem.message)
}
