import { expect, test } from 'vitest'
import { amountInWords } from './amount-in-words.ts'

test.each([
	[0, 'nol', 'zero'],
	[1, 'satu', 'one'],
	[10, 'sepuluh', 'ten'],
	[11, 'sebelas', 'eleven'],
	[12, 'dua belas', 'twelve'],
	[19, 'sembilan belas', 'nineteen'],
	[20, 'dua puluh', 'twenty'],
	[21, 'dua puluh satu', 'twenty-one'],
	[99, 'sembilan puluh sembilan', 'ninety-nine'],
	[100, 'seratus', 'one hundred'],
	[101, 'seratus satu', 'one hundred one'],
	[111, 'seratus sebelas', 'one hundred eleven'],
	[200, 'dua ratus', 'two hundred'],
	[999, 'sembilan ratus sembilan puluh sembilan', 'nine hundred ninety-nine'],
	[1_000, 'seribu', 'one thousand'],
	[1_001, 'seribu satu', 'one thousand one'],
	[1_100, 'seribu seratus', 'one thousand one hundred'],
	[2_000, 'dua ribu', 'two thousand'],
	[11_000, 'sebelas ribu', 'eleven thousand'],
	[21_000, 'dua puluh satu ribu', 'twenty-one thousand'],
	[101_000, 'seratus satu ribu', 'one hundred one thousand'],
	[
		150_123,
		'seratus lima puluh ribu seratus dua puluh tiga',
		'one hundred fifty thousand one hundred twenty-three',
	],
	[1_000_000, 'satu juta', 'one million'],
	[1_001_000, 'satu juta seribu', 'one million one thousand'],
	[2_500_000_000, 'dua miliar lima ratus juta', 'two billion five hundred million'],
	[1_000_000_000_000, 'satu triliun', 'one trillion'],
])('%i rupiah', (rupiah, id, en) => {
	expect(amountInWords(rupiah, 'id')).toBe(`${id} rupiah`)
	expect(amountInWords(rupiah, 'en')).toBe(`${en} rupiah`)
})

test.each([-1, 0.5, Number.NaN, 1e15])('throws for %d', (rupiah) => {
	expect(() => amountInWords(rupiah, 'id')).toThrow(RangeError)
})
