// Lower case and at least eight characters long: shorter ones are refused for their length.
const listed = `
  !qaz2wsx 00000000a 01234567 0123456789 0987654321 10203040 11223344 1122334455 112233445566 12121212 123123123
  12341234 12344321 123456123 12345678 123456789 1234567890 12345678910 123456789a 12345678a 1234567a 123456abc
  123456qwerty 12345abc 12345qwert 12345qwerty 123abc123 123qweasd 13572468 135792468 1357924680 147258369
  159753456 19901990 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 20002000 20202020 246813579 31313131
  456789123 69696969 741852963 789456123 87654321 88888888a 963852741 987654321 9876543210 99999999a a12345678
  a123456789 a1b2c3d4 a1b2c3d4e5 aa123456 aa12345678 abc12345 abc123456 abcabcabc abcd1234 abcd12345 abcdefg1
  abcdefgh abdullah abdullah1 abdullahi abdullahi1 abubakar abubakar1 abubakar123 abuja123 abuja1234 access123
  admin123 admin1234 admin12345 admin123456 admin@123 administrator administrator1 aisha123 alexander alhamdulilah
  alhamdulillah allahuakbar amazinggrace arsenal1 arsenal123 asdf1234 asdfasdf asdfghjk asdfghjkl ayomide1
  ayomide123 barcelona baseball basketball batman123 bismillah bismillah1 bismillah123 blackberry blessed1
  blessed123 blessing blessing1 blessing12 blessing123 blessings butterfly changeme changeme1 changeme123
  charlotte chelsea1 chelsea123 chinedu1 chinedu123 chioma123 chocolate christian chukwuma clinic123 comfort1
  computer computer1 damilola default1 default123 doctor123 dragon123 eagles123 elizabeth emmanuel emmanuel1
  emmanuel123 facebook facebook1 facebook123 facility facility1 facility123 fatima123 favour12 favour123 football
  football1 friday123 godisable godisgood godisgood1 godisgreat godislove godwin123 goodluck goodluck1 goodness
  goodness1 google123 graceofgod guest123 health123 hello123 hello1234 hospital hospital1 hospital123 ibadan123
  ibrahim1 ibrahim123 ilovegod ilovegod1 ilovejesus ilovemom ilovemum ilovemymum ilovemyself iloveu123 iloveyou
  iloveyou1 iloveyou123 iloveyou2 infinix1 infinix123 instagram internet jennifer jesus123 jesus1234 jesuschrist
  jesusislord jesuslovesme jesussaves jonathan kaduna123 kano1234 killer123 lagos123 lagos1234 letmein1 letmein123
  liverpool liverpool1 login123 manchester manutd123 maryam123 master123 medical1 medical123 medicine messi123
  michael1 michelle ministry ministry1 ministry123 ministryofhealth minna123 miracle1 miracle123 mohammed
  mohammed1 mohammed123 monday123 monkey123 muhammad muhammad1 muhammad123 musa1234 mygodisgood mypassword
  mypassword1 naija123 naija1234 naija4life naijaboy newpassword niger123 niger1234 nigeria1 nigeria12 nigeria123
  nigeria1234 nigeria1960 nigeria2023 nigeria2024 nigeria2025 nigeria2026 nigeria234 nigeria@123 nigerian
  nigerstate nokia123 nopassword nurse123 olamide1 olamide123 oluwadamilola oluwaseun oluwaseun1 oluwaseyi
  oluwatobi p@ssw0rd p@ssw0rd1 p@ssw0rd123 p@ssword p@ssword1 p@ssword123 pa55w0rd pa55word passw0rd passw0rd1
  password password! password01 password1 password1! password12 password123 password1234 password12345
  password123456 password2 password2023 password2024 password2025 password2026 password3 password99 passwords
  patience patience1 pharmacy pharmacy1 pharmacy123 pokemon1 precious precious1 precious123 princess princess1
  prosper1 prosperity q1w2e3r4 q1w2e3r4t5 qazwsx123 qazwsxedc qwerty01 qwerty12 qwerty123 qwerty1234 qwerty12345
  qwerty123456 qwerty2024 qwerty2025 qwertyui qwertyuiop realmadrid ronaldo123 ronaldo7 root1234 samsung1
  samsung123 saturday secret123 secretpassword shadow123 spiderman starwars success1 success123 sunday123 sunshine
  sunshine1 supereagle supereagles superman superman1 tecno123 test1234 test12345 testimony testing123 thankgod
  thankgod1 thankyoujesus thankyoulord thepassword trustno1 tunde123 user1234 username usman123 victory1
  victory123 welcome1 welcome12 welcome123 welcome@123 whatever whatsapp whatsapp1 yourpassword zaq12wsx zxcvbnm1
  zxcvbnm123
`

/** Passwords that a guesser tries first, in lower case: the world's most common ones and those usual in Nigeria. */
export const commonPasswords: ReadonlySet<string> = new Set(listed.trim().split(/\s+/))
