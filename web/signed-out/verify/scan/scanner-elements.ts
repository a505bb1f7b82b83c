import { unfoldTemplate } from '../../browser/clone-template.ts'

/** The elements of the page's scanner. */
export interface ScannerElements {
  camera: HTMLButtonElement
  stop: HTMLButtonElement
  photo: HTMLButtonElement
  file: HTMLInputElement
  viewer: HTMLElement
  video: HTMLVideoElement
  /** Tells what goes on, also to screen readers. */
  say: (words: string) => void
}

/** Shows the scanner, and finds its elements; undefined on a page without one. */
export function openScanner(): ScannerElements | undefined {
  const section = unfoldTemplate('scanner')
  const camera = section?.querySelector<HTMLButtonElement>('[data-camera]')
  const stop = section?.querySelector<HTMLButtonElement>('[data-stop]')
  const photo = section?.querySelector<HTMLButtonElement>('[data-photo]')
  const file = section?.querySelector<HTMLInputElement>('input[type="file"]')
  const viewer = section?.querySelector<HTMLElement>('[data-viewer]')
  const video = section?.querySelector('video')
  const said = section?.querySelector('[role="status"]')
  if (!camera || !stop || !photo || !file || !viewer || !video || !said) return undefined
  const say = (words: string) => {
    // The same words again would be announced again, with every picture of the camera.
    if (said.textContent !== words) said.textContent = words
  }
  return { camera, stop, photo, file, viewer, video, say }
}
