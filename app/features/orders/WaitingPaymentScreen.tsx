import { useTranslation } from '#app/i18n/use-translation.ts'
import type { Payee } from '#app/domain/payment.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Pagination } from '#web/ui/Pagination.tsx'
import { ChangePayment } from './ChangePayment.tsx'
import { Payment } from './MyOrderScreen.tsx'
import { Cancel } from './OrderActions.tsx'
import type { OwnOrderView } from './own-order-view.ts'
import { paginationTexts } from '#app/features/texts/pagination-texts.ts'
import { PaySteps } from './PaySteps.tsx'

type WaitingPaymentScreenProps = {
	title: string
	orders: OwnOrderView[]
	/** The shop's payees. */
	payees: Payee[]
	page: number
	pages: number
	formToken: string
}

/** All unpaid orders with payment instructions. */
export function WaitingPaymentScreen(props: WaitingPaymentScreenProps) {
	const { title, orders, payees, page, pages, formToken } = props
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
			<Payment order={order} formToken={formToken} />
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
