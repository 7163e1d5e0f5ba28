import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Container } from '#app/ui/Container.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { useOfflineCopy } from '../offline/use-offline-copy.ts'
import type { OnlineChoices } from './online-choices.ts'
import { OnlinePayment } from './OnlinePayment.tsx'
import { OrderDetails } from './OrderDetails.tsx'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'
import { offlinePayment, type OrderView } from './order-view.ts'
import { PayInstructions } from './PayInstructions.tsx'
import { PaySteps } from './PaySteps.tsx'

type SuccessScreenProps = {
	order: OrderView
	whatsapp: string | null
	/** Sends the order's link by WhatsApp; null: the buyer gets mails. */
	share: string | null
	cartIsEmpty: boolean
	/** The ways to pay online. */
	choices: OnlineChoices
	formToken: string
	/** The offer of an account; absent for a customer, and for an order of another browser. */
	children?: ReactNode
}

/** After placing an order: payment instructions, or the payment's status. */
export function SuccessScreen({
	order,
	whatsapp,
	share,
	cartIsEmpty,
	choices,
	formToken,
	children,
}: SuccessScreenProps) {
	const { t } = useTranslation('orders')
	const canPay = order.payment === 'unpaid' || order.payment === 'rejected'
	useOfflineCopy('pay', canPay ? offlinePayment(order) : null)
	useOfflineCopy('cart', cartIsEmpty ? null : undefined)
	return (
		<Container narrow page>
			<div className="flex flex-col gap-6">
				<Head order={order} />
				{order.payment === 'rejected' ? (
					<Alert tone="error">{t('paymentState.rejected')}</Alert>
				) : null}
				{canPay ? <PayInstructions order={order} /> : null}
				<OnlinePayment order={order} choices={choices} formToken={formToken} />
				<Actions order={order} canPay={canPay} whatsapp={whatsapp} />
				{canPay ? <PaySteps order={order} /> : null}
				{children}
				<OrderDetails order={order} />
				<Keep order={order} share={share} />
			</div>
		</Container>
	)
}

const headings = {
	unpaid: 'success.heading',
	rejected: 'success.heading',
	waiting: 'success.waitingHeading',
	paid: 'success.paidHeading',
	ended: 'success.endedHeading',
} as const

function Head({ order }: { order: OrderView }) {
	const { t } = useTranslation('orders')
	const isGood = order.payment !== 'ended'
	const payee = order.online ? 'ONLINE' : order.guide
	const payLead = payee === null ? null : t(`payment:${payee}.lead`)
	const lead = {
		unpaid: payLead,
		rejected: payLead,
		waiting: t('success.waitingLead'),
		paid: t(`statusHelp.${order.status}`, { context: order.delivery }),
		ended: t(`statusHelp.${order.status}`, { context: order.delivery }),
	}
	return (
		<header className="flex flex-col gap-2">
			<div className="flex items-center gap-3">
				<span
					className={`grid size-10 flex-none place-items-center rounded-full ${isGood ? 'bg-tint-2 text-link' : 'bg-sunk text-mute'} print:hidden`}
				>
					<Icon name={isGood ? 'check' : 'clock'} size="large" />
				</span>
				<h1>{t(headings[order.payment])}</h1>
			</div>
			<p className="text-mute">{lead[order.payment]}</p>
			<div className="flex flex-wrap items-center gap-2">
				<MutedText as="span">{t('number')}</MutedText>
				<b className="tabular-nums font-bold select-all" data-order-number>
					{order.number}
				</b>
				<OrderStatusBadge status={order.status} colour={order.colour} />
			</div>
		</header>
	)
}

/** How to find the order again. */
function Keep({ order, share }: Pick<SuccessScreenProps, 'order' | 'share'>) {
	const { t } = useTranslation('orders')
	const { number, customer } = order
	return (
		<div className="flex flex-col gap-2 items-start">
			{share ? (
				<>
					<p className="print:hidden">{t('success.noEmail')}</p>
					<ButtonLink className="print:hidden" href={share} target="_blank" rel="noopener">
						<Icon name="chat" />
						{t('success.share')}
					</ButtonLink>
				</>
			) : null}
			<MutedText>{t('success.keep', { number, phone: customer.phone })}</MutedText>
		</div>
	)
}

type ActionsProps = { order: OrderView; canPay: boolean; whatsapp: string | null }

function Actions({ order, canPay, whatsapp }: ActionsProps) {
	const { t } = useTranslation('orders')
	const path = usePath()
	const query = `?order=${encodeURIComponent(order.number)}`
	return (
		<div className="print:hidden grid gap-2 sm:flex sm:flex-wrap">
			{canPay && order.online === null ? (
				<ButtonLink
					variant="primary"
					size="large"
					href={`${path(paths.paymentConfirmation)}${query}`}
				>
					{t('success.confirm')}
				</ButtonLink>
			) : null}
			<ButtonLink size="large" href={`${path(paths.orderLookUp)}${query}`}>
				{t('success.lookUp')}
			</ButtonLink>
			{whatsapp ? (
				<ButtonLink size="large" href={whatsapp} target="_blank" rel="noopener">
					<Icon name="chat" />
					{t('success.whatsapp')}
				</ButtonLink>
			) : null}
			<ButtonLink variant="quiet" size="large" href={path(paths.products)}>
				{t(order.payment === 'ended' ? 'success.shopAgain' : 'success.continue')}
			</ButtonLink>
		</div>
	)
}
