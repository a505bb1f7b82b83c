import { type RawBuilder, sql } from 'kysely'

/**
 * Names of facilities for measuring, made from the number `k` of a facility: a word that many have, one of 25,000 invented words, and
 * a kind, each chosen whatever the others are. The words repeat as in real names, so that searches find few, some and very many.
 */
export const inventedName: RawBuilder<string> = sql`
  (array['Alheri','Rahama','Salama','Zuma','Kainji','Gurara','Hope','Mercy','Unity','Crescent'])[1 + k * 7 % 10] || ' '
    || initcap(translate(substr(md5('word' || k * 31 % 25000), 1, 7), '0123456789', 'aeiouklmno')) || ' '
    || (array['Clinic','Hospital','Laboratory','Maternity Home','Dental Clinic','Pharmacy'])[1 + k / 10 * 7 % 6]
`
