import { expect, test } from 'vitest'
import { ageOf } from './age.ts'

const now = new Date('2026-11-22T12:00:00Z')

test('an age is shown in the largest unit that is not zero', () => {
	expect(ageOf('2026-11-22T11:59:40Z', now)).toEqual({ key: 'age.minutes', count: 0 })
	expect(ageOf('2026-11-22T11:01:00Z', now)).toEqual({ key: 'age.minutes', count: 59 })
	expect(ageOf('2026-11-20T13:00:00Z', now)).toEqual({ key: 'age.hours', count: 47 })
	expect(ageOf('2026-11-20T12:00:00Z', now)).toEqual({ key: 'age.days', count: 2 })
})

test('a clock that is a little ahead makes no negative age', () => {
	expect(ageOf('2026-11-22T12:00:05Z', now)).toEqual({ key: 'age.minutes', count: 0 })
})
