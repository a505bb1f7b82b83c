import { leftOutOfExport } from '../../records/register/export-left-out.ts'

export interface About {
  ministry: string
  made_at: string
}

/** What is in an export of the whole register, for whoever moves it to another system. */
export function readmeOfRegister({ ministry, made_at }: About): string {
  return `${ministry}
The whole register of the facility licensing portal, as it was at ${made_at}

csv/              A table in each file: UTF-8, commas, lines that end with CR LF, the first line has the names of the columns. A
                  text that a spreadsheet would run as a formula begins with an apostrophe. Lists have " | " between items.
jsonl/            The same tables with a row as JSON in each line. Use these for moving to another system: they keep null
                  apart from empty texts, and no text is changed.
dictionary.csv    What each column means, with its type, unit and codes, and the table whose id it names.
dictionary.json   The same as JSON.
files/            Uploaded files, photos and signatures of visits, and printed papers and letters, if they were asked for, under the
                  names that the tables have for them.
manifest.json     Every file with its SHA-256.
SHA256SUMS        The same for the program sha256sum: run "sha256sum -c SHA256SUMS" in this folder.

All tables are of one moment. Moments are in UTC, days are those of Nigeria. Amounts are in naira.
Rows that were taken away or replaced are in the tables too; a column says when.
There are no passwords, sessions, codes, keys or second factors in here. There is personal data: keep it as safe as the portal.

NOT IN HERE

${leftOutOfExport.map(({ why }) => `- ${why}\n`).join('')}`
}
