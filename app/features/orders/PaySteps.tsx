import { useTranslation } from '#app/i18n/use-translation.ts'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import type { OrderView } from './order-view.ts'
import { paymentWays } from './payment-guides.ts'

/** Payment steps by channel. */
export function PaySteps({ order }: { order: OrderView }) {
	const { t } = useTranslation('orders')
	if (order.guide === null) return null
	const values = {
		bank: order.bank?.name,
		account: order.bank?.number,
		holder: order.bank?.holder,
		amount: order.due,
	}
	return (
		<section aria-labelledby={`how-${order.number}`} className="print:hidden">
			<h2 id={`how-${order.number}`}>{t(`payment:${order.guide}.how`)}</h2>
			{paymentWays[order.guide].map((way, index) => (
				<Disclosure key={way} summary={t(`payment:${way}.title`)} open={index === 0}>
					<ol className="flex flex-col gap-2 list-decimal pl-6">
						{t(`payment:${way}.steps`, values)
							.split('\n')
							.map((step) => (
								<li key={step} className="list-item">
									{step}
								</li>
							))}
					</ol>
				</Disclosure>
			))}
		</section>
	)
}
