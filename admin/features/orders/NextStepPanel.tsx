import { messageText } from '#web/i18n/text-keys.ts'
import type { ReactNode } from 'react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { OrderView } from './order-view.ts'
import { PaymentForm, WaiverForm } from './PaymentForm.tsx'

type NextStepProps = {
	order: OrderView
	can: { pay: boolean; process: boolean; change: boolean }
	rejected: RejectedForm | undefined
}

/** The next step of an order; nothing if there is none, or if this person may not do it. */
export function NextStepPanel({ order, can, rejected }: NextStepProps) {
	const { t } = useTranslation('orders')
	const panel = (
		key: 'pay' | 'process' | 'handOver' | 'ship' | 'deliver' | 'complete',
		children: ReactNode,
	) => (
		<Panel id="next" title={t(`next.${key}`)}>
			<p className="mb-4 text-14 text-mute">{t(`next.${key}Text`)}</p>
			{children}
		</Panel>
	)
	if (order.status === 'PENDING' && can.pay) {
		return panel(
			'pay',
			<div className="grid gap-4">
				<PaymentForm order={order} rejected={rejected} />
				{order.isPartPaid ? <WaiverForm order={order} rejected={rejected} /> : null}
			</div>,
		)
	}
	if (order.isAllRefunded && ['PAYMENT_CONFIRMED', 'PROCESSING'].includes(order.status)) {
		return <Alert tone="warning" title={t('allRefunded')} />
	}
	if (order.status === 'PAYMENT_CONFIRMED' && can.process) {
		return panel('process', <StepButton act="process" />)
	}
	if (order.status === 'PROCESSING' && can.process) {
		return panel(
			order.shipment?.isPickUp ? 'handOver' : 'ship',
			<ShipForm order={order} rejected={rejected} />,
		)
	}
	if (order.status === 'SHIPPING' && can.process) {
		return panel(
			'deliver',
			<div className="grid gap-4">
				{order.isNotArrived ? <Alert tone="warning" title={t('next.notArrived')} /> : null}
				<StepButton act="deliver" />
			</div>,
		)
	}
	if (order.status === 'DELIVERED' && can.change && order.cod?.state !== 'DUE') {
		return panel('complete', <StepButton act="complete" />)
	}
	return null
}

function StepButton({ act }: { act: 'process' | 'deliver' | 'complete' }) {
	const { t } = useTranslation('orders')
	return (
		<PostForm>
			<Button variant="primary" name="act" value={act}>
				{t(`act.${act}`)}
			</Button>
		</PostForm>
	)
}

function ShipForm({ order, rejected }: Omit<NextStepProps, 'can'>) {
	const { t } = useTranslation('orders')
	const error = rejected?.errors.tracking
	const isPickUp = order.shipment?.isPickUp
	return (
		<PostForm className="grid gap-4">
			<FormErrors rejected={rejected} ns="orders" />
			{isPickUp ? (
				<input type="hidden" name="tracking" value="" />
			) : (
				<TextField
					id="tracking"
					name="tracking"
					maxLength={60}
					autoComplete="off"
					label={t('ship.tracking')}
					help={order.shipment?.name}
					autoCapitalize="characters"
					defaultValue={rejected?.values.tracking}
					errors={error ? [messageText(t, error)] : []}
					required
				/>
			)}
			<div>
				<Button variant="primary" name="act" value="ship">
					{t(isPickUp ? 'act.handOver' : 'act.ship')}
				</Button>
			</div>
		</PostForm>
	)
}
