/** The options of `available_fac`, in the order of the form. Spec §3. */
export const availableItems = [
  'Theatre',
  'Laboratory',
  'Labour Room',
  'Intensive Care Unit (ICU)',
  'SCBU',
  'Pharmacy',
  'Treatment Room',
  'Physiotherapy',
  'Optical Workshop',
  'Ultrasound',
  'Echocardiogram',
  'X-Ray',
  'CT Scan',
  'MRI',
  'ECG',
  'Dialysis',
  'Ambulance',
] as const

/** How a facility keeps its medical records: the choices of `medical_record`. Spec §3. */
export const medicalRecords = ['digital', 'paper based', 'digital and paper'] as const

/** What the form offers for three fields that stay free text. */
export const suggestions = {
  source_of_water: ['Borehole', 'Public water supply', 'Well', 'Water tanker', 'Borehole and public water supply'],
  electricity_supply: ['Public supply', 'Generator', 'Solar', 'Public supply and generator', 'Public supply and solar'],
  mode_of_waste_management: ['Incinerator', 'Waste collection service', 'Placenta and ash pit', 'Sanitary landfill'],
} as const
