import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { OrderView } from './order-view.ts'

/** The buyer, their contact data and the delivery address. */
export function BuyerPanel({ order, whatsApp }: { order: OrderView; whatsApp: string }) {
	const { t } = useTranslation('orders')
	const { buyer, shipment, sender } = order
	return (
		<Panel id="buyer" title={t('buyer')}>
			<b>{buyer.name}</b>
			<p className="text-14">
				{buyer.phone}
				<br />
				{buyer.email}
			</p>
			<ButtonLink href={whatsApp} size="small" className="mt-2" reload>
				<Icon name="chat" size="small" /> {t('whatsApp.open')}
			</ButtonLink>
			<p className="mt-2 text-14">
				<TextLink
					href={`/orders?${new URLSearchParams({ q: buyer.phone }).toString()}`}
					touch="line"
				>
					{t('buyersOrders')}
				</TextLink>
			</p>
			{buyer.address ? (
				<address className="mt-4 text-14 not-italic">
					<b>{t('sendTo')}</b>
					{buyer.address.map((line) => (
						<span key={line} className="block">
							{line}
						</span>
					))}
				</address>
			) : null}
			{shipment ? <ShipmentInfo shipment={shipment} /> : null}
			{sender ? (
				<p className="mt-4 text-14">
					<b>{t('sender')}</b>
					<br />
					{sender.name} · {sender.phone}
				</p>
			) : null}
		</Panel>
	)
}

/** The courier, or where the order is collected. */
function ShipmentInfo({ shipment }: { shipment: NonNullable<OrderView['shipment']> }) {
	const { t } = useTranslation('orders')
	return (
		<p className="mt-4 text-14">
			<b>{t('courier')}</b>
			<br />
			{shipment.isPickUp ? t('pickUp') : shipment.name}
			{shipment.pickUpAt.map((line) => (
				<span key={line} className="block">
					{line}
				</span>
			))}
			{shipment.volumeKilograms === null ? null : (
				<span className="block text-mute">
					{t('byVolume', { kilograms: shipment.volumeKilograms })}
				</span>
			)}
			{shipment.tracking ? (
				<span className="block tabular-nums">
					{shipment.trackingUrl ? (
						<TextLink href={shipment.trackingUrl} reload>
							{shipment.tracking}
						</TextLink>
					) : (
						shipment.tracking
					)}
				</span>
			) : null}
		</p>
	)
}
