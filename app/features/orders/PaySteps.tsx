import { useTranslation } from '#app/i18n/use-translation.ts'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import type { OrderView } from './order-view.ts'
import { paymentGuides } from './payment-guides.ts'

/** Payment steps by channel. */
export function PaySteps({ order }: { order: OrderView }) {
	const { t } = useTranslation('orders')
	if (order.guide === null) return null
	const guide = `payment:${order.guide}`
	const values = {
		bank: order.bank?.name,
		account: order.bank?.number,
		holder: order.bank?.holder,
		amount: order.due,
	}
	return (
		<section aria-labelledby={`how-${order.number}`} className="print:hidden">
			<h2 id={`how-${order.number}`}>{t(`${guide}.how`)}</h2>
			{Object.entries(paymentGuides[order.guide]).map(([channel, steps], index) => (
				<Disclosure key={channel} summary={t(`${guide}.${channel}.title`)} open={index === 0}>
					<ol className="flex flex-col gap-2 list-decimal pl-6">
						{Array.from({ length: steps }, (_, index) => (
							<li key={index} className="list-item">
								{t(`${guide}.${channel}.${index + 1}`, values)}
							</li>
						))}
					</ol>
				</Disclosure>
			))}
		</section>
	)
}
