import { expect, test } from 'vitest'
import { ApiError } from '#app/api/failures.ts'
import { formFailure, type FormTexts } from './form-failure.ts'

const texts: FormTexts = {
	codes: { TAKEN: 'form:taken', USED: 'form:used' },
	statuses: { gone: 410 },
	failures: { 'too-many': 'form:later', 'too-large': { fieldErrors: { proof: ['form:large'] } } },
	fields: { amount: 'form:amount' },
}

test.each<[string, ApiError, ReturnType<typeof formFailure>]>([
	[
		'a known code',
		new ApiError('conflict', '', { code: 'TAKEN' }),
		{ status: 422, errors: { formErrors: ['form:taken'] } },
	],
	[
		'a known code with a status of its own',
		new ApiError('gone', '', { code: 'USED' }),
		{ status: 410, errors: { formErrors: ['form:used'] } },
	],
	[
		'a kind of failure',
		new ApiError('too-many', ''),
		{ status: 429, errors: { formErrors: ['form:later'] }, retryAfter: 60 },
	],
	[
		'a kind of failure that belongs to a field',
		new ApiError('too-large', '', { retryAfterSeconds: 7 }),
		{ status: 413, errors: { fieldErrors: { proof: ['form:large'] } }, retryAfter: 7 },
	],
	[
		'a refused field, leaving out one without a text',
		new ApiError('invalid', '', { errors: { amount: ['x'], other: ['y'] } }),
		{ status: 422, errors: { fieldErrors: { amount: ['form:amount'] } } },
	],
])('answers %s', (_, error, expected) => {
	expect(formFailure(error, texts)).toEqual(expected)
})

test('throws a response for a failure without a text', () => {
	const failed = () => formFailure(new ApiError('missing', ''), texts)
	expect(failed).toThrow(expect.objectContaining({ status: 404 }))
	const refusedField = new ApiError('invalid', '', { errors: { other: ['y'] } })
	expect(() => formFailure(refusedField, texts)).toThrow(expect.objectContaining({ status: 422 }))
})
