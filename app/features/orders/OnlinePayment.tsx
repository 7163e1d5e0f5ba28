import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { GivenBack } from './GivenBack.tsx'
import { type OnlineChoices, otherChoices } from './online-choices.ts'
import type { OnlineView } from './online-view.ts'
import { CheckPayment, ChoosePayment } from './OnlineForms.tsx'
import { OnlineInstructions } from './OnlineInstructions.tsx'
import type { OrderView } from './order-view.ts'
import { OnlineSteps } from './PaySteps.tsx'

type OnlinePaymentProps = {
	order: OrderView
	/** Absent: they are on the page of the payment. */
	choices?: OnlineChoices
	formToken: string
}

/**
 * The payment of an order through a provider: how to pay, what to choose, or where money went that was not needed; nothing
 * for orders that are paid otherwise.
 */
export function OnlinePayment(props: OnlinePaymentProps) {
	const { order } = props
	return order.online ? <Payment {...props} online={order.online} /> : <GivenBack order={order} />
}

type PaymentProps = OnlinePaymentProps & { online: OnlineView }

function Payment({ order, online, choices, formToken }: PaymentProps) {
	if (online.state === 'opening' || online.state === 'unclear') {
		return <Busy order={order} online={online} />
	}
	const forms = { number: order.number, formToken }
	if (online.state === 'choose') {
		return <Choose order={order} why={online.why} choices={choices} formToken={formToken} />
	}
	return (
		<>
			<OnlineInstructions order={order} payment={online} />
			<CheckPayment {...forms} isFirst={online.page === null} />
			<OnlineSteps number={order.number} payment={online} />
			<Change>
				{choices ? (
					<ChoosePayment {...forms} choices={otherChoices(choices, online.method)} />
				) : (
					<PaymentLink number={order.number} />
				)}
			</Change>
		</>
	)
}

function Change({ children }: { children: ReactNode }) {
	const { t } = useTranslation('payment')
	return (
		<div className="print:hidden">
			<Disclosure summary={t('ONLINE.change')} heading="h2">
				<div className="flex flex-col gap-4">
					<p>{t('ONLINE.changeHelp')}</p>
					{children}
				</div>
			</Disclosure>
		</div>
	)
}

type BusyProps = {
	order: OrderView
	online: Extract<OnlineView, { state: 'opening' | 'unclear' }>
}

function Busy({ order, online: { state, name } }: BusyProps) {
	const { t } = useTranslation('payment')
	const path = usePath()
	return (
		<>
			<Alert tone="info" role="status" title={t(`ONLINE.${state}.title`)}>
				{t(`ONLINE.${state}.text`, { name })}
			</Alert>
			{state === 'opening' ? (
				<p>
					<ButtonLink reload href={path(paths.orderPayment(order.number))}>
						{t('ONLINE.opening.reload')}
					</ButtonLink>
				</p>
			) : null}
		</>
	)
}

type ChooseProps = OnlinePaymentProps & {
	why: Extract<OnlineView, { state: 'choose' }>['why']
}

function Choose({ order, why, choices, formToken }: ChooseProps) {
	const { t } = useTranslation('payment')
	const { number } = order
	return (
		<section aria-labelledby={`choose-${number}`} className="flex flex-col gap-4 print:hidden">
			<h2 id={`choose-${number}`}>{t('ONLINE.choose.title')}</h2>
			<Alert tone={why === 'first' ? 'info' : 'warning'}>
				{t(`ONLINE.choose.${why}`, { due: order.due })}
			</Alert>
			{choices === undefined ? (
				<PaymentLink number={number} />
			) : choices.length === 0 ? (
				<p>{t('ONLINE.choose.none')}</p>
			) : (
				<ChoosePayment number={number} formToken={formToken} choices={choices} />
			)}
		</section>
	)
}

function PaymentLink({ number }: { number: string }) {
	const { t } = useTranslation('payment')
	const path = usePath()
	return (
		<p>
			<ButtonLink variant="primary" href={path(paths.orderPayment(number))}>
				{t('ONLINE.choose.open')}
			</ButtonLink>
		</p>
	)
}
