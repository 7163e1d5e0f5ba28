import { useTranslation } from 'react-i18next'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Anchor } from '#app/ui/Anchor.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { LinePicture } from './LinePicture.tsx'
import { OrderMoveForm } from './OrderMoveForm.tsx'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'
import type { OrderCardView } from './orders-view.ts'

type OrderCardProps = { order: OrderCardView; formToken: string }

/** One order of a list: what, how far, how much, and the next step. */
export function OrderCard({ order, formToken }: OrderCardProps) {
	const { t } = useTranslation(['my-orders', 'orders'])
	const path = usePath()
	return (
		<article className="box" aria-label={order.number}>
			<header className="row row-x">
				<div>
					<Anchor
						className="link num inline-flex min-h-11 items-center font-semibold"
						href={path(paths.profile.order(order.number))}
					>
						{order.number}
					</Anchor>
					<p className="help">{order.date}</p>
				</div>
				<OrderStatusBadge status={order.status} colour={order.colour} />
			</header>
			<ul>
				{order.lines.map(({ name, variantLabel, quantity, imageId }) => (
					<li key={`${name} ${variantLabel}`} className="line">
						{imageId === null ? null : <LinePicture id={imageId} />}
						<div className="line-b">
							<p>{name}</p>
							<p className="help">
								{[variantLabel, t('my-orders:list.units', { count: quantity })]
									.filter(Boolean)
									.join(' · ')}
							</p>
						</div>
					</li>
				))}
			</ul>
			{order.more > 0 ? (
				<p className="help mt-3">{t('my-orders:list.more', { count: order.more })}</p>
			) : null}
			{order.deadline ? (
				<p className="help mt-3">{t('my-orders:list.payBefore', { deadline: order.deadline })}</p>
			) : null}
			<footer className="row row-x mt-4">
				<p>
					<span className="help">{t('orders:totals.total')} </span>
					<b className="num">{order.total}</b>
				</p>
				<NextStep order={order} formToken={formToken} />
			</footer>
		</article>
	)
}

function NextStep({ order: { number, status }, formToken }: OrderCardProps) {
	const { t } = useTranslation('my-orders')
	const path = usePath()
	const here = path(paths.profile.order(number))
	switch (status) {
		case 'PENDING':
			return (
				<ButtonLink variant="primary" href={here}>
					{t('pay')}
				</ButtonLink>
			)
		case 'CHANGE_PROCESSING':
			return (
				<ButtonLink variant="primary" href={here}>
					{t('change.answer')}
				</ButtonLink>
			)
		case 'SHIPPING':
			return (
				<OrderMoveForm variant="primary" move="receipt" {...{ number, formToken }}>
					{t('receive.submit')}
				</OrderMoveForm>
			)
		case 'PAYMENT_CONFIRMED':
		case 'PROCESSING':
			return <ButtonLink href={here}>{t('list.open')}</ButtonLink>
		default:
			return (
				<OrderMoveForm move="reorder" {...{ number, formToken }}>
					{t('reorder.submit')}
				</OrderMoveForm>
			)
	}
}
