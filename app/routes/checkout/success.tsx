import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react'
import { register } from '#contract/auth.ts'
import { type Order } from '#contract/order.ts'
import { lookUpOrder } from '#contract/shown-order.ts'
import { shopEvent } from '#app/domain/shop-event.ts'
import { Track } from '#app/features/analytics/Track.tsx'
import { AccountOffer } from '#app/features/orders/AccountOffer.tsx'
import { accountOfferForm } from '#app/features/orders/account-offer.form.ts'
import { orderView } from '#app/features/orders/order-view.ts'
import { SuccessScreen } from '#app/features/orders/SuccessScreen.tsx'
import { whatsappLink, whatsappShareLink } from '#app/features/orders/whatsapp-link.ts'
import { goTo } from '#app/http/go-to.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { localePath } from '#web/i18n/paths.ts'
import { paths, withQuery } from '#app/paths.ts'
import { refuse, refuseFailed } from '../auth/refuse.server.ts'
import { signedIn } from '../auth/signed-in.server.ts'
import { choicesFor } from '../orders/choices-for.server.ts'
import { orderAddress } from '../orders/order-address.server.ts'
import { refreshMeta, refreshOf } from '../orders/payment-wait.ts'
import { translator } from '#app/i18n/translate.server.ts'

export const handle = { i18n: ['orders', 'payment', 'auth'] }

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { locale, site, now } = context
	const requested = new URL(request.url).searchParams.get('order')
	const recent = context.recentOrders.list()
	const recentOrder =
		requested === null ? recent[0] : recent.find(({ number }) => number === requested)
	if (recentOrder === undefined) {
		throw goTo(locale, withQuery(paths.orderLookUp, { order: requested ?? undefined }))
	}
	const order = await orRespond(context.call(lookUpOrder, { body: recentOrder }))
	const t = translator(locale)
	const address = orderAddress(context, order.number)
	const named = { store: site.title, number: order.number, address }
	const question = t('orders:success.whatsappText', named)
	return {
		order: orderView(order, locale, now, site.pickupPlaces),
		choices: await choicesFor(context, order),
		whatsapp: site.showWhatsapp ? whatsappLink(site.customerCarePhone, question) : null,
		bought: context.tracking ? purchaseEvent(order) : undefined,
		cartIsEmpty: context.cart.current().lines.length === 0,
		share:
			order.customerEmail === '' ? whatsappShareLink(t('orders:success.shareText', named)) : null,
		account: recentOrder.isOwn && context.customer.current() === null ? accountEmail(order) : null,
		formToken: context.formToken(),
		title: t('orders:success.title'),
	}
}

/** An account has an email and a name of three letters. */
function accountEmail({ customerName, customerEmail }: Order): string | null {
	return customerEmail === '' || customerName.length < 3 ? null : customerEmail
}

/**
 * Makes an account of a guest's order and signs in. Only in the browser that placed the order, and under the same limits
 * and with the same answers as a registration: it reveals no more about other accounts than a registration.
 */
export async function action({ context, request }: ActionFunctionArgs) {
	const form = await request.formData()
	const number = new URL(request.url).searchParams.get('order')
	const recentOrder = context.recentOrders.list().find((one) => one.number === number && one.isOwn)
	if (recentOrder === undefined || context.customer.current() !== null) {
		throw goTo(context.locale, number === null ? paths.orderLookUp : paths.orderSuccess(number))
	}
	const submission = parseWithZod(form, { schema: accountOfferForm })
	if (submission.status !== 'success') return refuse(submission)
	const order = await orRespond(context.call(lookUpOrder, { body: recentOrder }))
	try {
		const person = {
			name: order.customerName,
			email: order.customerEmail,
			phone: order.customerPhone,
			password: submission.value.password,
			device: context.device,
			agent: context.referrals().agent,
			isAgreed: true,
		} as const
		const { token } = await context.call(register, { body: person })
		context.flash({ type: 'success', key: 'orders:success.account.made' })
		return await signedIn(
			context,
			token,
			localePath(context.locale, paths.orderSuccess(recentOrder.number)),
		)
	} catch (error) {
		return refuseFailed(error, submission, { ACCOUNT_EXISTS: 'auth:register.exists' })
	}
}

function purchaseEvent({ lines, total, number }: Order) {
	const items = lines.map(({ variantId, productName, price, quantity }) => ({
		variantId,
		name: productName,
		price,
		quantity,
	}))
	return shopEvent('purchase', items, { value: total, orderNumber: number })
}

export const meta: MetaFunction<typeof loader> = (args) => {
	if (!args.data) return []
	const { title, order } = args.data
	const refresh = refreshOf(order.number, null, order.online?.state)
	return [...pageMeta(args, { title, robots: 'noindex' }), ...refreshMeta(refresh)]
}

export default function OrderSuccess() {
	const { bought, account, ...page } = useLoaderData<typeof loader>()
	const result = useActionData<typeof action>()
	const { number } = page.order
	return (
		<>
			<SuccessScreen {...page}>
				{account === null ? null : (
					<AccountOffer
						number={number}
						email={account}
						formToken={page.formToken}
						result={result}
					/>
				)}
			</SuccessScreen>
			<Track event={bought} />
		</>
	)
}
