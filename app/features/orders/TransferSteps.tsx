import { useTranslation } from 'react-i18next'
import { Disclosure } from '#app/ui/Disclosure.tsx'
import type { OrderView } from './order-view.ts'

type TransferStepsProps = { order: OrderView; bank: NonNullable<OrderView['bank']> }

const channels = ['mbanking', 'atm'] as const
const steps = ['1', '2', '3', '4', '5'] as const

/** What to press, by channel. */
export function TransferSteps({ order, bank }: TransferStepsProps) {
	const { t } = useTranslation('orders')
	const values = {
		bank: bank.name,
		account: bank.number,
		holder: bank.holder,
		amount: order.total,
		interpolation: { escapeValue: false },
	}
	return (
		<section aria-labelledby="how" className="no-print">
			<h2 id="how">{t('pay.how')}</h2>
			{channels.map((channel, index) => (
				<Disclosure key={channel} summary={t(`pay.${channel}.title`)} open={index === 0}>
					<ol className="stack-s stack list-decimal pl-6">
						{steps.map((step) => (
							<li key={step} className="list-item">
								{t(`pay.${channel}.${step}`, values)}
							</li>
						))}
					</ol>
				</Disclosure>
			))}
		</section>
	)
}
