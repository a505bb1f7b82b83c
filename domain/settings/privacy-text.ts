/**
 * What the page /privacy says until an officer changes it. It is true of the database and its clean-up; keep it so.
 * `{ministry}` stands for the name of the ministry.
 */
export const initialPrivacyText = `# Who is responsible
The data controller under the Nigeria Data Protection Act 2023 is {ministry}. It stores and uses your data because the law asks it to register and license private health facilities.

# What we store about you
- Your account: name, email, phone number, state and LGA, and when you accepted the terms.
- Your password, and codes for a new one, only in a form from which they cannot be read back.
- The key of your authenticator app, if you use one: without it, no code could be checked.
- On which kinds of device you are logged in and when they were last used, but no network address.
- What an application needs: the owner, the applicant, staff, referees and the operating officer of a facility, with documents and receipts.
- What you report about a place without logging in, with a photo and a way to reach you if you give them. From a photo we remove where and when it was taken, and we store no network address with a report.
- Who did what and when, so that every decision can be explained.

# Who sees it
You, and the officers of {ministry} who work on applications. Reports about places, and who sent them, are seen only by officers who review; owners learn of neither. Nothing is sold or given to advertisers, and no page loads anything from another company.

# How long
- A login ends after 30 days at the latest, sooner when it is not used.
- What you typed and did not send is deleted after 30 days.
- Links and codes for a new password or a new email are deleted when they have been used or have expired.
- If you report a place and leave your name, phone number or email, these are erased six months after the report is closed. A photo is erased 24 months after the report is closed. What you wrote stays with the records of the facility.
- Applications, decisions and licences stay, because they are records of the state.
- When you close your account, your name, email and phone number are removed from it at once. What belongs to the records of facilities stays.

# Your rights
On the page Your account you download your data, correct it, and close your account. You may also ask the ministry at the address below, and complain to the Nigeria Data Protection Commission.`
