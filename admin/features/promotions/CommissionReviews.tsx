import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { RowButton } from '#admin/ui/RowButton.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'

/** The page's one form: a decision sends the settings typed into it, too, so that they are not lost. */
export const affiliateFormId = 'affiliate-form'

export type CommissionReview = {
	/** Order number. */
	number: string
	amount: string
	affiliate: string
	customer: string
	street: string
	since: string
}

type CommissionReviewsProps = { rows: CommissionReview[]; canDecide: boolean }

/** Commissions held because the order may be the affiliate's own, each with buttons to release or revoke it. */
export function CommissionReviews({ rows, canDecide }: CommissionReviewsProps) {
	const { t } = useTranslation('promotions')
	return (
		<Panel id="reviews" title={t('affiliate.reviews', { count: rows.length })}>
			<p className="mb-3 text-14 text-mute">
				{t(rows.length === 0 ? 'affiliate.none' : 'affiliate.reviewsText')}
			</p>
			{rows.length === 0 ? null : (
				<div className="text-14">
					<ListTable
						caption={t('affiliate.reviews', { count: rows.length })}
						rows={rows}
						keyOf={({ number }) => number}
						columns={[
							{ label: t('affiliate.order'), cell: ({ number }) => number },
							{ label: t('affiliate.amount'), cell: ({ amount }) => amount, end: true },
							{ label: t('affiliate.affiliate'), cell: ({ affiliate }) => affiliate },
							{
								label: t('affiliate.buyer'),
								cell: ({ customer, street }) => `${customer}, ${street}`,
							},
							{ label: t('affiliate.since'), cell: ({ since }) => since, end: true },
							...(canDecide
								? [
										{
											label: t('affiliate.decision'),
											cell: ({ number }: CommissionReview) => <Decision number={number} />,
										},
									]
								: []),
						]}
					/>
				</div>
			)}
		</Panel>
	)
}

function Decision({ number }: { number: string }) {
	const { t } = useTranslation('promotions')
	return (
		<div className="flex flex-wrap justify-end gap-2">
			{(['release', 'refusal'] as const).map((act) => (
				<RowButton
					key={act}
					form={affiliateFormId}
					row={{ act, number }}
					variant="secondary"
					aria-label={t(`affiliate.${act}One`, { number })}
				>
					{t(`affiliate.${act}`)}
				</RowButton>
			))}
		</div>
	)
}
