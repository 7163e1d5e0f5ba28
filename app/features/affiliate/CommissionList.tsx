import { useTranslation } from '#app/i18n/use-translation.ts'
import type { Period } from '#contract/statement.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FilterForm } from '#web/ui/FilterForm.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { Pagination } from '#web/ui/Pagination.tsx'
import { Section } from '#app/ui/Section.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { paginationTexts } from '#app/features/texts/pagination-texts.ts'
import { commissionsPath, type CommissionView } from './affiliate-view.ts'

export type CommissionListView = {
	requested: { page: number; period?: string }
	pages: number
	periods: Period[]
	commissions: CommissionView[]
}

/** Commissions with their order lines, by month. */
export function CommissionList({ requested, pages, periods, commissions }: CommissionListView) {
	const { t } = useTranslation(['affiliate', 'my-orders'])
	const path = usePath()
	if (commissions.length === 0 && requested.period === undefined) {
		return (
			<Section id="commissions" title={t('affiliate:commissions.title')}>
				<EmptyState heading="h3" title={t('affiliate:commissions.empty.title')}>
					{t('affiliate:commissions.empty.text')}
				</EmptyState>
			</Section>
		)
	}
	return (
		<Section id="commissions" title={t('affiliate:commissions.title')}>
			<FilterForm
				action={`${path(paths.profile.affiliate)}#commissions`}
				submit={t('affiliate:commissions.submit')}
				single
			>
				<SelectField
					id="commissions-period"
					name="period"
					label={t('affiliate:commissions.period')}
					placeholder={t('affiliate:commissions.allPeriods')}
					options={periods.map(({ code, name }) => ({ value: code, label: name }))}
					defaultValue={requested.period}
				/>
			</FilterForm>
			{commissions.length === 0 ? (
				<p className="mt-4" role="status">
					{t('affiliate:commissions.nothing')}
				</p>
			) : (
				<div className="mt-4">
					<Commissions commissions={commissions} />
				</div>
			)}
			<Pagination
				page={requested.page}
				pages={pages}
				hrefOf={(page) => path(commissionsPath({ ...requested, page }))}
				texts={paginationTexts(t)}
			/>
		</Section>
	)
}

function Commissions({ commissions }: { commissions: CommissionView[] }) {
	const { t } = useTranslation('affiliate')
	return (
		<ListTable
			caption={t('commissions.title')}
			rows={commissions}
			keyOf={({ order, position, date }) => `${order} ${position} ${date}`}
			columns={[
				{
					label: t('commissions.line'),
					cell: ({ product, variantLabel, quantity, order }) => (
						<>
							{[product, variantLabel].filter(Boolean).join(', ')}
							<MutedText as="span" className="block">
								{t('commissions.order', { quantity, order })}
							</MutedText>
						</>
					),
				},
				{
					label: t('commissions.date'),
					cell: ({ date }) => <span className="tabular-nums">{date}</span>,
				},
				{
					label: t('commissions.status'),
					cell: ({ status, colour, reversed, returned }) => (
						<>
							<Badge colour={colour}>{t(`statuses.${status}`)}</Badge>
							{reversed === null ? null : (
								<MutedText>
									{returned > 0
										? t('commissions.returned', { count: returned, amount: reversed })
										: t('commissions.cancelled', { amount: reversed })}
								</MutedText>
							)}
						</>
					),
				},
				{
					label: t('commissions.amount'),
					end: true,
					cell: ({ net, base, percent }) => (
						<>
							<b className="tabular-nums">{net}</b>
							<MutedText as="span" className="tabular-nums block">
								{t('commissions.how', { percent, base })}
							</MutedText>
						</>
					),
				},
			]}
		/>
	)
}
