import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Card } from '#web/ui/Card.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { ScriptAfterPaint } from '#app/ui/ScriptAfterPaint.tsx'
import { OpeningHours } from '#app/features/texts/OpeningHours.tsx'
import { ParcelDriver } from './ParcelDriver.tsx'
import { ParcelFacts } from './ParcelFacts.tsx'
import { OrderLines, type OrderLinesProps } from './OrderLines.tsx'
import type { OrderView } from './order-view.ts'
import { TrackingNumber } from './TrackingNumber.tsx'

/** Products, totals, shipment, recipient and payment of an order. */
export function OrderDetails({ order, ...lines }: OrderLinesProps) {
	const { t } = useTranslation('orders')
	return (
		<Card as="section" aria-labelledby="details">
			{/* The order is kept for times without a network. */}
			<ScriptAfterPaint />
			<h2 id="details">{t('details.title')}</h2>
			<MutedText>{t('details.date', { date: order.date })}</MutedText>
			<OrderLines order={order} {...lines} />
			<dl className="mt-6 grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
				{order.parcels.some(({ parts }) => parts > 1) ? (
					<Parcels order={order} />
				) : (
					<Shipments order={order} />
				)}
				{order.pickupPlace ? (
					<Fact term={t('details.pickup')}>
						<p className="font-semibold">{order.pickupPlace.name}</p>
						{order.pickupPlace.address === null ? null : <p>{order.pickupPlace.address}</p>}
					</Fact>
				) : null}
				{order.pickupHours ? (
					<Fact term={t('common:openingHours.title')}>
						<OpeningHours hours={order.pickupHours} />
					</Fact>
				) : null}
				{order.isDigitalOnly ? (
					<Fact term={t('details.delivery')}>{t('details.digital')}</Fact>
				) : null}
				<Recipient order={order} />
				{order.sender ? (
					<Fact term={t('details.sender')}>
						<p className="font-semibold">{order.sender.name}</p>
						<p className="tabular-nums">{order.sender.phone}</p>
					</Fact>
				) : null}
				<Fact term={t('details.payment')}>
					{order.paidBy ? (
						<p>
							{order.onlineName ?? t(`payment:${order.paidBy}.paidBy`, { bank: order.bank?.name })}
						</p>
					) : null}
					<p className="font-semibold" data-payment={order.payment}>
						{t(`paymentState.${order.payment}`)}
					</p>
					<CashOnDelivery order={order} />
				</Fact>
				{order.note ? <Fact term={t('details.note')}>{order.note}</Fact> : null}
			</dl>
		</Card>
	)
}

/** What the courier collects, or has collected. */
function CashOnDelivery({ order: { cod, payment } }: { order: OrderView }) {
	const { t } = useTranslation('payment')
	if (cod === null || payment === 'ended') return null
	const { amount, fee } = cod
	return (
		<>
			<p data-cod>{t(payment === 'onDelivery' ? 'COD.amount' : 'COD.collected', { amount })}</p>
			{fee === null ? null : <MutedText>{t('COD.fee', { fee })}</MutedText>}
		</>
	)
}

/** Whom the order goes to, and the link that corrects it. */
function Recipient({ order }: { order: OrderView }) {
	const { t } = useTranslation('orders')
	const path = usePath()
	return (
		<Fact term={t(order.addressLines ? 'details.address' : 'details.recipient')}>
			{(order.addressLines ?? [order.customer.name]).map((line, index) => (
				<p key={index} className={index === 0 ? 'font-semibold' : undefined}>
					{line}
				</p>
			))}
			<p className="tabular-nums">{order.customer.phone}</p>
			{order.canCorrectAddress ? (
				<TextLink
					href={path(paths.orderAddress(order.number))}
					touch="line"
					className="print:hidden"
				>
					{t('address.open')}
				</TextLink>
			) : null}
		</Fact>
	)
}

/** An order that comes in several parts: each of them. */
function Parcels({ order }: { order: OrderView }) {
	const { t } = useTranslation('orders')
	return order.parcels.map((parcel) => (
		<Fact key={parcel.number} term={t('parcels.part', { part: parcel.part, parts: parcel.parts })}>
			<ParcelFacts parcel={parcel} />
			{parcel.part === 1 ? <TrackingLink number={order.number} /> : null}
		</Fact>
	))
}

function TrackingLink({ number }: { number: string }) {
	const { t } = useTranslation('orders')
	const path = usePath()
	return (
		<TextLink href={path(paths.orderTracking(number))} touch="line" className="print:hidden">
			{t('parcels.open')}
		</TextLink>
	)
}

function Shipments({ order }: { order: OrderView }) {
	const { t } = useTranslation('orders')
	return order.shipments.map((shipment) => (
		<Fact key={shipment.vendor} term={t('details.shipment')}>
			<p className="font-semibold" data-vendor={shipment.vendor} data-group={shipment.group}>
				{shipment.methodName}
			</p>
			{shipment.trackingNumber ? (
				<TrackingNumber number={shipment.trackingNumber} page={shipment.trackingPage} />
			) : order.isPickup ? null : (
				<MutedText>{t('details.noTracking')}</MutedText>
			)}
			{order.parcels.map((parcel) => (
				<ParcelDriver key={parcel.number} parcel={parcel} />
			))}
			{order.parcels.length > 0 ? <TrackingLink number={order.number} /> : null}
		</Fact>
	))
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
	return (
		<div>
			<MutedText as="dt">{term}</MutedText>
			<dd>{children}</dd>
		</div>
	)
}
