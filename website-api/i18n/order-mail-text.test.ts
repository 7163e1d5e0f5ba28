import { expect, test } from 'vitest'
import { mailRupiah } from './order-mail-text.ts'

test.each([
	[0, 'Rp\u00a00'],
	[150_000, 'Rp\u00a0150.000'],
	[-35_300, '-Rp\u00a035.300'],
	[-900, '-Rp\u00a0900'],
])('%i rupiah are written as on a page', (amount, text) => expect(mailRupiah(amount)).toBe(text))
