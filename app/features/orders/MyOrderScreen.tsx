import { useTranslation } from '#app/i18n/use-translation.ts'
import type { Payee } from '#app/domain/payment.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { useOfflineCopy } from '../offline/use-offline-copy.ts'
import { ChangePayment } from './ChangePayment.tsx'
import { ChangeProposal } from './ChangeProposal.tsx'
import { LineActions } from './LineActions.tsx'
import { GivenBack } from './GivenBack.tsx'
import type { OnlineChoices } from './online-choices.ts'
import { OnlinePayment } from './OnlinePayment.tsx'
import { OrderActions } from './OrderActions.tsx'
import { OrderDetails } from './OrderDetails.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderMoveForm } from './OrderMoveForm.tsx'
import { ParcelNotice } from './ParcelNotice.tsx'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'
import { offlinePayment } from './order-view.ts'
import type { OwnOrderView } from './own-order-view.ts'
import { PayInstructions } from './PayInstructions.tsx'
import { PaySteps } from './PaySteps.tsx'

type MyOrderScreenProps = {
	order: OwnOrderView
	whatsapp: string | null
	formToken: string
	/** The shop's payees. */
	payees: Payee[]
	/** The ways to pay online. */
	choices: OnlineChoices
}

/** A customer's own order: status, next actions, products. */
export function MyOrderScreen({ order, whatsapp, formToken, payees, choices }: MyOrderScreenProps) {
	const { t } = useTranslation(['my-orders', 'orders'])
	const canPay = order.payment === 'unpaid' || order.payment === 'rejected'
	useOfflineCopy('pay', canPay ? offlinePayment(order) : null)
	return (
		<>
			<Head order={order} />
			<div className="flex flex-col gap-6">
				<GivenBack order={order} />
				<Payment order={order} choices={choices} formToken={formToken} />
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

type PaymentProps = {
	order: OwnOrderView
	/** Absent: they are on a page of their own. */
	choices?: OnlineChoices
	formToken: string
}

/** What is still to be paid, and how far the proof of it is. */
export function Payment({ order, choices, formToken }: PaymentProps) {
	const { t } = useTranslation('orders')
	const path = usePath()
	if (order.payment === 'waiting') {
		return (
			<Alert tone="info" title={t('paymentState.waiting')}>
				{t('confirmation.duplicate')}
			</Alert>
		)
	}
	if (order.payment !== 'unpaid' && order.payment !== 'rejected') return null
	if (order.online) {
		return <OnlinePayment order={order} choices={choices} formToken={formToken} />
	}
	const confirm = `${path(paths.paymentConfirmation)}?order=${encodeURIComponent(order.number)}`
	return (
		<>
			{order.payment === 'rejected' ? (
				<Alert tone="error">{t('paymentState.rejected')}</Alert>
			) : null}
			<PayInstructions order={order} />
			<ButtonLink variant="primary" size="large" wide href={confirm}>
				{t('success.confirm')}
			</ButtonLink>
		</>
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
