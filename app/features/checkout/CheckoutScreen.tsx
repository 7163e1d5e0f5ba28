import { useTranslation } from 'react-i18next'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Alert } from '#app/ui/Alert.tsx'
import { AsideLayout } from '#app/ui/AsideLayout.tsx'
import { Container } from '#app/ui/Container.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { CheckoutSteps } from './CheckoutSteps.tsx'
import { OrderSummary, OrderSummaryBar } from './OrderSummary.tsx'
import { GuestStockAlert } from './GuestStockAlert.tsx'
import type { CheckoutSummary } from './summary.ts'
import type { StepProps } from './view.ts'

/** Checkout: numbered steps and the order summary. */
export function CheckoutScreen({ page, refusal }: StepProps) {
	const { t } = useTranslation('checkout')
	const { summary, dataSaver, address } = page
	const hasAddress = address.district !== null || address.isPickup
	return (
		<Container page>
			<PageHeader title={t('title')}>{t(page.isCustomer ? 'ownLead' : 'lead')}</PageHeader>
			{isAboutStock(refusal) ? null : <StockAlert summary={summary} />}
			<AsideLayout
				sticky
				aside={<OrderSummary summary={summary} hasAddress={hasAddress} dataSaver={dataSaver} />}
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

function StockAlert({ summary }: { summary: CheckoutSummary }) {
	const { t } = useTranslation('checkout')
	const path = usePath()
	if (summary.orderable && summary.missing === 0) return null
	if (summary.isForGuests) return <GuestStockAlert />
	return (
		<div className="mb-6">
			<Alert tone="warning" title={t('problem.stock')}>
				{summary.missing > 0 ? <p>{t('problem.missing', { count: summary.missing })}</p> : null}
				<p>{t('problem.stockHelp')}</p>
				<TextLink touch="block" href={path(paths.cart)}>
					{t('problem.toCart')}
				</TextLink>
			</Alert>
		</div>
	)
}
