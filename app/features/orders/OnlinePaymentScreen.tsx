import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import type { Path } from '#app/paths.ts'
import { Container } from '#app/ui/Container.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import type { OnlineChoices } from './online-choices.ts'
import { OnlinePayment } from './OnlinePayment.tsx'
import type { OrderView } from './order-view.ts'

type OnlinePaymentScreenProps = {
	order: OrderView
	choices: OnlineChoices
	/** The order's own page. */
	page: Path
	/** The buyer has paid, or comes from the provider. */
	isWaiting: boolean
	/** The page loads itself again; null: not any more. */
	refresh: string | null
	formToken: string
}

/** The payment of an order through a provider. */
export function OnlinePaymentScreen(props: OnlinePaymentScreenProps) {
	const { order, choices, page, isWaiting, refresh, formToken } = props
	const { t } = useTranslation('payment')
	const path = usePath()
	return (
		<Container narrow page>
			<PageHeader
				title={
					<>
						<MutedText as="span" className="block">
							{t('orders:number')}
						</MutedText>
						<span className="tabular-nums" data-order-number>
							{order.number}
						</span>
					</>
				}
			/>
			<div className="flex flex-col gap-6">
				{isWaiting ? (
					<Alert tone="info" role="status" title={t('ONLINE.wait.title')}>
						{t(refresh === null ? 'ONLINE.wait.over' : 'ONLINE.wait.text')}
					</Alert>
				) : null}
				<OnlinePayment order={order} choices={choices} formToken={formToken} />
				<p>
					<ButtonLink href={path(page)}>{t('orders:success.lookUp')}</ButtonLink>
				</p>
			</div>
		</Container>
	)
}
