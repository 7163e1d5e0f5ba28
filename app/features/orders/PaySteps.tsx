import { useTranslation } from 'react-i18next'
import { Disclosure } from '#app/ui/Disclosure.tsx'
import type { OrderView } from './order-view.ts'

const transfer = {
	title: 'pay.how',
	channels: [
		{ key: 'pay.mbanking', steps: [1, 2, 3, 4, 5] },
		{ key: 'pay.atm', steps: [1, 2, 3, 4, 5] },
	],
} as const
const qris = {
	title: 'pay.qris.how',
	channels: [
		{ key: 'pay.qris.phone', steps: [1, 2, 3, 4] },
		{ key: 'pay.qris.screenshot', steps: [1, 2, 3, 4] },
	],
} as const

/** What to press, by channel. */
export function PaySteps({ order }: { order: OrderView }) {
	const { t } = useTranslation('orders')
	if (order.bank === null && order.qr === null) return null
	const { title, channels } = order.qr ? qris : transfer
	const values = {
		bank: order.bank?.name,
		account: order.bank?.number,
		holder: order.bank?.holder,
		amount: order.due,
	}
	return (
		<section aria-labelledby={`how-${order.number}`} className="print:hidden">
			<h2 id={`how-${order.number}`}>{t(title)}</h2>
			{channels.map(({ key, steps }, index) => (
				<Disclosure key={key} summary={t(`${key}.title`)} open={index === 0}>
					<ol className="flex flex-col gap-2 list-decimal pl-6">
						{steps.map((step) => (
							<li key={step} className="list-item">
								{t(`${key}.${step}`, values)}
							</li>
						))}
					</ol>
				</Disclosure>
			))}
		</section>
	)
}
