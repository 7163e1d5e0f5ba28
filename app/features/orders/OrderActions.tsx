import { ENDED_ORDER_STATUSES } from '#contract/order-statuses.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { OrderMoveForm } from './OrderMoveForm.tsx'
import type { OwnOrderView } from './own-order-view.ts'

type OrderActionsProps = { order: OwnOrderView; whatsapp: string | null; formToken: string }

/** The customer's actions on an order: the one that its state asks for stands out, the others are quiet. */
export function OrderActions({ order, whatsapp, formToken }: OrderActionsProps) {
	const { t } = useTranslation(['my-orders', 'orders'])
	const path = usePath()
	const { number, can } = order
	const orderPath = path(paths.profile.order(number))
	return (
		<div className="flex flex-col gap-4 print:hidden">
			<div className="flex flex-wrap items-center gap-3">
				{can.receive ? (
					<OrderMoveForm variant="primary" move="receipt" number={number} formToken={formToken}>
						{t(order.isPickup ? 'my-orders:receive.collected' : 'my-orders:receive.submit')}
					</OrderMoveForm>
				) : null}
				{can.return ? (
					<ButtonLink href={`${orderPath}/return`}>{t('my-orders:return')}</ButtonLink>
				) : null}
				<OrderMoveForm
					variant={endStatuses.has(order.status) ? 'primary' : 'quiet'}
					move="reorder"
					number={number}
					formToken={formToken}
				>
					{t('my-orders:reorder.submit')}
				</OrderMoveForm>
				<ButtonLink variant="quiet" reload href={`${orderPath}/invoice`}>
					{t('my-orders:invoice')}
				</ButtonLink>
				{whatsapp ? (
					<ButtonLink variant="quiet" href={whatsapp} target="_blank" rel="noopener">
						<Icon name="chat" />
						{t('orders:success.whatsapp')}
					</ButtonLink>
				) : null}
			</div>
			{can.complete ? (
				<Disclosure summary={t('my-orders:complete.title')}>
					<div className="flex flex-col gap-4">
						<p>{t('my-orders:complete.help')}</p>
						<OrderMoveForm
							variant="primary"
							move="completion"
							number={number}
							formToken={formToken}
						>
							{t('my-orders:complete.submit')}
						</OrderMoveForm>
					</div>
				</Disclosure>
			) : null}
			{can.cancel ? <Cancel order={order} formToken={formToken} /> : null}
		</div>
	)
}

/** Statuses after which an order asks for nothing more. */
const endStatuses = new Set<OwnOrderView['status']>(ENDED_ORDER_STATUSES)

/** Asks for confirmation without script: the button is inside a collapsed element. */
export function Cancel({ order, formToken }: Omit<OrderActionsProps, 'whatsapp'>) {
	const { t } = useTranslation('my-orders')
	const isPaid = order.payment === 'paid'
	return (
		<Disclosure summary={t('cancel.title')}>
			<div className="flex flex-col gap-4">
				<p>{t(isPaid ? 'cancel.paidHelp' : 'cancel.help')}</p>
				<OrderMoveForm
					variant="danger"
					move="cancellation"
					number={order.number}
					formToken={formToken}
				>
					{t('cancel.submit')}
				</OrderMoveForm>
			</div>
		</Disclosure>
	)
}
