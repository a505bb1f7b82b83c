/** The elements of the page's scanner. */
export interface ScannerParts {
  camera: HTMLButtonElement
  stop: HTMLButtonElement
  photo: HTMLButtonElement
  file: HTMLInputElement
  viewer: HTMLElement
  video: HTMLVideoElement
  /** Tells what goes on, also to screen readers. */
  say: (words: string) => void
}

/** Finds the elements of the scanner; undefined on a page without one. */
export function findScanner(): ({ whole: HTMLElement } & ScannerParts) | undefined {
  const whole = document.getElementById('scanner')
  const camera = whole?.querySelector<HTMLButtonElement>('[data-camera]')
  const stop = whole?.querySelector<HTMLButtonElement>('[data-stop]')
  const photo = whole?.querySelector<HTMLButtonElement>('[data-photo]')
  const file = whole?.querySelector<HTMLInputElement>('input[type="file"]')
  const viewer = whole?.querySelector<HTMLElement>('[data-viewer]')
  const video = whole?.querySelector('video')
  const said = whole?.querySelector('[role="status"]')
  if (!whole || !camera || !stop || !photo || !file || !viewer || !video || !said) return undefined
  const say = (words: string) => {
    // The same words again would be announced again, with every picture of the camera.
    if (said.textContent !== words) said.textContent = words
  }
  return { whole, camera, stop, photo, file, viewer, video, say }
}
