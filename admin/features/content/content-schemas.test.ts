import { expect, test } from 'vitest'
import { moment } from './content-schemas.ts'

test.each(['besok', '2026-13-01T09:00'])('a time of %j has a text key', (text) => {
	expect(moment.safeParse(text).error?.issues).toMatchObject([{ message: 'momentWrong' }])
})

test.each([
	['', null],
	['2026-12-01T09:00', '2026-12-01T02:00:00.000Z'],
])('a time of %j is %j', (text, expected) => {
	expect(moment.parse(text)).toBe(expected)
})
