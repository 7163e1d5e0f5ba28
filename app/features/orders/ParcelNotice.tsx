import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Alert } from '#web/ui/Alert.tsx'
import type { OrderView } from './order-view.ts'

type ParcelNoticeProps = {
	order: Pick<OrderView, 'arrivesBefore' | 'isNotArrived'>
	/** The form that says that it has not arrived. */
	children: ReactNode
}

/** When a sent parcel counts as delivered, or that its buyer waits for it. */
export function ParcelNotice({ order, children }: ParcelNoticeProps) {
	const { t } = useTranslation('orders')
	if (order.isNotArrived) return <Alert tone="info">{t('parcel.said')}</Alert>
	if (order.arrivesBefore === null) return null
	return (
		<div className="flex flex-col gap-2 print:hidden">
			<p>{t('parcel.arrives', { date: order.arrivesBefore })}</p>
			<div>{children}</div>
		</div>
	)
}
