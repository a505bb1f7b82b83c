import type { Chance } from './chance.ts'
import names from './names.json' with { type: 'json' }

/** A first and a last name. */
export function someName(chance: Chance): { first_name: string; last_name: string } {
  const first = chance.percent(50) ? chance.of(names.women) : chance.of(names.men)
  const last_name = chance.of(names.families.filter((family) => family !== first))
  return { first_name: first, last_name }
}

/** A first and a last name in one. */
export function someFullName(chance: Chance): string {
  return Object.values(someName(chance)).join(' ')
}

/** A mobile number. */
export function somePhone(chance: Chance): string {
  return `+234${chance.of(['803', '806', '813', '703', '905'])}${chance.between(1_000_000, 9_999_999)}`
}

/** A reason for declining an application. */
export function someReason(chance: Chance): string {
  return chance.of(names.reasons)
}

/** A one-page PDF with the given title. */
export function smallPdf(title: string): { name: string; bytes: Buffer } {
  const text = `BT /F1 16 Tf 60 760 Td (Demonstration: ${title.replaceAll(/[()\\]/g, '')}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return { name: `${title}.pdf`, bytes: Buffer.from(`${body}${end}`) }
}

/** A UUID (version 4), the same for each demonstration. */
export function inventedUuid(chance: Chance): string {
  const digits = Array.from({ length: 32 }, () => chance.between(0, 15).toString(16)).join('')
  const variant = chance.of(['8', '9', 'a', 'b'])
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-${variant}${digits.slice(17, 20)}-${digits.slice(20)}`
}
