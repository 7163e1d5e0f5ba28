import { expect, test } from 'vitest'
import { ApiError } from '#app/api/failures.ts'
import { asResponse } from './or-respond.ts'

test.each<[string, ApiError, number, boolean]>([
	['the website API’s own error', new ApiError('unavailable', 'x', { status: 500 }), 500, false],
	['an overloaded one', new ApiError('unavailable', 'x', { status: 503 }), 503, true],
	['a broken proxy', new ApiError('unavailable', 'x', { status: 502 }), 503, true],
	['a timeout', new ApiError('unavailable', 'x', { code: 'TIMEOUT' }), 503, true],
	['a lost connection', new ApiError('unavailable', 'x', { code: 'NETWORK' }), 503, true],
	['an open breaker', new ApiError('unavailable', 'x', { code: 'BREAKER_OPEN' }), 503, true],
	['a garbled answer', new ApiError('unavailable', 'x', { code: 'MALFORMED' }), 503, true],
])('[ER-02] %s has its status', (_what, error, status, comesBack) => {
	const response = asResponse(error)
	if (!(response instanceof Response)) throw error
	expect(response.status).toBe(status)
	expect(response.headers.has('retry-after')).toBe(comesBack)
})
