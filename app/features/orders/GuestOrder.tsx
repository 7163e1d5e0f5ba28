import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Container } from '#app/ui/Container.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { useOfflineCopy } from '../offline/use-offline-copy.ts'
import type { DigitalView } from './digital-view.ts'
import { DownloadForm } from './DownloadForm.tsx'
import type { OnlineChoices } from './online-choices.ts'
import { OnlinePayment } from './OnlinePayment.tsx'
import { OrderDetails } from './OrderDetails.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'
import { offlinePayment, type OrderView } from './order-view.ts'
import { ParcelNotice } from './ParcelNotice.tsx'
import { PayInstructions } from './PayInstructions.tsx'

type GuestOrderProps = {
	order: OrderView
	/** Its files to download. */
	files: DigitalView[]
	/** The ways to pay online. */
	choices: OnlineChoices
	formToken: string
}

/** An order as a guest sees it: status, payment, products. */
export function GuestOrder({ order, files, choices, formToken }: GuestOrderProps) {
	const { t } = useTranslation('orders')
	const path = usePath()
	const canPay = order.payment === 'unpaid' || order.payment === 'rejected'
	useOfflineCopy('pay', canPay ? offlinePayment(order) : null)
	const confirm = `${path(paths.paymentConfirmation)}?order=${encodeURIComponent(order.number)}`
	return (
		<Container narrow page>
			<PageHeader
				title={
					<>
						<MutedText as="span" className="block">
							{t('number')}
						</MutedText>
						<span className="tabular-nums" data-order-number>
							{order.number}
						</span>
					</>
				}
			/>
			<div className="flex flex-col gap-8">
				<div className="flex flex-col gap-2">
					<div>
						<OrderStatusBadge status={order.status} colour={order.colour} />
					</div>
					<p>
						{t(`statusHelp.${order.status}`, { context: order.delivery })}
						{order.cancelReason ? ` ${t(`cancelReason.${order.cancelReason}`)}` : null}
					</p>
				</div>
				{order.payment === 'waiting' ? (
					<Alert tone="info" title={t('paymentState.waiting')}>
						{t('confirmation.duplicate')}
					</Alert>
				) : null}
				{order.payment === 'rejected' ? (
					<Alert tone="error">{t('paymentState.rejected')}</Alert>
				) : null}
				<OnlinePayment order={order} choices={choices} formToken={formToken} />
				{canPay && order.online === null ? (
					<>
						<PayInstructions order={order} />
						<ButtonLink variant="primary" size="large" wide href={confirm}>
							{t('success.confirm')}
						</ButtonLink>
					</>
				) : null}
				<ParcelNotice order={order}>
					<NotArrived number={order.number} formToken={formToken} />
				</ParcelNotice>
				<Files files={files} formToken={formToken} />
				<OrderHistory order={order} ahead={order.arrives} />
				<OrderDetails order={order} />
				<p>
					<ButtonLink href={path(paths.orderLookUp)}>{t('lookUp.again')}</ButtonLink>
				</p>
			</div>
		</Container>
	)
}

function NotArrived({ number, formToken }: { number: string; formToken: string }) {
	const { t } = useTranslation('orders')
	const path = usePath()
	return (
		<Form method="post" action={path(paths.orderNotArrived)}>
			<input type="hidden" name="formToken" value={formToken} />
			<input type="hidden" name="number" value={number} />
			<Button>{t('parcel.notArrived')}</Button>
		</Form>
	)
}

function Files({ files, formToken }: Pick<GuestOrderProps, 'files' | 'formToken'>) {
	const { t } = useTranslation('my-orders')
	if (files.length === 0) return null
	return (
		<Card as="section" aria-labelledby="order-files" className="flex flex-col gap-4">
			<h2 id="order-files">{t('digital.title')}</h2>
			<ul className="flex flex-col gap-4">
				{files.map((file) => (
					<li key={file.position} className="flex flex-col gap-2">
						<p className="wrap-anywhere">
							{t('digital.file', { name: file.fileName, size: file.size })}
						</p>
						<DownloadForm file={file} action={paths.orderLookUpDownload} formToken={formToken} />
					</li>
				))}
			</ul>
		</Card>
	)
}
