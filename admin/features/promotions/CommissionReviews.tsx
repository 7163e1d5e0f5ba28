import { useTranslation } from 'react-i18next'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#app/ui/Button.tsx'
import { ListTable } from '#app/ui/ListTable.tsx'

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
		<PostForm className="flex flex-wrap justify-end gap-2">
			<input type="hidden" name="number" value={number} />
			{(['release', 'refusal'] as const).map((act) => (
				<Button
					key={act}
					name="act"
					value={act}
					size="small"
					aria-label={t(`affiliate.${act}One`, { number })}
				>
					{t(`affiliate.${act}`)}
				</Button>
			))}
		</PostForm>
	)
}
