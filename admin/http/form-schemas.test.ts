import { expect, test } from 'vitest'
import { z } from 'zod'
import { emptyOr, wholeNumber } from './form-schemas.ts'

const schema = emptyOr(wholeNumber('countWrong', 1, 10))

test.each([
	['', null],
	['  ', null],
	['7', 7],
])('%j may be empty and is %j', (text, expected) => {
	expect(schema.parse(text)).toBe(expected)
})

test('a wrong value has the text key of the schema', () => {
	expect(z.safeParse(schema, '11').error?.issues).toMatchObject([{ message: 'countWrong' }])
})
