import { describe, expect, test } from 'vitest'
import { openStep, pickupKey, progress, type Answers } from './progress.ts'

const contact = { name: 'Sari', phone: '+6281234567890', email: 'sari@contoh.id' }
const address = { district: '31.74.07', village: 'Selong', postcode: '12110', street: 'Jalan 1' }
const good = { courierServes: true, bankKnown: true }
const everything = { ...contact, ...address, shipping: 'JNT/ez', bank: 'bca' }

describe('the step that is open', () => {
	test.each<[string, Answers, string]>([
		['nothing is known', {}, 'contact'],
		['the contact is known', contact, 'address'],
		['only the district is chosen', { ...contact, district: '31.74.07' }, 'address'],
		['the address is complete', { ...contact, ...address }, 'courier'],
		['the goods are collected, without an address', { ...contact, shipping: pickupKey }, 'payment'],
		['all is answered', everything, 'review'],
	])('when %s', (_when, answers, step) => {
		expect(openStep(progress(answers, good))).toBe(step)
	})
})

test('an earlier step opens again when asked for, and later ones keep their answers', () => {
	const states = progress(everything, good, 'contact')
	expect(states).toEqual({
		contact: 'open',
		address: 'done',
		courier: 'done',
		payment: 'done',
		review: 'waiting',
	})
})

test('nothing opens ahead of an unfinished step', () => {
	expect(openStep(progress(contact, good, 'review'))).toBe('address')
	expect(openStep(progress(contact, good, 'anything'))).toBe('address')
})

test('a courier or a bank that is gone is asked for again', () => {
	expect(openStep(progress(everything, { ...good, courierServes: false }))).toBe('courier')
	expect(openStep(progress(everything, { ...good, bankKnown: false }))).toBe('payment')
})
