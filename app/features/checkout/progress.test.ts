import { describe, expect, test } from 'vitest'
import type { CheckoutDraft } from '#app/domain/checkout-draft.ts'
import { openStep, pickupKey, progress, stepsFor, requestedStep } from './progress.ts'

const contact = { name: 'Sari', phone: '+6281234567890', email: 'sari@contoh.id' }
const address = { district: '31.74.07', village: 'Selong', postcode: '12110', street: 'Jalan 1' }
const good = { courierServes: true, bankKnown: true }
const unpaid = { courierServes: true, bankKnown: false }
const everything = { ...contact, ...address, shipping: 'JNT/ez', bank: 'bca' }

describe('the open step', () => {
	test.each<[string, CheckoutDraft, string]>([
		['nothing is known', {}, 'contact'],
		['the contact is known', contact, 'address'],
		['only the district is chosen', { ...contact, district: '31.74.07' }, 'address'],
		['the address is complete', { ...contact, ...address }, 'delivery'],
		['the order is picked up, without an address', { ...contact, shipping: pickupKey }, 'delivery'],
		['all is answered', everything, 'review'],
	])('when %s', (_when, answers, step) => {
		expect(openStep(progress(answers, answers.bank ? good : unpaid))).toBe(step)
	})
})

test('a place for pickup that is gone reopens the address step, even if an address is known', () => {
	const answers = { ...everything, shipping: pickupKey }
	expect(openStep(progress(answers, good))).toBe('review')
	expect(openStep(progress(answers, { ...good, isPlaceGone: true }))).toBe('address')
})

test('reopens an earlier step on request, and keeps later answers', () => {
	const states = progress(everything, good, 'contact')
	expect(states).toEqual({
		contact: 'open',
		address: 'done',
		delivery: 'done',
		review: 'waiting',
	})
})

test('opens no step before an unfinished one', () => {
	expect(openStep(progress(contact, good, 'review'))).toBe('address')
	expect(openStep(progress(contact, good, 'anything'))).toBe('address')
})

test('digital products need no address and no courier', () => {
	const terms = { courierServes: false, bankKnown: false, isDigitalOnly: true }
	expect(openStep(progress(contact, terms))).toBe('delivery')
	expect(openStep(progress(contact, terms, 'address'))).toBe('delivery')
	expect(stepsFor(terms)).toEqual(['contact', 'delivery', 'review'])
})

test('asks again for a courier or a payee that no longer exists', () => {
	expect(openStep(progress(everything, { ...good, courierServes: false }))).toBe('delivery')
	expect(openStep(progress(everything, { ...good, bankKnown: false }))).toBe('delivery')
})

test.each([
	['/order/checkout', null],
	['/order/checkout?step=delivery', 'delivery'],
	['/en/order/checkout/voucher', 'review'],
	['/order/checkout/savings', 'review'],
	['/order/checkout/Order', 'review'],
	['/order/checkout/address?q=tebet', 'address'],
])('%s opens the step %s', (address, step) => {
	expect(requestedStep(new URL(address, 'http://shop.test'))).toBe(step)
})
