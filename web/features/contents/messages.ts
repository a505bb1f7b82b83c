/** The toast messages after each call of this feature. Spec §8. */
export const messages = {
  uploadDocument: 'Document added Successfully!',
  uploadPayment: 'Added Successfully',
  uploadPaymentFailed: 'ERROR!',
  addStaff: 'Added Successfully',
  addReferee: 'Added Successfully',
  saveOperatingOfficer: 'added successfully!',
  saveAvailableFacilities: 'added successfully!',
  removeStaff: 'deleted successfully!',
  removeReferee: 'deleted successfully!',
} as const
