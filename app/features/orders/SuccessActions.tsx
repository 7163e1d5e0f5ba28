import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { OrderView } from './order-view.ts'

type SuccessActionsProps = { order: OrderView; canPay: boolean; whatsapp: string | null }

/** Where to go from an order that was just placed. */
export function SuccessActions({ order, canPay, whatsapp }: SuccessActionsProps) {
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
