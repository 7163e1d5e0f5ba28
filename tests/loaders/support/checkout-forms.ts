import * as address from '#app/routes/checkout/address.ts'
import * as contact from '#app/routes/checkout/contact.ts'
import * as delivery from '#app/routes/checkout/delivery.ts'
import * as savings from '#app/routes/checkout/savings.ts'
import * as voucher from '#app/routes/checkout/voucher.ts'
import * as order from '#app/routes/checkout/order.ts'
import { paths, withQuery } from '#app/paths.ts'
import type { shopper } from './shopper.ts'

/** The routes of a guest's checkout forms. */
export const checkoutRoutes = { contact, address, delivery, order, savings, voucher }

type Form = keyof typeof checkoutRoutes

/** Submits a checkout form to its route. `buy`: the key of a direct purchase. */
export function sendCheckoutForm(
	visitor: ReturnType<typeof shopper>,
	form: Form,
	fields: Record<string, string>,
	buy?: string,
) {
	const path = withQuery(paths.checkoutForm(form), { buy })
	return visitor.post(checkoutRoutes[form], path, fields)
}

/** A guest's input for all forms before the order. */
export const guestAnswers: [form: Form, fields: Record<string, string>][] = [
	['contact', { name: 'Sari Wulandari', phone: '081234567890', email: 'sari@contoh.id' }],
	['address', { place: '31.74.07/Selong', street: 'Jalan Melati No. 12', courierNote: '' }],
	['delivery', { shipping: 'SICEPAT/reg', bank: 'BCA' }],
]
