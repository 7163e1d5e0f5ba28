import * as address from '#app/routes/checkout/address.ts'
import * as contact from '#app/routes/checkout/contact.ts'
import * as courier from '#app/routes/checkout/courier.ts'
import * as district from '#app/routes/checkout/district.ts'
import * as order from '#app/routes/checkout/order.ts'
import * as payment from '#app/routes/checkout/payment.ts'
import { paths } from '#app/paths.ts'
import type { shopper } from './shopper.ts'

/** The routes that take the forms of a guest's purchase. */
export const checkoutRoutes = { contact, district, address, courier, payment, order }

type Form = keyof typeof checkoutRoutes

/** Sends one form of checkout to its route. */
export function sendCheckoutForm(
	visitor: ReturnType<typeof shopper>,
	form: Form,
	fields: Record<string, string>,
) {
	return visitor.post(checkoutRoutes[form], paths.checkoutForm(form), fields)
}

/** What a guest answers up to the last form. */
export const guestAnswers: [form: Form, fields: Record<string, string>][] = [
	['contact', { name: 'Sari Wulandari', phone: '081234567890', email: 'sari@contoh.id' }],
	['district', { district: '31.74.07' }],
	[
		'address',
		{ village: 'Selong', postcode: '12110', street: 'Jalan Melati No. 12', courierNote: '' },
	],
	['courier', { shipping: 'SICEPAT/reg' }],
	['payment', { bank: 'BCA' }],
]
