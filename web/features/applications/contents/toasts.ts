/** What toasts say after each call of this feature. Spec §8. */
export const toasts = {
  uploadDocument: 'Document added Successfully!',
  uploadPayment: 'Added Successfully',
  uploadPaymentFailed: 'ERROR!',
  addRow: 'Added Successfully',
  changeRow: 'Updated successfully!',
  removeRow: 'deleted successfully!',
  saveOperatingOfficer: 'added successfully!',
  saveAvailableFacilities: 'added successfully!',
} as const
