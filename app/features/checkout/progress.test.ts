import { describe, expect, test } from 'vitest'
import type { CheckoutDraft } from '#app/domain/checkout-draft.ts'
import { openStep, pickupKey, progress, stepsFor, wantedStep } from './progress.ts'

const contact = { name: 'Sari', phone: '+6281234567890', email: 'sari@contoh.id' }
const address = { district: '31.74.07', village: 'Selong', postcode: '12110', street: 'Jalan 1' }
const good = { courierServes: true, bankKnown: true }
const unpaid = { courierServes: true, bankKnown: false }
const everything = { ...contact, ...address, shipping: 'JNT/ez', bank: 'bca' }

describe('the step that is open', () => {
	test.each<[string, CheckoutDraft, string]>([
		['nothing is known', {}, 'contact'],
		['the contact is known', contact, 'address'],
		['only the district is chosen', { ...contact, district: '31.74.07' }, 'address'],
		['the address is complete', { ...contact, ...address }, 'courier'],
		['the goods are collected, without an address', { ...contact, shipping: pickupKey }, 'payment'],
		['all is answered', everything, 'review'],
	])('when %s', (_when, answers, step) => {
		expect(openStep(progress(answers, answers.bank ? good : unpaid))).toBe(step)
	})
})

test('an earlier step opens again when asked for, and later ones keep their answers', () => {
	const states = progress(everything, good, 'contact')
	expect(states).toEqual({
		contact: 'open',
		address: 'done',
		courier: 'done',
		savings: 'done',
		payment: 'done',
		review: 'waiting',
	})
})

test('nothing opens ahead of an unfinished step', () => {
	expect(openStep(progress(contact, good, 'review'))).toBe('address')
	expect(openStep(progress(contact, good, 'anything'))).toBe('address')
})

test('to save may be opened once there is a courier, and holds nobody up', () => {
	expect(openStep(progress(everything, good, 'savings'))).toBe('savings')
	expect(openStep(progress({ ...contact, ...address }, good, 'savings'))).toBe('courier')
})

test('what is not sent asks for no address and no courier', () => {
	const terms = { courierServes: false, bankKnown: false, isDigitalOnly: true }
	expect(openStep(progress(contact, terms))).toBe('payment')
	expect(openStep(progress(contact, terms, 'address'))).toBe('payment')
	expect(stepsFor(terms)).toEqual(['contact', 'savings', 'payment', 'review'])
})

test('a courier or a bank that is gone is asked for again', () => {
	expect(openStep(progress(everything, { ...good, courierServes: false }))).toBe('courier')
	expect(openStep(progress(everything, { ...good, bankKnown: false }))).toBe('payment')
})

test.each([
	['/order/checkout', null],
	['/order/checkout?step=courier', 'courier'],
	['/en/order/checkout/voucher', 'savings'],
	['/order/checkout/Order', 'review'],
	['/order/checkout/district?q=tebet', 'address'],
])('%s asks for the step %s', (address, step) => {
	expect(wantedStep(new URL(address, 'http://shop.test'))).toBe(step)
})
