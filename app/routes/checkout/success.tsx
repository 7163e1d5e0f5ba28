import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs, SerializeFrom } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { register } from '#contract/auth.ts'
import type { Order } from '#contract/order.ts'
import { lookUpOrder } from '#contract/shown-order.ts'
import { shopEvent } from '#app/domain/shop-event.ts'
import { Track } from '#app/features/analytics/Track.tsx'
import { AccountOffer } from '#app/features/orders/AccountOffer.tsx'
import { accountOfferForm } from '#app/features/orders/account-offer.form.ts'
import { offlinePayment, orderView } from '#app/features/orders/order-view.ts'
import { SuccessActions } from '#app/features/orders/SuccessActions.tsx'
import { SuccessHead } from '#app/features/orders/SuccessHead.tsx'
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
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Container } from '#app/ui/Container.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { useOfflineCopy } from '#app/features/offline/use-offline-copy.ts'
import { OnlinePayment } from '#app/features/orders/OnlinePayment.tsx'
import { OrderDetails } from '#app/features/orders/OrderDetails.tsx'
import { PayInstructions } from '#app/features/orders/PayInstructions.tsx'
import { PaySteps } from '#app/features/orders/PaySteps.tsx'
import { sendForm } from '#app/features/errors/send-form.ts'
import { useAnswer } from '#app/features/errors/use-answer.ts'
import { keepLost } from '../layouts/framed.tsx'

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
		/** Sends the order's link by WhatsApp; null: the buyer gets mails. */
		share:
			order.customerEmail === '' ? whatsappShareLink(t('orders:success.shareText', named)) : null,
		/** The email of an account to make; null: for a customer, and for an order of another browser. */
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

export const clientAction = sendForm

export const shouldRevalidate = keepLost

export const meta: MetaFunction<typeof loader> = (args) => {
	if (!args.data) return []
	const { title, order } = args.data
	const refresh = refreshOf(order.number, null, order.online?.state)
	return [...pageMeta(args, { title, robots: 'noindex' }), ...refreshMeta(refresh)]
}

/** After placing an order: payment instructions, or the payment's status. */
export default function OrderSuccess() {
	const page = useLoaderData<typeof loader>()
	const { order, account, whatsapp, choices, formToken } = page
	const result = useAnswer<typeof action>()
	const { t } = useTranslation('orders')
	const canPay = order.payment === 'unpaid' || order.payment === 'rejected'
	useOfflineCopy('pay', canPay ? offlinePayment(order) : null)
	useOfflineCopy('cart', page.cartIsEmpty ? null : undefined)
	return (
		<Container narrow page>
			<div className="flex flex-col gap-6">
				<SuccessHead order={order} />
				{order.payment === 'rejected' ? (
					<Alert tone="error">{t('paymentState.rejected')}</Alert>
				) : null}
				{canPay ? <PayInstructions order={order} /> : null}
				<OnlinePayment order={order} choices={choices} formToken={formToken} />
				<SuccessActions order={order} canPay={canPay} whatsapp={whatsapp} />
				{canPay ? <PaySteps order={order} /> : null}
				{account === null ? null : (
					<AccountOffer
						number={order.number}
						email={account}
						formToken={formToken}
						result={result}
					/>
				)}
				<OrderDetails order={order} />
				<Keep order={order} share={page.share} />
			</div>
			<Track event={page.bought} />
		</Container>
	)
}

/** How to find the order again. */
function Keep({ order, share }: Pick<SerializeFrom<typeof loader>, 'order' | 'share'>) {
	const { t } = useTranslation('orders')
	const { number, customer } = order
	return (
		<div className="flex flex-col gap-2 items-start">
			{share ? (
				<>
					<p className="print:hidden">{t('success.noEmail')}</p>
					<ButtonLink className="print:hidden" href={share} target="_blank" rel="noopener">
						<Icon name="chat" />
						{t('success.share')}
					</ButtonLink>
				</>
			) : null}
			<MutedText>{t('success.keep', { number, phone: customer.phone })}</MutedText>
		</div>
	)
}
