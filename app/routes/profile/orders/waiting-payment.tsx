import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { getOrder, listOrders } from '#contract/customer-order.ts'
import { ownOrderView, type OwnOrderView } from '#app/features/orders/own-order-view.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { Payee } from '#app/domain/payment.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Pagination } from '#web/ui/Pagination.tsx'
import { ChangePayment } from '#app/features/orders/ChangePayment.tsx'
import { OwnPayment } from '#app/features/orders/OwnPayment.tsx'
import { Cancel } from '#app/features/orders/OrderActions.tsx'
import { paginationTexts } from '#app/features/texts/pagination-texts.ts'
import { PaySteps } from '#app/features/orders/PaySteps.tsx'
import { pageNumber } from '../../content/page-number.ts'
import { payeesFor } from './payees-for.server.ts'

/** Orders per page: each has full payment instructions. */
const pageSize = 5

export const handle = { i18n: ['my-orders', 'orders', 'payment'] }

/** The customer's unpaid orders with payment instructions. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	requireCustomer(context)
	const { locale, now, call } = context
	const page = pageNumber(new URL(request.url).searchParams)
	const query = { status: 'PENDING' as const, page, pageSize }
	const found = await orRespond(call(listOrders, { query }))
	const [orders, payees] = await Promise.all([
		Promise.all(found.list.map(({ number }) => orRespond(call(getOrder, { number })))),
		payeesFor(context),
	])
	return {
		orders: orders
			.map((order) => ownOrderView(order, locale, now))
			.filter(({ payment }) => payment !== 'ended' && payment !== 'paid'),
		payees,
		page,
		pages: found.pages,
		formToken: context.formToken(),
		title: translator(locale)('my-orders:waiting.title'),
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

/** All unpaid orders with payment instructions. */
export default function WaitingPayment() {
	const { title, orders, payees, page, pages, formToken } = useLoaderData<typeof loader>()
	const { t } = useTranslation('my-orders')
	const path = usePath()
	return (
		<>
			<PageHeader title={title}>{orders.length > 0 ? t('waiting.lead') : null}</PageHeader>
			{orders.length === 0 ? (
				<EmptyState
					drawing="card"
					title={t('waiting.empty.title')}
					action={
						<ButtonLink variant="primary" href={path(paths.profile.orders)}>
							{t('waiting.empty.orders')}
						</ButtonLink>
					}
				>
					{t('waiting.empty.text')}
				</EmptyState>
			) : (
				<ul className="flex flex-col gap-12">
					{orders.map((order) => (
						<li key={order.number}>
							<WaitingOrder order={order} payees={payees} formToken={formToken} />
						</li>
					))}
				</ul>
			)}
			<Pagination
				page={page}
				pages={pages}
				hrefOf={(to) => `${path(paths.profile.waitingPayment)}?page=${to}`}
				texts={paginationTexts(t)}
			/>
		</>
	)
}

type WaitingOrderProps = { order: OwnOrderView; payees: Payee[]; formToken: string }

function WaitingOrder({ order, payees, formToken }: WaitingOrderProps) {
	const { t } = useTranslation('my-orders')
	const path = usePath()
	const id = `order-${order.number}`
	return (
		<article className="flex flex-col gap-4" aria-labelledby={id} data-waiting={order.number}>
			<h2 id={id}>{t('waiting.order', { number: order.number })}</h2>
			<OwnPayment order={order} formToken={formToken} />
			<div className="flex flex-wrap items-center gap-3">
				<ButtonLink href={path(paths.profile.order(order.number))}>{t('waiting.open')}</ButtonLink>
				<ButtonLink reload href={path(paths.profile.waitingPayment)}>
					{t('waiting.check')}
				</ButtonLink>
			</div>
			{order.payment === 'waiting' ? null : (
				<ChangePayment order={order} payees={payees} formToken={formToken} />
			)}
			<PaySteps order={order} />
			{order.can.cancel ? <Cancel order={order} formToken={formToken} /> : null}
		</article>
	)
}
