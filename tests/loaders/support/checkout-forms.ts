import * as address from '#app/routes/checkout/address.ts'
import * as contact from '#app/routes/checkout/contact.ts'
import * as delivery from '#app/routes/checkout/delivery.ts'
import * as order from '#app/routes/checkout/order.ts'
import { paths } from '#app/paths.ts'
import type { shopper } from './shopper.ts'

/** The routes of a guest's checkout forms. */
export const checkoutRoutes = { contact, address, delivery, order }

type Form = keyof typeof checkoutRoutes

/** Submits a checkout form to its route. */
export function sendCheckoutForm(
	visitor: ReturnType<typeof shopper>,
	form: Form,
	fields: Record<string, string>,
) {
	return visitor.post(checkoutRoutes[form], paths.checkoutForm(form), fields)
}

/** A guest's input for all forms before the order. */
export const guestAnswers: [form: Form, fields: Record<string, string>][] = [
	['contact', { name: 'Sari Wulandari', phone: '081234567890', email: 'sari@contoh.id' }],
	['address', { place: '31.74.07/Selong', street: 'Jalan Melati No. 12', courierNote: '' }],
	['delivery', { shipping: 'SICEPAT/reg', bank: 'BCA' }],
]
