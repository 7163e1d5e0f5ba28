import { getOrder } from '#contract/customer-order.ts'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { OwnPayment } from '#app/features/orders/OwnPayment.tsx'
import { isPayable } from '#app/domain/order.ts'
import { ownOrderView, type OwnOrderView } from '#app/features/orders/own-order-view.ts'
import { whatsappLink } from '#app/features/orders/whatsapp-link.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { choicesFor } from '../../orders/choices-for.server.ts'
import { orderAddress } from '../../orders/order-address.server.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { useOfflineCopy } from '#app/features/offline/use-offline-copy.ts'
import { ChangePayment } from '#app/features/orders/ChangePayment.tsx'
import { ChangeProposal } from '#app/features/orders/ChangeProposal.tsx'
import { LineActions } from '#app/features/orders/LineActions.tsx'
import { GivenBack } from '#app/features/orders/GivenBack.tsx'
import { OrderActions } from '#app/features/orders/OrderActions.tsx'
import { OrderDetails } from '#app/features/orders/OrderDetails.tsx'
import { OrderHistory } from '#app/features/orders/OrderHistory.tsx'
import { OrderMoveForm } from '#app/features/orders/OrderMoveForm.tsx'
import { ParcelNotice } from '#app/features/orders/ParcelNotice.tsx'
import { OrderStatusBadge } from '#app/features/orders/OrderStatusBadge.tsx'
import { offlinePayment } from '#app/features/orders/order-view.ts'
import { PaySteps } from '#app/features/orders/PaySteps.tsx'
import { moveOrder } from './move-order.server.ts'
import { payeesFor } from './payees-for.server.ts'

export const handle = { i18n: ['my-orders', 'orders', 'payment'] }

/** One of the customer's orders; another customer's is a 404. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	requireCustomer(context)
	const { locale, site, now } = context
	const order = await orRespond(context.call(getOrder, { number: params.saleId ?? '' }))
	const [payees, choices] = isPayable(order, now)
		? await Promise.all([payeesFor(context, order.amountDue), choicesFor(context, order)])
		: [[], []]
	const t = translator(locale)
	const question = t('orders:success.whatsappText', {
		store: site.title,
		number: order.number,
		address: orderAddress(context, order.number),
	})
	return {
		order: ownOrderView(order, locale, now, site.pickupPlaces),
		payees,
		choices,
		whatsapp: site.showWhatsapp ? whatsappLink(site.customerCarePhone, question) : null,
		formToken: context.formToken(),
		title: t('my-orders:waiting.order', { number: order.number }),
	}
}

export async function action({ context, request, params }: ActionFunctionArgs) {
	requireCustomer(context)
	return moveOrder(context, params.saleId ?? '', await request.formData())
}

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

/** A customer's own order: status, next actions, products. */
export default function Order() {
	const { order, whatsapp, formToken, payees, choices } = useLoaderData<typeof loader>()
	const { t } = useTranslation(['my-orders', 'orders'])
	const canPay = order.payment === 'unpaid' || order.payment === 'rejected'
	useOfflineCopy('pay', canPay ? offlinePayment(order) : null)
	return (
		<>
			<Head order={order} />
			<div className="flex flex-col gap-6">
				<GivenBack order={order} />
				<OwnPayment order={order} choices={choices} formToken={formToken} />
				{order.change ? (
					<ChangeProposal number={order.number} change={order.change} formToken={formToken} />
				) : null}
				<ParcelNotice order={order}>
					<OrderMoveForm move="not-arrived" number={order.number} formToken={formToken}>
						{t('orders:parcel.notArrived')}
					</OrderMoveForm>
				</ParcelNotice>
				<OrderActions order={order} whatsapp={whatsapp} formToken={formToken} />
				{canPay ? <ChangePayment order={order} payees={payees} formToken={formToken} /> : null}
				{canPay ? <PaySteps order={order} /> : null}
				<OrderHistory order={order} ahead={order.ahead} />
				<OrderDetails
					order={order}
					refunded={order.refunded}
					lineNote={(index) => <LineActions order={order} index={index} />}
				/>
				<Returns order={order} />
				{order.isOpen ? <MutedText>{t('keep')}</MutedText> : null}
			</div>
		</>
	)
}

function Head({ order }: { order: OwnOrderView }) {
	const { t } = useTranslation(['my-orders', 'orders'])
	const help =
		order.status === 'CHANGE_PROCESSING'
			? t('my-orders:change.help')
			: t(`orders:statusHelp.${order.status}`, { context: order.delivery })
	return (
		<PageHeader
			title={
				<>
					<MutedText as="span" className="block">
						{t('orders:number')}
					</MutedText>
					<span className="tabular-nums select-all" data-order-number>
						{order.number}
					</span>
				</>
			}
		>
			<span className="mb-1 block">
				<OrderStatusBadge status={order.status} colour={order.colour} />
			</span>
			{help}
			{order.cancelReason ? ` ${t(`orders:cancelReason.${order.cancelReason}`)}` : null}
			{order.completes ? ` ${t('my-orders:completes', { date: order.completes })}` : null}
		</PageHeader>
	)
}

function Returns({ order }: { order: OwnOrderView }) {
	const { t } = useTranslation('my-orders')
	const path = usePath()
	if (order.returns.length === 0) return null
	return (
		<section aria-labelledby="order-returns">
			<h2 id="order-returns" className="mb-2">
				{t('returns.title')}
			</h2>
			<ul className="flex flex-wrap items-center gap-2">
				{order.returns.map((number) => (
					<li key={number}>
						<ButtonLink href={path(paths.profile.return(number))}>
							{t('returns.open', { number })}
						</ButtonLink>
					</li>
				))}
			</ul>
		</section>
	)
}
