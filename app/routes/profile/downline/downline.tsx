import type { LoaderFunctionArgs, SerializeFrom } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { listDownline } from '#contract/downline.ts'
import { digits } from '#web/domain/money.ts'
import { NoAgency } from '#app/features/agents/NoAgency.tsx'
import { downlinePath, downlineQuery, memberView } from '#app/features/downline/downline-view.ts'
import { MemberTable } from '#app/features/downline/MemberTable.tsx'
import { NoMembersYet } from '#app/features/downline/NoMembersYet.tsx'
import { goTo } from '#app/http/go-to.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { DOWNLINE_SORTS } from '#contract/downline-sorts.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FilterForm } from '#web/ui/FilterForm.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Pagination } from '#web/ui/Pagination.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { paginationTexts } from '#app/features/texts/pagination-texts.ts'
import { pageNumber } from '../../content/page-number.ts'
import { isAgent } from './is-agent.server.ts'

export const handle = { i18n: ['agency', 'my-orders'] }

/** All members referred by the customer, twenty per page. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	requireCustomer(context)
	const { locale, api } = context
	const search = new URL(request.url).searchParams
	const requested = downlineQuery(search, pageNumber(search))
	const found = await orRespond(api.call(listDownline, { query: requested }))
	const last = Math.max(1, found.pages)
	// A page beyond the last has no rows and therefore no total.
	if (requested.page > last) throw goTo(locale, downlinePath({ ...requested, page: last }))
	const title = translator(locale)('agency:downline.title')
	if (found.levels.length === 0 && !(await isAgent(context))) return { title, page: null }
	const page = {
		title,
		requested,
		pages: found.pages,
		count: digits(found.count),
		levels: found.levels.map(({ level, members }) => ({ level, members: digits(members) })),
		members: found.list.map((member) => memberView(member, locale)),
	}
	return { title, page }
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function Downline() {
	const { title, page } = useLoaderData<typeof loader>()
	return page ? <Team page={page} /> : <NoAgency title={title} />
}

type Page = NonNullable<SerializeFrom<typeof loader>['page']>

/** All members referred by the customer, at any level. */
function Team({ page }: { page: Page }) {
	const { title, requested, pages, count, levels, members } = page
	const { t } = useTranslation(['agency', 'my-orders'])
	const path = usePath()
	if (levels.length === 0) return <NoMembersYet title={title} />
	return (
		<>
			<PageHeader title={title}>{t('agency:downline.lead')}</PageHeader>
			<Filters requested={requested} levels={levels} />
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
				<MemberTable members={members} />
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

function Filters({ requested, levels }: Pick<Page, 'requested' | 'levels'>) {
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
				options={DOWNLINE_SORTS.map((value) => ({ value, label: t(`downline.sorts.${value}`) }))}
				defaultValue={requested.sort}
			/>
		</FilterForm>
	)
}
