/** Where an inspector is in a visit, so that a tab that the phone has ended opens at the same place. */
interface Place {
  /** The question that was open last, by its place in the checklist. */
  position: number
  /** The question for which the camera was opened, until its picture is there; null: a photo of the facility. */
  camera?: { sub_list_id: number | null; openedAt: number }
}

const keyOf = (person: number, visit: number) => `visit-place ${person} ${visit}`
/** After this time (ms) nobody is looking for the picture any more. */
const cameraLifetimeMs = 3_600_000

function read(person: number, visit: number): Partial<Place> {
  const place: unknown = JSON.parse(localStorage.getItem(keyOf(person, visit)) ?? '{}')
  return typeof place === 'object' && place !== null ? place : {}
}

function write(person: number, visit: number, changed: Partial<Place>): void {
  localStorage.setItem(keyOf(person, visit), JSON.stringify({ ...read(person, visit), ...changed }))
}

/** Remembers which question is open. */
export function rememberPosition(person: number, visit: number, position: number): void {
  write(person, visit, { position })
}

/** The question that was open last. */
export function lastPosition(person: number, visit: number): number {
  return read(person, visit).position ?? 1
}

/** Remembers the question before the camera opens: the phone may end the tab to make room for it. */
export function cameraOpens(person: number, visit: number, sub_list_id: number | null): void {
  write(person, visit, { camera: { sub_list_id, openedAt: Date.now() } })
}

/** The picture is there, or is not wanted any more. */
export function cameraDone(person: number, visit: number): void {
  write(person, visit, { camera: undefined })
}

/** Whether the picture of a question is missing, because the phone ended the tab while the camera was open. */
export function isPictureMissing(person: number, visit: number, sub_list_id: number | null): boolean {
  const { camera } = read(person, visit)
  return camera !== undefined && camera.sub_list_id === sub_list_id && Date.now() - camera.openedAt < cameraLifetimeMs
}

const modeKey = 'visit-mode'

/** The ways to go through a checklist. */
export const visitModes = ['One question', 'A whole part'] as const

/** How the person prefers to go through a checklist. */
export type VisitMode = (typeof visitModes)[number]

/** The way that was chosen last in this browser; one question on a screen at first. */
export function visitMode(): VisitMode {
  return visitModes.find((mode) => mode === localStorage.getItem(modeKey)) ?? 'One question'
}

/** Remembers the way. */
export function rememberVisitMode(mode: VisitMode): void {
  localStorage.setItem(modeKey, mode)
}
