/** The files that the browser keeps, put in by the build (service-worker.config.ts). */
declare const shell: {
  /** Differs between any two builds with different files. */
  version: string
  /** The SHA-256 of app.html in base64url. */
  pageHash: string
  /** Addresses of the scripts, style sheets and icons that the first page needs. */
  files: string[]
  /** Those that the screens of an inspector on site need besides. */
  visitFiles: string[]
}

/** The files for checking certificates without a network. */
declare const verifyShell: {
  /** Differs between any two builds with different files. */
  version: string
  /** Addresses of the scripts, style sheets and icons that the page names. */
  files: string[]
}
