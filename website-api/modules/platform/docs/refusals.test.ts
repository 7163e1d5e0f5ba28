import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { codesIn, failuresOf } from '#contract/endpoint-failures.ts'
import { ENDPOINTS, OPERATOR_ENDPOINTS } from '#contract/endpoints.ts'

const websiteApi = path.join(import.meta.dirname, '..', '..', '..')

/** Refusals that no endpoint declares, and what they are of. */
const undeclared: Record<string, string> = {
	'405 METHOD_NOT_ALLOWED': 'an address whose other methods are endpoints',
	'409 ACCOUNT_DELETED': 'any change by a customer who is deleted at that moment',
	'409 CONFIRMATION_NOT_FOUND': 'one order among several, in the answer',
	'409 ALREADY_BOOKED': 'one order among several, in the answer',
	'409 AMOUNT_DIFFERS': 'one order or line among several, in the answer',
}

test('every refusal in the sources is declared, with its status, by an endpoint', () => {
	const declared = [...ENDPOINTS, ...OPERATOR_ENDPOINTS].flatMap((endpoint) =>
		Object.entries(failuresOf(endpoint)).flatMap(([status, meaning]) =>
			codesIn(meaning).map((code) => `${status} ${code}`),
		),
	)
	const thrown = new Set(sources().flatMap(refusalsIn))
	expect(thrown.size).toBeGreaterThan(150)
	const known = new Set([...declared, ...Object.keys(undeclared)])
	expect([...thrown].filter((one) => !known.has(one))).toEqual([])
	expect(Object.keys(undeclared).filter((one) => !thrown.has(one))).toEqual([])
})

function sources(): string[] {
	return readdirSync(websiteApi, { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
		.map((name) => readFileSync(path.join(websiteApi, name), 'utf8'))
}

/** Such as "404 ORDER_NOT_FOUND". */
function refusalsIn(text: string): string[] {
	const thrown = text.matchAll(/new Problem\((\d{3}), '([A-Z_]+)'/g)
	return [...thrown].map(([, status, code]) => `${status} ${code}`)
}
