import { expect, it } from 'vitest'
import { guessDelimiter } from './guess-delimiter.ts'

it.each([
  ['commas', 'Date,Details,Credit\n31/01/2026,NIP,1500.00\n01/02/2026,POS,20.00', ','],
  ['semicolons beside commas of decimals', 'Date;Details;Credit\n31/01/2026;NIP;1500,00\n01/02/2026;POS;20,00', ';'],
  ['tabs', 'Date\tCredit\r\n31/01/2026\t1500\r\n01/02/2026\t20', '\t'],
  ['bars, with the line ends of old Macs', 'Date|Credit\r31/01/2026|1,500\r01/02/2026|20', '|'],
  ['semicolons beside commas within quotes', '"a,""b"",c";1\n"d,e,f";2\n"g,h,i";3', ';'],
  ['semicolons beside one line with many commas', 'To: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10\na;b;c\nd;e;f\ng;h;i', ';'],
  ['commas below lines of the bank with one bar each', 'Bank|A\nNo|1\nTo|2\na,b,c,d\ne,f,g,h', ','],
  ['commas in more lines than semicolons', 'a;b\nc;d\ne,f\ng,h\ni,j', ','],
  ['both alike', 'a,b;c\nd,e;f', ','],
  ['one column', 'Date\n31/01/2026', ','],
  ['nothing', '', ','],
])('tells what stands between the cells: %s', (_, text, delimiter) => {
  expect(guessDelimiter(text)).toBe(delimiter)
})

it('looks at the first hundred lines', () => {
  expect(guessDelimiter('a;b\n'.repeat(51) + 'a,b\n'.repeat(300))).toBe(';')
})
