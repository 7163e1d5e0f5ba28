import { useTranslation } from '#app/i18n/use-translation.ts'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import type { OpenPayment } from './online-view.ts'
import type { OrderView } from './order-view.ts'
import { onlineWays, type PaymentWay, paymentWays } from './payment-guides.ts'

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
		<Ways
			id={`how-${order.number}`}
			title={t(`payment:${order.guide}.how`)}
			ways={paymentWays[order.guide]}
			values={values}
		/>
	)
}

/** The same for a payment through a provider. */
export function OnlineSteps({ number, payment }: { number: string; payment: OpenPayment }) {
	const { t } = useTranslation('payment')
	if (payment.method === null) return null
	return (
		<Ways
			id={`how-${number}`}
			title={t('ONLINE.how')}
			ways={onlineWays[payment.method]}
			values={{
				name: payment.name,
				amount: payment.amount,
				number: payment.number ?? undefined,
				biller: payment.biller ?? undefined,
			}}
		/>
	)
}

type WaysProps = {
	id: string
	title: string
	ways: readonly PaymentWay[]
	values: Record<string, string | undefined>
}

function Ways({ id, title, ways, values }: WaysProps) {
	const { t } = useTranslation('payment')
	return (
		<section aria-labelledby={id} className="print:hidden">
			<h2 id={id}>{title}</h2>
			{ways.map((way, index) => (
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
