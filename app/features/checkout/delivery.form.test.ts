import { parseWithZod } from '@conform-to/zod/v4'
import { expect, test } from 'vitest'
import type { ShippingOffer } from '#contract/shipping.ts'
import { deliveryForm } from './delivery.form.ts'

const payees = [{ code: 'BCA', name: 'BCA', method: 'BANK_TRANSFER' as const }]
const offer: ShippingOffer = {
	vendor: 'JNT',
	method: 'ez',
	vendorName: 'J&T',
	methodName: 'EZ',
	group: 'others',
	imageUrl: '',
	sequence: 1,
	price: 9_000,
	etaDaysMin: 1,
	etaDaysMax: 2,
	etaHours: null,
	isEtaKnown: true,
	kilograms: 1,
}

const gosend: ShippingOffer = { ...offer, vendor: 'GOSEND', method: 'instant', group: 'gosend' }

function chosen(fields: Record<string, string>, phone = '+6281234567890') {
	const form = new FormData()
	for (const [name, value] of Object.entries({ shipping: 'JNT/ez', bank: 'BCA', ...fields })) {
		form.set(name, value)
	}
	const schema = deliveryForm({ offers: [offer, gosend], payees, isDigitalOnly: false, phone })
	return parseWithZod(form, { schema })
}

test.each([
	[{}, { senderName: '', senderPhone: '' }],
	[
		{ senderName: '', phone: '', phoneCountry: 'ID' },
		{ senderName: '', senderPhone: '' },
	],
	[
		{ senderName: ' Toko Sekar ', phone: '0812-3456-7890', phoneCountry: 'ID' },
		{ senderName: 'Toko Sekar', senderPhone: '+6281234567890' },
	],
])('%j has the sender %j', (fields, sender) => {
	const submission = chosen(fields)
	expect(submission.status === 'success' && submission.value).toEqual({
		shipping: 'JNT/ez',
		bank: 'BCA',
		useWallet: '',
		insured: '',
		...sender,
	})
})

test.each([
	[{ senderName: 'Toko Sekar' }, 'phone', 'checkout:courier.sender.phone.required'],
	[{ phone: '081234567890' }, 'senderName', 'checkout:courier.sender.name.required'],
	[
		{ senderName: '12', phone: '081234567890', phoneCountry: 'ID' },
		'senderName',
		'checkout:contact.name.short',
	],
	[
		{ senderName: 'Toko Sekar', phone: '0812', phoneCountry: 'ID' },
		'phone',
		'common:phone.TOO_SHORT',
	],
	[{ shipping: 'JNT/eco' }, 'shipping', 'checkout:courier.unknown'],
	[{ bank: 'BNI' }, 'bank', 'checkout:payment.unknown'],
])('%j is rejected at %s and kept', (fields, field, message) => {
	const reply = chosen(fields).reply()
	expect(reply.error).toEqual({ [field]: [message] })
	expect(reply.initialValue).toMatchObject(fields)
})

test('a landline is enough for a courier that does not call a mobile phone', () => {
	const landline = '+62215550123'
	expect(chosen({}, landline).status).toBe('success')
	expect(chosen({ shipping: 'GOSEND/instant' }).status).toBe('success')
	expect(chosen({ shipping: 'GOSEND/instant' }, landline).reply().error).toEqual({
		shipping: ['checkout:courier.needsMobile'],
	})
})

test('requires a payee, unless the wallet can pay everything', () => {
	expect(chosen({ bank: '' }).reply().error).toEqual({ bank: ['checkout:payment.required'] })
	expect(chosen({ bank: '', useWallet: 'on' }).status).toBe('success')
})

test('reports a missing courier and a missing payee together', () => {
	const reply = chosen({ shipping: '', bank: '' }).reply()
	expect(Object.keys(reply.error ?? {})).toEqual(['shipping', 'bank'])
})

test('digital products need no courier', () => {
	const form = new FormData()
	form.set('bank', 'BCA')
	const schema = deliveryForm({ offers: [], payees, isDigitalOnly: true, phone: '' })
	expect(parseWithZod(form, { schema }).status).toBe('success')
})
