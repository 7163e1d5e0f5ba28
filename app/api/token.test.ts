import { describe, expect, test } from 'vitest'
import { decodeToken, InvalidTokenError } from './token.server.ts'

const claims = {
	CUSTOMER_CODE: 'C-1',
	CUSTOMER_BRANCH_ID: null,
	CUSTOMER_TYPE: 'RETAIL',
	CUSTOMER_NAME: 'Sekar Ayu — 桜',
	CUSTOMER_EMAIL: 'sekar@contoh.id',
	CUSTOMER_PHONE: '+6281234567890',
	CUSTOMER_PHONE_1: '62',
	CUSTOMER_PHONE_2: '81234567890',
	CUSTOMER_AFFILIATE_TRACKING_CODE: 'SEKAR',
	exp: 1_800_000_000,
}
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenOf = (body: unknown) => `${part({ alg: 'HS256' })}.${part(body)}.c2ln`

describe('a login token', () => {
	test('[TK-01] has its claims decoded; exp is in seconds', () => {
		expect(decodeToken(tokenOf(claims))).toEqual({
			customer: {
				code: 'C-1',
				name: 'Sekar Ayu — 桜',
				email: 'sekar@contoh.id',
				phone: '+6281234567890',
				type: 'RETAIL',
				branchId: null,
				affiliateCode: 'SEKAR',
			},
			expires: new Date('2027-01-15T08:00:00Z'),
		})
	})

	test('with an unknown customer type is decoded too', () => {
		const { customer } = decodeToken(tokenOf({ ...claims, CUSTOMER_TYPE: 'WHOLESALE' }))
		expect(customer.type).toBe('UNKNOWN')
	})

	test.each([
		['undefined', undefined],
		['a number', 42],
		['an object', { token: 'a.b.c' }],
		['an empty text', ''],
		['one part', part(claims)],
		['two parts', `x.${part(claims)}`],
		['an empty part', `x..y`],
		['five parts', 'a.b.c.d.e'],
		['bad base64', `x.${part(claims)}=!.y`],
		['bytes that are no text', `x.${Buffer.from([0xff, 0xfe]).toString('base64url')}.y`],
		['bad JSON', `x.${Buffer.from('{"exp":').toString('base64url')}.y`],
		['no exp', tokenOf({ ...claims, exp: undefined })],
	])('[VA-01] %s is an invalid token', (_what, token) => {
		expect(() => decodeToken(token)).toThrow(InvalidTokenError)
	})
})
