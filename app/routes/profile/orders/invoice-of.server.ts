import { getOrder } from '#contract/customer-order.ts'
import type { AppLoadContext } from '@remix-run/node'
import { invoiceView } from '#app/features/orders/invoice-view.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { translator } from '#app/i18n/translate.server.ts'

/** The invoice of one of the customer's orders. @throws Response 404 for another customer's */
export async function invoiceOf(context: AppLoadContext, number: string) {
	const order = await orRespond(context.call(getOrder, { number }))
	return invoiceView(order, context, translator(context.locale))
}
