import { describe, expect, test } from 'vitest'
import { typedPhones } from '#tests/support/phones.ts'
import { isMobile, localPhone, normalisePhone, validPhone } from './phone.ts'

describe('accepts the numbers that the storefront accepts', () => {
	test.each(typedPhones)('%j: %s', (typed, expected) => {
		const e164 = expected.startsWith('+') ? expected : null
		expect(validPhone(typed)).toBe(e164)
		if (e164) expect(normalisePhone(localPhone(e164))).toBe(e164)
	})
})

test('looks a number up that was stored before it had to be valid', () => {
	expect(normalisePhone('+65 1234 5678')).toBe('+6512345678')
})

test.each([
	['+6281234567890', '0812-3456-7890', true],
	['+62215550123', '(021) 5550123', false],
	['+6581234567', '+6581234567', true],
])('%s is shown as %s; a mobile phone: %s', (phone, shown, mobile) => {
	expect(localPhone(phone)).toBe(shown)
	expect(isMobile(phone)).toBe(mobile)
})
