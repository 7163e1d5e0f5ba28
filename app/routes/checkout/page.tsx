import { useOutletContext } from '@remix-run/react'
import type { CheckoutView, Refusal, StepProps } from '#app/features/checkout/view.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { sendForm } from '#app/features/errors/send-form.ts'
import { useAnswer } from '#app/features/errors/use-answer.ts'
import { AsideLayout } from '#app/ui/AsideLayout.tsx'
import { Container } from '#app/ui/Container.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { ChangeLink } from '#app/features/checkout/ChangeLink.tsx'
import { OrderSummary, OrderSummaryBar } from '#app/features/checkout/OrderSummary.tsx'
import { GuestStockAlert } from '#app/features/checkout/GuestStockAlert.tsx'
import type { CheckoutSummary } from '#app/features/checkout/summary.ts'
import { AddressStep } from '#app/features/checkout/AddressStep.tsx'
import { ContactStep } from '#app/features/checkout/ContactStep.tsx'
import { DeliveryStep } from '#app/features/checkout/DeliveryStep.tsx'
import { ReviewStep } from '#app/features/checkout/ReviewStep.tsx'

/** The page's data is its parent's. */
export const loader = () => null

export const action = noForm

/** Script has nothing to request for a form's address. */
export const clientLoader = () => null

export const clientAction = sendForm

/** Checkout: numbered steps and the order summary. */
export default function CheckoutPage() {
	const page = useOutletContext<CheckoutView>()
	const refusal = useAnswer<Refusal>()
	const { t } = useTranslation('checkout')
	const { summary, dataSaver, address } = page
	const hasAddress = address.district !== null || address.isPickup
	return (
		<Container page>
			<PageHeader title={t('title')}>
				{t(page.isCustomer ? 'ownLead' : 'lead')} {page.direct ? t('directLead') : null}
			</PageHeader>
			{isAboutStock(refusal) ? null : <StockAlert summary={summary} direct={page.direct} />}
			<AsideLayout
				sticky
				aside={
					<OrderSummary
						summary={summary}
						hasAddress={hasAddress}
						dataSaver={dataSaver}
						direct={page.direct}
					/>
				}
			>
				<CheckoutSteps page={page} refusal={refusal} />
			</AsideLayout>
			{page.step === 'review' ? null : (
				<OrderSummaryBar summary={summary} hasAddress={hasAddress} />
			)}
		</Container>
	)
}

function isAboutStock(refusal: StepProps['refusal']) {
	return refusal?.problem?.kind === 'stock' || refusal?.problem?.kind === 'guest-stock'
}

type StockAlertProps = { summary: CheckoutSummary; direct: CheckoutView['direct'] }

function StockAlert({ summary, direct }: StockAlertProps) {
	const { t } = useTranslation('checkout')
	if (summary.orderable && summary.missing === 0) return null
	if (summary.isForGuests) return <GuestStockAlert direct={direct} />
	return (
		<div className="mb-6">
			<Alert tone="warning" title={t('problem.stock')}>
				{summary.missing > 0 ? <p>{t('problem.missing', { count: summary.missing })}</p> : null}
				<p>{t(direct ? 'problem.directStockHelp' : 'problem.stockHelp')}</p>
				<ChangeLink direct={direct} />
			</Alert>
		</div>
	)
}

/** The numbered steps of checkout, one of them open. */
function CheckoutSteps(props: StepProps) {
	return (
		<div>
			<ContactStep {...props} />
			<AddressStep {...props} />
			<DeliveryStep {...props} />
			<ReviewStep {...props} />
		</div>
	)
}
