import { expect, test } from 'vitest'
import { pastedNumbers, trackingNumbers } from './tracking-numbers.ts'

function sheet(fields: Record<string, string>) {
	const form = new FormData()
	for (const [name, value] of Object.entries(fields)) form.append(name, value)
	return trackingNumbers(form)
}

test('orders without a tracking number are left alone', () => {
	expect(sheet({ formToken: 'x', 'resi.A-1': ' JP123 ', 'resi.A-2': '  ' })).toEqual({
		entered: [{ number: 'A-1', tracking: 'JP123' }],
		errors: {},
	})
})

test('the same tracking number for two orders is a mistake, in whatever case', () => {
	const { errors } = sheet({ 'resi.A-1': 'jp123', 'resi.A-2': 'JP123' })
	expect(errors).toEqual({ 'A-2': 'ship.twice' })
})

test('a tracking number that is too short or too long, or has other characters, is a mistake', () => {
	const { errors } = sheet({ 'resi.A-1': 'x', 'resi.A-2': 'y'.repeat(61), 'resi.A-3': '<b>😀' })
	const key = 'ship.malformed'
	expect(errors).toEqual({ 'A-1': key, 'A-2': key, 'A-3': key })
})

test.each([
	['tabs, as a spreadsheet copies them', 'A-1\tJP0001\nA-2\tJP0002'],
	['a CSV with headings and quotes', 'Pesanan;Resi\r\n"A-1";"JP0001"\r\n"a-2";"JP0002"'],
	['the tracking number first', 'JP0001, A-1\nJP0002, A-2'],
	['an unknown order between', 'A-1 JP0001\nX-9 JP0009\nA-2 JP0002'],
])('orders and tracking numbers are read from %s', (_case, text) => {
	expect([...pastedNumbers(text, ['A-1', 'A-2'])]).toEqual([
		['A-1', 'JP0001'],
		['A-2', 'JP0002'],
	])
})
