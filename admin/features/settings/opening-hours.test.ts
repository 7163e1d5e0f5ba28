import { expect, test } from 'vitest'
import { hoursValues, readHours } from './opening-hours.ts'

const formOf = (fields: Record<string, string>) => {
	const form = new FormData()
	for (const [name, value] of Object.entries(fields)) form.set(name, value)
	return form
}

test('reads the hours of a week as they are shown, a day without hours as closed', () => {
	const hours = [[480, 1020], null, null, null, null, [540, 720], null]
	expect(hoursValues(hours)).toMatchObject({ hours0: '08.00–17.00', hours1: '' })
	expect(readHours(formOf(hoursValues(hours)))).toEqual({ hours, errors: {} })
})

test('a week without hours is none, whether its fields are empty or missing', () => {
	expect(readHours(formOf(hoursValues(null)))).toEqual({ hours: null, errors: {} })
	expect(readHours(new FormData())).toEqual({ hours: null, errors: {} })
})

test('names each day whose hours cannot be read', () => {
	const form = formOf({ hours0: '08.00–17.00', hours2: 'siang', hours6: '17:00-08:00' })
	expect(readHours(form)).toEqual({
		hours: null,
		errors: { hours2: 'shipping.hoursWrong', hours6: 'shipping.hoursWrong' },
	})
})
