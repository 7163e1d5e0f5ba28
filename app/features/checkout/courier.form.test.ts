import { parseWithZod } from '@conform-to/zod/v4'
import { expect, test } from 'vitest'
import type { ShippingOffer } from '#app/domain/shipping.ts'
import { courierForm } from './courier.form.ts'

const offer: ShippingOffer = {
	vendor: 'JNT',
	method: 'ez',
	vendorName: 'J&T',
	methodName: 'EZ',
	group: 'others',
	imageUrl: '',
	price: 9_000,
	etaDaysMin: 1,
	etaDaysMax: 2,
	etaHours: null,
}

function chosen(fields: Record<string, string>) {
	const form = new FormData()
	for (const [name, value] of Object.entries({ shipping: 'JNT/ez', ...fields })) {
		form.set(name, value)
	}
	return parseWithZod(form, { schema: courierForm([offer]) })
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
		...sender,
	})
})

test.each([
	[{ senderName: 'Toko Sekar' }, 'phone', 'checkout:courier.sender.phone.required'],
	[{ phone: '081234567890' }, 'senderName', 'checkout:courier.sender.name.required'],
	[
		{ senderName: 'To', phone: '081234567890', phoneCountry: 'ID' },
		'senderName',
		'checkout:contact.name.short',
	],
	[
		{ senderName: 'Toko Sekar', phone: '0812', phoneCountry: 'ID' },
		'phone',
		'checkout:contact.phone.TOO_SHORT',
	],
])('%j is refused at %s and kept', (fields, field, message) => {
	const reply = chosen(fields).reply()
	expect(reply.error).toEqual({ [field]: [message] })
	expect(reply.initialValue).toMatchObject(fields)
})
