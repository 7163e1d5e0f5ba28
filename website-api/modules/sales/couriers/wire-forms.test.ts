import { expect, test } from 'vitest'
import { courierPhone, cutAtWord, daysOf, phoneEnd } from './wire-forms.ts'

test.each([
	['+6281234567890', '6281234567890'],
	['081234567890', '6281234567890'],
	['+62 812-3456-7890', '6281234567890'],
])('the phone number %s is sent as %s', (given, sent) => {
	expect(courierPhone(given)).toBe(sent)
	expect(phoneEnd(given)).toBe('67890')
})

test('an address of more than 200 characters is cut after a whole word', () => {
	const word = 'Jalan'
	const long = `${`${word} `.repeat(33)}Kebonjeruk Raya`
	expect(long.length).toBeGreaterThan(200)
	const cut = cutAtWord(long)
	expect(cut.length).toBeLessThanOrEqual(200)
	expect(cut.split(' ').every((one) => one === word)).toBe(true)
	expect(cutAtWord('x'.repeat(250))).toBe('x'.repeat(200))
	expect(cutAtWord(' Jl. Merdeka\n No. 1 ')).toBe('Jl. Merdeka No. 1')
	expect(cutAtWord(`${'a'.repeat(199)}, Blok B`)).toBe('a'.repeat(199))
})

test.each([
	['6-7 day', { min: 6, max: 7 }],
	['2 - 3 Days', { min: 2, max: 3 }],
	['1-1 HARI', { min: 1, max: 1 }],
	['3', { min: 3, max: 3 }],
	['Estimasi tiba 2–4 hari', { min: 2, max: 4 }],
	['1 s/d 2 hari', { min: 1, max: 2 }],
	['6 - 8 hours', { min: 1, max: 1 }],
	['0 day', { min: 0, max: 0 }],
	['', null],
	[null, null],
	['-', null],
	['secepatnya', null],
	['9-2 day', null],
	['365 days', null],
	['N/A hari', null],
])('an estimate of "%s" says %o', (text, days) => {
	expect(daysOf(text)).toEqual(days)
})
