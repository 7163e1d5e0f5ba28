import { expect, test } from 'vitest'
import { gtinOf } from './gtin.ts'

test.each([
	['4006381333931', '4006381333931'],
	['978-0-306-40615-7', '9780306406157'],
	['036000291452', '036000291452'],
	['96385074', '96385074'],
	['10614141000415', '10614141000415'],
	['4006381333932', null],
	['400638133393', null],
	['KS-1', null],
	['00000000', null],
	['', null],
	[null, null],
])('the barcode %j has the GTIN %j', (barcode, gtin) => {
	expect(gtinOf(barcode)).toBe(gtin)
})
