import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import type { OnlineChoices } from './online-choices.ts'
import { OnlinePayment } from './OnlinePayment.tsx'
import type { OwnOrderView } from './own-order-view.ts'
import { PayInstructions } from './PayInstructions.tsx'

type OwnPaymentProps = {
	order: OwnOrderView
	/** Absent: they are on a page of their own. */
	choices?: OnlineChoices
	formToken: string
}

/** What is still to be paid, and how far the proof of it is. */
export function OwnPayment({ order, choices, formToken }: OwnPaymentProps) {
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
