import type { ActionFunctionArgs } from '@remix-run/node'
import { goTo } from '#app/http/go-to.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { paths } from '#app/paths.ts'
import { placeOrder } from './place-order.server.ts'
import { leadToForm, leaveEmpty } from './step-form.server.ts'

export const loader = leadToForm

export async function action({ context, request }: ActionFunctionArgs) {
	const form = await request.formData()
	if (context.checkout.goods().lines.length > 0) return orRespond(placeOrder(context, form))
	if (context.checkout.key !== null) throw leaveEmpty(context)
	// When the form is sent again after its order emptied the cart, it redirects to that order.
	const [newest] = context.recentOrders.list()
	if (newest === undefined) throw leaveEmpty(context)
	throw goTo(context.locale, paths.orderSuccess(newest.number))
}

export { clientAction, clientLoader, default } from './page.tsx'
