import { fieldsOf } from '@portal/contract/fields/fields-of.ts'

/** Loads the local government areas when a state is chosen. Without this script, a button does. */
export function listAreasOfState(form: HTMLFormElement): void {
  const state = form.querySelector<HTMLSelectElement>('#state_id')
  const areas = form.querySelector<HTMLSelectElement>('#local_gov_area_id')
  const button = form.querySelector<HTMLButtonElement>('[data-lists-areas]')
  if (!state || !areas || !button) return
  const list = () => load(state.value, areas, button)
  button.type = 'button'
  button.hidden = true
  button.addEventListener('click', list)
  state.addEventListener('change', list)
  // On reload the browser restores the chosen state, so its areas must be loaded.
  const listed = state.querySelector('option[selected]')?.getAttribute('value') ?? ''
  if (listed !== state.value) list()
}

async function load(stateId: string, areas: HTMLSelectElement, button: HTMLButtonElement): Promise<void> {
  areas.replaceChildren(optionOf(stateId ? 'Loading' : 'Choose the state first'))
  areas.disabled = true
  button.hidden = true
  if (!stateId) return
  const found = await fetchAreas(stateId)
  // Another state was chosen during the request.
  if (stateId !== areas.form?.querySelector<HTMLSelectElement>('#state_id')?.value) return
  if (!found) {
    areas.replaceChildren(optionOf('The choices could not be loaded'))
    button.hidden = false
    return
  }
  areas.replaceChildren(optionOf('Choose'), ...found.map(({ id, list }) => optionOf(list, String(id))))
  areas.disabled = false
}

function optionOf(text: string, value = ''): HTMLOptionElement {
  return Object.assign(document.createElement('option'), { text, value })
}

interface Area {
  id: number
  list: string
}

function areAreas(data: unknown): data is Area[] {
  return Array.isArray(data) && data.every((area) => 'list' in fieldsOf(area))
}

async function fetchAreas(stateId: string): Promise<Area[] | undefined> {
  try {
    const response = await fetch(`/api/local-gov-area/${stateId}`)
    const { data } = fieldsOf(response.ok ? await response.json() : undefined)
    return areAreas(data) ? data : undefined
  } catch {
    return undefined
  }
}
