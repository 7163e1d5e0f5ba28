import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacters } from '#tests/support/any-characters.ts'
import { jarOf, sentAfter } from '#tests/support/cookie-jars.ts'
import { cartSession } from './cart.server.ts'
import { createCookieJar } from '#web/session/cookie-jar.server.ts'
import { flashSession } from './flash.server.ts'
import { createSealer } from '#web/session/seal.server.ts'

const lines = [
	{ id: 12, quantity: 3 },
	{ id: 7, quantity: 1 },
]

describe('forged cookies', () => {
	const sealed = (() => {
		const jar = jarOf()
		cartSession(jar).replace(lines)
		return sentAfter(jar)
	})()
	const [name = '', value = ''] = sealed.split('=')
	const read = (header: string, host?: string) => cartSession(jarOf(header, host)).current()

	test('reads an unmodified cookie', () => {
		expect(read(sealed).lines).toEqual(lines)
	})

	test('10,000 mutations give an empty cart, never an error and never another cart', () => {
		const mutation = fc.oneof(
			fc
				.tuple(fc.nat(value.length - 1), fc.constantFrom(...'AZaz09-_+/=.~"\\ '))
				.map(([at, letter]) => `${value.slice(0, at)}${letter}${value.slice(at + 1)}`),
			fc.nat(value.length - 1).map((length) => value.slice(0, length)),
			fc
				.tuple(fc.nat(value.length), fc.string({ minLength: 1 }))
				.map(([at, added]) => `${value.slice(0, at)}${added}${value.slice(at)}`),
			anyCharacters(200),
			fc.constantFrom(
				'',
				'null',
				'{}',
				'[]',
				'[object Object]',
				'a'.repeat(8_192),
				'%',
				'__proto__',
				value + value,
			),
			fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString('base64url')),
		)
		fc.assert(
			fc.property(mutation, (mutated) => {
				fc.pre(
					mutated
						.split(';')[0]
						?.trim()
						.replace(/^"(.*)"$/, '$1') !== value,
				)
				expect(read(`${name}=${mutated}`).lines).toEqual([])
			}),
			{ numRuns: 10_000, seed: 1 },
		)
	})

	test('ignores duplicates, and cookies of another host, purpose or secret', () => {
		expect(read(`${sealed}; ${sealed}`).lines).toEqual([])
		expect(read(`${name}=x; ${sealed}`).lines).toEqual([])
		expect(read(sealed, 'lain.test').lines).toEqual([])
		expect(read(`CHECKOUT=${value}; ${name}=${value.slice(0, -1)}`).lines).toEqual([])
		expect(flashSession(jarOf(`FLASH=${value}`)).take()).toBeNull()
		const other = createSealer('another secret of a storefront, also long')
		expect(
			cartSession(
				createCookieJar(sealed, { sealer: other, secure: false, host: 'toko.test' }),
			).current().lines,
		).toEqual([])
	})

	test('does not parse a header of 20 kB', () => {
		expect(read(`${sealed}; x=${'y'.repeat(20_000)}`).lines).toEqual([])
	})

	test('opens a cookie of the old secret and seals with the new one', () => {
		const rotated = createSealer(`${'n'.repeat(40)},${'o'.repeat(40)}`)
		expect(rotated.open(createSealer('o'.repeat(40)).seal('x', 'p'), 'p')).toBe('x')
		expect(createSealer('n'.repeat(40)).open(rotated.seal('y', 'p'), 'p')).toBe('y')
	})
})
