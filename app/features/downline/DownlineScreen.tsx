import { useTranslation } from '#app/i18n/use-translation.ts'
import { downlineSorts } from '#app/domain/downline.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FilterForm } from '#web/ui/FilterForm.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Pagination } from '#web/ui/Pagination.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { paginationTexts } from '#app/features/texts/pagination-texts.ts'
import { type DownlineFilter, downlinePath, type MemberView } from './downline-view.ts'

export type DownlinePage = {
	title: string
	requested: DownlineFilter
	pages: number
	/** Formatted. */
	count: string
	levels: { level: number; members: string }[]
	members: MemberView[]
}

/** All members referred by the customer, at any level. */
export function DownlineScreen(page: DownlinePage) {
	const { title, requested, pages, count, levels, members } = page
	const { t } = useTranslation(['agency', 'my-orders'])
	const path = usePath()
	if (levels.length === 0) return <NoMembersYet title={title} />
	return (
		<>
			<PageHeader title={title}>{t('agency:downline.lead')}</PageHeader>
			<Filters {...page} />
			<div className="flex flex-wrap items-center justify-between gap-2 mt-4">
				<p className="tabular-nums" role="status">
					{t('agency:downline.total', { number: count })}
				</p>
				<div className="flex flex-wrap items-center gap-2">
					<TextLink touch="block" href={path(paths.profile.genealogy)}>
						{t('agency:downline.tree')}
					</TextLink>
					<ButtonLink
						reload
						href={path(downlinePath({ ...requested, page: 1 }, paths.profile.downlineFile))}
					>
						{t('agency:downline.file')}
					</ButtonLink>
				</div>
			</div>
			{members.length === 0 ? (
				<EmptyState
					heading="h2"
					title={t('agency:downline.nobody')}
					action={
						<ButtonLink href={path(paths.profile.downline)}>{t('agency:downline.all')}</ButtonLink>
					}
				/>
			) : (
				<Members members={members} />
			)}
			<Pagination
				page={requested.page}
				pages={pages}
				hrefOf={(to) => path(downlinePath({ ...requested, page: to }))}
				texts={paginationTexts(t)}
			/>
		</>
	)
}

/** Nobody has registered with the customer's link yet. */
export function NoMembersYet({ title }: { title: string }) {
	const { t } = useTranslation('agency')
	const path = usePath()
	return (
		<>
			<PageHeader title={title} />
			<EmptyState
				drawing="people"
				title={t('downline.none.title')}
				action={
					<ButtonLink variant="primary" href={path(paths.profile.agency)}>
						{t('downline.none.agency')}
					</ButtonLink>
				}
			>
				{t('downline.none.text')}
			</EmptyState>
		</>
	)
}

function Filters({ requested, levels }: DownlinePage) {
	const { t } = useTranslation('agency')
	const path = usePath()
	return (
		<FilterForm
			action={path(paths.profile.downline)}
			submit={t('downline.show')}
			primary
			role="search"
		>
			<TextField
				id="downline-q"
				name="q"
				type="search"
				enterKeyHint="search"
				label={t('downline.search')}
				defaultValue={requested.text}
				maxLength={100}
			/>
			<SelectField
				id="downline-level"
				name="level"
				label={t('downline.level')}
				placeholder={t('downline.anyLevel')}
				options={levels.map(({ level, members }) => ({
					value: String(level),
					label: t('downline.levelOption', { level, members }),
				}))}
				defaultValue={requested.level === undefined ? undefined : String(requested.level)}
			/>
			<SelectField
				id="downline-active"
				name="active"
				label={t('downline.activity')}
				placeholder={t('downline.anyActivity')}
				options={(['1', '0'] as const).map((value) => ({
					value,
					label: t(`downline.activities.${value}`),
				}))}
				defaultValue={requested.active === undefined ? undefined : requested.active ? '1' : '0'}
			/>
			<SelectField
				id="downline-sort"
				name="sort"
				label={t('downline.sort')}
				options={downlineSorts.map((value) => ({ value, label: t(`downline.sorts.${value}`) }))}
				defaultValue={requested.sort}
			/>
		</FilterForm>
	)
}

function Members({ members }: Pick<DownlinePage, 'members'>) {
	const { t } = useTranslation('agency')
	return (
		<div className="mt-4">
			<ListTable
				caption={t('downline.title')}
				rows={members}
				keyOf={({ code }) => code}
				columns={[
					{
						label: t('downline.member'),
						cell: ({ name, code, type }) => (
							<>
								{name === '' ? t('downline.gone') : name}
								<MutedText as="span" className="block">
									{code} · {t(`types.${type}`)}
								</MutedText>
							</>
						),
					},
					{ label: t('downline.level'), cell: ({ level }) => level, end: true },
					{ label: t('downline.joined'), cell: ({ joined }) => joined },
					{
						label: t('downline.activity'),
						cell: ({ isActive }) =>
							isActive ? (
								<Badge colour="green">{t('downline.activities.1')}</Badge>
							) : (
								<MutedText as="span">{t('downline.activities.0')}</MutedText>
							),
					},
					{ label: t('downline.omzet'), cell: ({ omzet }) => omzet, end: true },
					{ label: t('downline.commission'), cell: ({ commission }) => commission, end: true },
				]}
			/>
		</div>
	)
}
