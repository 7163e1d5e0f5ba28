import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import type { z } from 'zod'
import { isPayable } from '#app/domain/order.ts'
import { onlinePaymentForm } from '#app/features/orders/online-payment.form.ts'
import { orderView } from '#app/features/orders/order-view.ts'
import { goTo } from '#app/http/go-to.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths, withQuery } from '#app/paths.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { Container } from '#app/ui/Container.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PayByTransfer } from '#app/features/orders/OnlineForms.tsx'
import { OnlinePayment } from '#app/features/orders/OnlinePayment.tsx'
import { choicesFor, transfersFor } from './choices-for.server.ts'
import { checkedOrder, checkPayment, payByTransfer, startPayment } from './online-payment.server.ts'
import { type PaidOrder, paidOrder } from './paid-order.server.ts'
import { refreshMeta, refreshOf, waitOf } from './payment-wait.ts'

export const handle = { i18n: ['orders', 'payment'] }

/**
 * The payment of an order through a provider. Whoever comes back from the provider, or has said to have paid, waits here:
 * the provider is asked, and nothing that the address says is believed.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const { locale, now } = context
	const search = new URL(request.url).searchParams
	const number = search.get('order')?.slice(0, 40) ?? ''
	const found = await paidOrder(context, number)
	if (found === null) throw goTo(locale, withQuery(paths.orderLookUp, { order: number }))
	const wait = waitOf(search)
	const order = wait === null ? found.order : await checkedOrder(context, found.asked, found.order)
	if (order.paymentMethod !== 'ONLINE' || !isPayable(order, now)) {
		const isPaid = found.order.status === 'PENDING' && order.status === 'PAYMENT_CONFIRMED'
		if (isPaid) context.flash({ type: 'success', key: 'payment:ONLINE.paid' })
		throw goTo(locale, found.page)
	}
	const view = orderView(order, locale, now)
	return {
		order: view,
		choices: await choicesFor(context, order),
		transfers: await transfersFor(context),
		page: found.page,
		isWaiting: wait !== null && view.online?.state === 'open',
		refresh: refreshOf(number, wait, view.online?.state),
		formToken: context.formToken(),
		title: translator(locale)('payment:ONLINE.choose.title'),
	}
}

export async function action({ context, request }: ActionFunctionArgs) {
	const { locale } = context
	const number = new URL(request.url).searchParams.get('order')?.slice(0, 40) ?? ''
	const submission = parseWithZod(await request.formData(), { schema: onlinePaymentForm })
	const found = await paidOrder(context, number)
	if (found === null) return goTo(locale, withQuery(paths.orderLookUp, { order: number }))
	const here = paths.orderPayment(number)
	if (submission.status !== 'success') {
		context.flash({ type: 'error', key: 'payment:ONLINE.choose.required' })
		return goTo(locale, here)
	}
	const wanted = submission.value
	const refused = await orRespond(act(context, found, wanted))
	if (refused !== null) {
		context.flash({ type: 'error', key: `payment:ONLINE.refused.${refused}` })
		return goTo(locale, refused === 'changed' ? found.page : here)
	}
	if (wanted.do === 'transfer') return goTo(locale, found.page)
	return goTo(locale, wanted.do === 'check' ? `${here}&wait=1` : here)
}

function act(context: AppLoadContext, found: PaidOrder, wanted: z.infer<typeof onlinePaymentForm>) {
	if (wanted.do === 'check') return checkPayment(context, found.asked)
	if (wanted.do === 'transfer') return payByTransfer(context, found, wanted.payee)
	return startPayment(context, found.asked, wanted.online)
}

export const meta: MetaFunction<typeof loader> = (args) => {
	if (!args.data) return []
	const { title, refresh } = args.data
	return [...pageMeta(args, { title, robots: 'noindex' }), ...refreshMeta(refresh)]
}

/** The payment of an order through a provider. */
export default function OrderPayment() {
	const { order, choices, transfers, page, isWaiting, refresh, formToken } =
		useLoaderData<typeof loader>()
	const { t } = useTranslation('payment')
	const path = usePath()
	return (
		<Container narrow page>
			<PageHeader
				title={
					<>
						<MutedText as="span" className="block">
							{t('orders:number')}
						</MutedText>
						<span className="tabular-nums" data-order-number>
							{order.number}
						</span>
					</>
				}
			/>
			<div className="flex flex-col gap-6">
				{isWaiting ? (
					<Alert tone="info" role="status" title={t('ONLINE.wait.title')}>
						{t(refresh === null ? 'ONLINE.wait.over' : 'ONLINE.wait.text')}
					</Alert>
				) : null}
				<OnlinePayment order={order} choices={choices} formToken={formToken} />
				<PayByTransfer number={order.number} formToken={formToken} payees={transfers} />
				<p>
					<ButtonLink href={path(page)}>{t('orders:success.lookUp')}</ButtonLink>
				</p>
			</div>
		</Container>
	)
}
