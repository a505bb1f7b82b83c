/** How long a toast stays, in milliseconds. Spec §9. */
export const toastDuration = 3000
