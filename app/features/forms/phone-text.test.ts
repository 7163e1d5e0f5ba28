import { parseWithZod } from '@conform-to/zod/v4'
import { describe, expect, test } from 'vitest'
import { contactForm } from '#app/features/checkout/contact.form.ts'
import { lookUpForm } from '#app/features/orders/look-up.form.ts'
import en from '#app/i18n/locales/en/common.json' with { type: 'json' }
import id from '#app/i18n/locales/id/common.json' with { type: 'json' }

function contact(phone: string, phoneCountry?: string) {
	const form = new FormData()
	form.set('name', 'Sekar Ayu')
	form.set('email', 'sekar@contoh.id')
	form.set('phone', phone)
	if (phoneCountry !== undefined) form.set('phoneCountry', phoneCountry)
	return parseWithZod(form, { schema: contactForm })
}

describe('a phone number in a form', () => {
	test.each([
		['0812-3456-7890', undefined, '+6281234567890'],
		['0812-3456-7890', 'ID', '+6281234567890'],
		['+6281234567890', 'SG', '+6281234567890'],
		['8123 4567', 'SG', '+6581234567'],
		['07911 123456', 'GB', '+447911123456'],
	])('%s for %s', (phone, country, e164) => {
		const submission = contact(phone, country)
		expect(submission.status === 'success' && submission.value.phone).toBe(e164)
	})

	test.each([
		['nomor saya', 'ID', 'NOT_A_NUMBER'],
		['0812 3456', 'XX', 'INVALID_COUNTRY'],
		['0812', 'ID', 'TOO_SHORT'],
		['08123456789012', 'ID', 'TOO_LONG'],
	])('[VA-11] %s for %s is refused as %s and kept as typed', (phone, country, fault) => {
		const reply = contact(phone, country).reply()
		expect(reply.error?.phone).toEqual([`common:phone.${fault}`])
		expect(reply.initialValue).toMatchObject({ phone, phoneCountry: country })
	})

	test("[VA-08] uses the form's own message for a number that its country does not have", () => {
		const form = new FormData()
		form.set('number', 'TK-1')
		form.set('phone', '1234 5678')
		form.set('phoneCountry', 'SG')
		const { error } = parseWithZod(form, { schema: lookUpForm }).reply()
		expect(error?.phone).toEqual(['orders:lookUp.phone.wrong'])
	})

	test('removes invisible characters before it adds the country', () => {
		const submission = contact('\u202a\u200b+6281234567890\u202c', 'SG')
		expect(submission.status === 'success' && submission.value.phone).toBe('+6281234567890')
	})

	test('[VA-11] each fault has a text of its own, in both languages', () => {
		const faults = ['NOT_A_NUMBER', 'INVALID_COUNTRY', 'TOO_SHORT', 'TOO_LONG'] as const
		for (const { phone } of [en, id]) {
			expect(new Set(faults.map((fault) => phone[fault])).size).toBe(4)
		}
	})

	test('requires a value for every country', () => {
		expect(contact('', 'SG').reply().error?.phone).toEqual(['checkout:contact.phone.required'])
	})
})
