import type { BadgeColour, OrderStatus } from '#app/domain/order.ts'
import { ordersPath } from '#app/features/orders/orders-view.ts'
import { OrderStatusBadge } from '#app/features/orders/OrderStatusBadge.tsx'
import { usePath } from '#app/i18n/use-path.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { Section } from '#app/ui/Section.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Anchor } from '#web/ui/Anchor.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { cardStyle } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

type OrderCountsProps = {
	/** Statuses that have orders; null when unavailable. */
	orders: { status: OrderStatus; colour: BadgeColour; count: number }[] | null
}

/** How many orders the customer has by status, each a link to them. */
export function OrderCounts({ orders }: OrderCountsProps) {
	const { t } = useTranslation('profile')
	const path = usePath()
	return (
		<Section id="orders" title={t('orders.title')}>
			{orders === null ? <Alert tone="warning">{t('orders.unknown')}</Alert> : null}
			{orders?.length === 0 ? (
				<EmptyState
					heading="h3"
					title={t('orders.none')}
					action={<ButtonLink href={path(paths.products)}>{t('orders.shop')}</ButtonLink>}
				/>
			) : (
				<ul className="grid gap-2 sm:grid-cols-2">
					{orders?.map(({ status, colour, count }) => (
						<li key={status}>
							<Anchor
								className={cardStyle({
									variant: 'filled',
									className: 'flex flex-wrap items-center justify-between gap-2',
								})}
								href={path(ordersPath({ status }))}
							>
								<OrderStatusBadge status={status} colour={colour} />
								<b className="tabular-nums">{count}</b>
							</Anchor>
						</li>
					))}
				</ul>
			)}
		</Section>
	)
}
