import { expect, test } from 'vitest'
import { trackingNumbers } from './tracking-numbers.ts'

function sheet(fields: Record<string, string>) {
	const form = new FormData()
	for (const [name, value] of Object.entries(fields)) form.append(name, value)
	return trackingNumbers(form)
}

test('orders without a tracking number are left alone', () => {
	expect(sheet({ formToken: 'x', 'resi.A-1': ' JP123 ', 'resi.A-2': '  ' })).toEqual({
		given: [{ number: 'A-1', tracking: 'JP123' }],
		faults: {},
	})
})

test('the same tracking number for two orders is a mistake, in whatever case', () => {
	const { faults } = sheet({ 'resi.A-1': 'jp123', 'resi.A-2': 'JP123' })
	expect(faults).toEqual({ 'A-2': 'ship.twice' })
})

test('a tracking number that is too short or too long is a mistake', () => {
	const { faults } = sheet({ 'resi.A-1': 'x', 'resi.A-2': 'y'.repeat(61) })
	expect(faults).toEqual({ 'A-1': 'ship.malformed', 'A-2': 'ship.malformed' })
})
