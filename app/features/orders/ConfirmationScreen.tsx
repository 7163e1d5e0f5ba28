import type { SubmissionResult } from '@conform-to/dom'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { imageWidths } from '#app/domain/image-widths.ts'
import type { BrandView } from '#app/domain/brand.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { BrandLayout } from '#app/ui/BrandLayout.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { ConfirmationForm, type ConfirmationFormView } from './ConfirmationForm.tsx'

/** Why an order accepts no confirmation. */
export type ClosedReason = 'duplicate' | 'onDelivery' | 'paid' | 'expired' | 'cancelled'

export type ConfirmationView =
	| { state: 'form'; form: ConfirmationFormView }
	| { state: 'sent'; number: string }
	| { state: 'closed'; number: string; reason: ClosedReason }

type ConfirmationScreenProps = {
	view: ConfirmationView
	result: SubmissionResult<string[]> | undefined
	brand: BrandView
	formKey: string | undefined
}

/** Confirms a bank transfer: the form, or the confirmation's status. */
export function ConfirmationScreen({ brand, view, result, formKey }: ConfirmationScreenProps) {
	const { t } = useTranslation('orders')
	if (view.state === 'sent') return <Sent number={view.number} brand={brand} />
	return (
		<BrandLayout {...brand} widths={imageWidths.banner}>
			<PageHeader title={t('confirmation.title')}>
				{view.state === 'form' ? t('confirmation.lead') : null}
			</PageHeader>
			{view.state === 'form' ? (
				<ConfirmationForm view={view.form} result={result} formKey={formKey} />
			) : (
				<div className="flex flex-col gap-4" data-closed={view.reason}>
					<Alert
						tone={view.reason === 'expired' || view.reason === 'cancelled' ? 'warning' : 'info'}
						title={`${t('number')} ${view.number}`}
					>
						{t(`confirmation.${view.reason}`)}
					</Alert>
					<NextSteps number={view.number} />
				</div>
			)}
		</BrandLayout>
	)
}

function Sent({ number, brand }: { number: string; brand: BrandView }) {
	const { t } = useTranslation('orders')
	return (
		<BrandLayout {...brand} widths={imageWidths.banner}>
			<div className="flex flex-col gap-4" data-confirmation="WAITING">
				<div>
					<Badge colour="yellow">{t('confirmation.sentTitle')}</Badge>
				</div>
				<h1>{t('confirmation.sentHeading')}</h1>
				<p>{t('confirmation.sentLead', { number })}</p>
				<NextSteps number={number} />
			</div>
		</BrandLayout>
	)
}

function NextSteps({ number }: { number: string }) {
	const { t } = useTranslation('orders')
	const path = usePath()
	return (
		<div className="flex flex-wrap items-center gap-2">
			<ButtonLink
				variant="primary"
				href={`${path(paths.orderLookUp)}?order=${encodeURIComponent(number)}`}
			>
				{t('confirmation.lookUp')}
			</ButtonLink>
			<ButtonLink href={`${path(paths.paymentConfirmation)}?order=`}>
				{t('confirmation.another')}
			</ButtonLink>
		</div>
	)
}
