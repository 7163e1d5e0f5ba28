import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PictureRow } from '#app/ui/PictureRow.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { LinePicture } from './LinePicture.tsx'
import { OrderMoveForm } from './OrderMoveForm.tsx'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'
import type { OrderCardView } from './orders-view.ts'

type OrderCardProps = { order: OrderCardView; formToken: string }

/** An order in a list: products, status, total, next action. */
export function OrderCard({ order, formToken }: OrderCardProps) {
	const { t } = useTranslation(['my-orders', 'orders'])
	const path = usePath()
	return (
		<Card as="article" aria-label={order.number}>
			<header className="flex flex-wrap items-center justify-between gap-2">
				<div>
					<TextLink
						touch="block"
						className="tabular-nums font-semibold"
						href={path(paths.profile.order(order.number))}
					>
						{order.number}
					</TextLink>
					<MutedText>{order.date}</MutedText>
				</div>
				<OrderStatusBadge status={order.status} colour={order.colour} />
			</header>
			<ul>
				{order.lines.map(({ name, variantLabel, quantity, imageId }) => (
					<PictureRow
						key={`${name} ${variantLabel}`}
						picture={imageId === null ? null : <LinePicture id={imageId} />}
					>
						<p>{name}</p>
						<MutedText>
							{[variantLabel, t('my-orders:list.units', { count: quantity })]
								.filter(Boolean)
								.join(' · ')}
						</MutedText>
					</PictureRow>
				))}
			</ul>
			{order.more > 0 ? (
				<MutedText className="mt-3">{t('my-orders:list.more', { count: order.more })}</MutedText>
			) : null}
			{order.deadline ? (
				<MutedText className="mt-3">
					{t('my-orders:list.payBefore', { deadline: order.deadline })}
				</MutedText>
			) : null}
			<footer className="flex flex-wrap items-center justify-between gap-2 mt-4">
				<p>
					<MutedText as="span">{t('orders:totals.total')} </MutedText>
					<b className="tabular-nums">{order.total}</b>
				</p>
				<NextStep order={order} formToken={formToken} />
			</footer>
		</Card>
	)
}

function NextStep({ order: { number, status, isPickup }, formToken }: OrderCardProps) {
	const { t } = useTranslation('my-orders')
	const path = usePath()
	const orderPath = path(paths.profile.order(number))
	switch (status) {
		case 'PENDING':
			return (
				<ButtonLink variant="primary" href={orderPath}>
					{t('pay')}
				</ButtonLink>
			)
		case 'CHANGE_PROCESSING':
			return (
				<ButtonLink variant="primary" href={orderPath}>
					{t('change.answer')}
				</ButtonLink>
			)
		case 'SHIPPING':
			return (
				<OrderMoveForm variant="primary" move="receipt" number={number} formToken={formToken}>
					{t(isPickup ? 'receive.collected' : 'receive.submit')}
				</OrderMoveForm>
			)
		case 'PAYMENT_CONFIRMED':
		case 'PROCESSING':
		case 'DELIVERED':
			return <ButtonLink href={orderPath}>{t('list.open')}</ButtonLink>
		default:
			return (
				<OrderMoveForm move="reorder" number={number} formToken={formToken}>
					{t('reorder.submit')}
				</OrderMoveForm>
			)
	}
}
