import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FilterForm } from '#web/ui/FilterForm.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { Pagination } from '#web/ui/Pagination.tsx'
import { Section } from '#app/ui/Section.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { paginationTexts } from '#app/features/texts/pagination-texts.ts'
import { statementPath, type StatementView } from './statement-view.ts'

type StatementListProps = {
	statement: StatementView
	/** Text for an empty statement, with a link. */
	empty: { title: string; text: string; action?: { label: string; path: `/${string}` } }
}

/** A balance's statement, filtered by kind and month, with the balance after each entry. */
export function StatementList({ statement, empty }: StatementListProps) {
	const { t } = useTranslation(['balance', 'my-orders'])
	const path = usePath()
	const { requested, entries, pages } = statement
	const isNarrowed = requested.kind !== undefined || requested.period !== undefined
	if (entries.length === 0 && !isNarrowed) {
		return (
			<Section id="statement" title={t('balance:statement.title')}>
				<EmptyState
					heading="h3"
					title={empty.title}
					action={
						empty.action ? (
							<ButtonLink href={path(empty.action.path)}>{empty.action.label}</ButtonLink>
						) : undefined
					}
				>
					{empty.text}
				</EmptyState>
			</Section>
		)
	}
	return (
		<Section id="statement" title={t('balance:statement.title')}>
			<Filters {...statement} />
			{entries.length === 0 ? (
				<p className="mt-4" role="status">
					{t('balance:statement.nothing')}
				</p>
			) : (
				<Entries statement={statement} />
			)}
			<Pagination
				page={requested.page}
				pages={pages}
				hrefOf={(page) => path(statementPath(statement.path, { ...requested, page }))}
				texts={paginationTexts(t)}
			/>
		</Section>
	)
}

function Filters({ requested, kinds, periods, path: to }: StatementView) {
	const { t } = useTranslation('balance')
	const path = usePath()
	return (
		<FilterForm action={path(to)} submit={t('statement.submit')}>
			<SelectField
				id="statement-kind"
				name="kind"
				label={t('statement.kind')}
				placeholder={t('statement.allKinds')}
				options={kinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
				defaultValue={requested.kind}
			/>
			<SelectField
				id="statement-period"
				name="period"
				label={t('statement.period')}
				placeholder={t('statement.allPeriods')}
				options={periods.map(({ code, name }) => ({ value: code, label: name }))}
				defaultValue={requested.period}
			/>
		</FilterForm>
	)
}

function Entries({ statement }: { statement: StatementView }) {
	const { t } = useTranslation('balance')
	const path = usePath()
	return (
		<div className="mt-4">
			<ListTable
				caption={t('statement.title')}
				rows={statement.entries}
				keyOf={({ id }) => id}
				columns={[
					{
						label: t('statement.what'),
						cell: ({ kind, order, note }) => (
							<>
								{t(`kinds.${kind}`)}
								{order === null ? null : (
									<>
										{' '}
										<TextLink
											touch="line"
											className="font-normal tabular-nums"
											href={path(paths.profile.order(order))}
										>
											{order}
										</TextLink>
									</>
								)}
								{note === '' ? null : (
									<MutedText as="span" className="block">
										{note}
									</MutedText>
								)}
							</>
						),
					},
					{
						label: t('statement.date'),
						cell: ({ date }) => <span className="tabular-nums">{date}</span>,
					},
					{
						label: t('statement.amount'),
						end: true,
						cell: ({ amount, isIn }) => (
							<b className={isIn ? 'tabular-nums text-green' : 'tabular-nums'}>{amount}</b>
						),
					},
					{
						label: t('statement.balance'),
						end: true,
						cell: ({ balance }) => <span className="tabular-nums">{balance}</span>,
					},
				]}
			/>
		</div>
	)
}
