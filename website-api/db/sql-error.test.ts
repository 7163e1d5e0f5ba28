import { expect, test } from 'vitest'
import { breaks, isConnectionLost, isUnavailable } from './sql-error.ts'

const withCode = (code: string, message = 'failed') => Object.assign(new Error(message), { code })
const queryOf = (cause: Error) => new Error('Failed query', { cause })

test('every kind of lost connection counts as an unavailable database', () => {
	for (const code of [
		'08000',
		'08006',
		'57P01',
		'57P02',
		'57P03',
		'57P05',
		'25006',
		'25P03',
		'40003',
	]) {
		expect(isConnectionLost(queryOf(withCode(code))), code).toBe(true)
		expect(isUnavailable(queryOf(withCode(code))), code).toBe(true)
	}
	for (const code of ['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']) {
		expect(isConnectionLost(queryOf(withCode(code, ''))), code).toBe(true)
	}
	for (const message of [
		'Connection terminated unexpectedly',
		'Connection terminated due to connection timeout',
		'Client has encountered a connection error and is not queryable',
		'timeout exceeded when trying to connect',
		'Query read timeout',
	]) {
		expect(isUnavailable(queryOf(new Error(message))), message).toBe(true)
	}
})

test('too many connections and timeouts count as unavailable on a working connection', () => {
	for (const code of ['53300', '57014', '55P03']) {
		expect(isUnavailable(queryOf(withCode(code))), code).toBe(true)
		expect(isConnectionLost(queryOf(withCode(code))), code).toBe(false)
	}
})

test('errors about values do not count as unavailable', () => {
	for (const code of ['23505', '23514', '22021', '40001']) {
		expect(isUnavailable(queryOf(withCode(code))), code).toBe(false)
	}
	expect(isUnavailable(new Error('something else'))).toBe(false)
})

test.each([
	['duplicate key value violates unique constraint "orders_open_total_103687"', undefined],
	['an open return', 'constraint: orders_open_total'],
])(
	'the constraint is known that the machine of a placed schema only names: %s',
	(message, hint) => {
		const refused = Object.assign(withCode('23505', message), { hint })
		expect(breaks(queryOf(refused), '23505', 'orders_open_total')).toBe(true)
		expect(breaks(queryOf(refused), '23505', 'orders_number')).toBe(false)
	},
)
