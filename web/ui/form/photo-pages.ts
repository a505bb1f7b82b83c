/** A photo of a page. */
export interface PagePhoto {
  key: string
  /** As it was taken. */
  original: File
  /** Quarter turns clockwise: 0 to 3. */
  turns: number
  /** As it is sent. */
  ready: File
}

/** The photos of the pages of one document, in their order. As the value of a field they are sent in place of a file. */
export class PhotoPages {
  readonly photos: readonly PagePhoto[]
  /** A photo is being made small or turned, so the document is not to be sent yet. */
  readonly isPreparing: boolean

  constructor(photos: readonly PagePhoto[], isPreparing = false) {
    this.photos = photos
    this.isPreparing = isPreparing
  }
}
