interface About {
  reference: string
  facility: string
  ministry: string
  made_at: string
  made_by: string
}

/** What is in a bundle, and how somebody checks it who does not know the portal. */
export function readmeOf({ reference, facility, ministry, made_at, made_by }: About): string {
  return `${ministry}
Everything of application ${reference}, ${facility}
Made ${made_at} by ${made_by}

WHAT IS IN HERE

case.pdf              The application as an officer sees it, to be read. Of long lists it has the first 100 lines.
case.json             The same as data.
timeline.csv          What was decided, when and by whom.
records/              All rows of the database that belong to the case, a file for each table, a row in each line (JSON).
                      people.jsonl has the names behind the numbers in columns such as recorded_by. Amounts in columns that
                      end in _kobo are hundredths of a naira. Moments are in UTC. What the portal derives from other rows, the
                      codes of letters by which owners claim facilities, and concerns about the facility are not in here.
documents/, evidence/, receipts/, other files/
                      The files that were uploaded, as they were stored. Also those that were taken away since; the manifest
                      says when.
inspections/          Photos and signatures of visits.
papers/, letters/     Certificates, statements and letters as PDF.
audit/                What the portal recorded about the case, with the proof that it was not changed since.
manifest.json         Every file with its SHA-256. "as stored" means that it has the SHA-256 that was recorded when it was
                      uploaded; "different" that it does not; "missing" that it could not be read.
SHA256SUMS            The same for the program sha256sum: run "sha256sum -c SHA256SUMS" in this folder.

HOW TO CHECK THE ENTRIES OF THE AUDIT RECORD

With Node 20 or newer:  node audit/check-entries.mjs KID
KID is the name of the key with which the ministry's portal seals its record, eight characters. Ask the ministry for it, or
take it from the signed heads that were kept outside of the portal; without it the program checks only that everything in
this folder fits together.

By hand, or with a program of your own:

1. The digest of an entry is the SHA-256 of these values of its line in audit/entries.jsonl, joined by line feeds:
   era, xid, id, at, kid, mac, body.
2. Find the seal with the number "seal" of the entry in audit/seals.jsonl. At the place of the entry's id in its "ids", the
   first 8 bytes of the digest stand in "digests" (16 hexadecimal digits for each entry).
3. "list" is the SHA-256 of the ids with commas between them, a line feed, and the bytes of "digests".
4. The signature of the seal (ES256, base64url) is over these values, joined by line feeds:
   the words "audit seal", n, era, to_xid, the last of the ids, list, hash, at, kid.
   The key is in audit/keys.json. Its name, kid, is the beginning of the SHA-256 of {"crv":…,"kty":…,"x":…,"y":…}
   (RFC 7638), so that a key cannot be exchanged for another one with the same name.
5. The hash of the seal is that of the whole record up to there. The same number and hash stand in the heads that the portal
   sends out every hour and prints on reports: who has one of them from that time knows that the record was not written anew.

"mac" is a code that only the portal can make and check; it proves to the ministry that the portal wrote the entry.
Entries with the seal null are newer than the newest seal. The portal seals every ten seconds: download the bundle again.
An entry is about the case if it is about the application, the facility, or one of its payments, invoices, penalties,
letters, papers, documents and inspections, or the import by which it came in. Entries about anything else are not in here.
`
}
