import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { ContentHead } from '#admin/features/content/ContentHead.tsx'
import { allPages } from '#admin/features/content/shop-pages.server.ts'
import { shownState } from '#admin/features/content/shown-state.ts'
import { TextList } from '#admin/features/content/TextList.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { CONTENT_PAGE_KEYS } from '#contract/content.ts'
import { defaultLocale } from '#web/i18n/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'content')
	const list = await allPages(staff.api, staff.company.companyCode)
	const titleOf = (page: (typeof list)[number]) =>
		staff.locale === defaultLocale ? page.titleId : page.titleEn
	return {
		title: pageTitle(staff.locale, 'content:tab.pages'),
		fixed: CONTENT_PAGE_KEYS.map((key) => {
			const page = list.find((item) => item.kind === 'pages' && item.key === key)
			return {
				key,
				title: page ? titleOf(page) : null,
				state: shownState({ isOn: page !== undefined, startsAt: null }, staff),
			}
		}),
		own: list
			.filter(({ kind }) => kind === 'informations')
			.map((page) => ({
				href: `/content/informations/${page.key}`,
				title: titleOf(page),
				detail: `/information/${page.key}`,
				state: shownState({ isOn: page.withdrawnAt === null, startsAt: page.publishedAt }, staff),
			})),
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PagesPage() {
	const { fixed, own } = useLoaderData<typeof loader>()
	const { t } = useTranslation('content')
	const add = (
		<ButtonLink href="/content/informations/new" variant="primary">
			{t('page.new')}
		</ButtonLink>
	)
	return (
		<>
			<ContentHead current="pages" actions={add} />
			<div className="grid gap-4">
				<Panel id="own" title={t('page.own')}>
					{own.length === 0 ? (
						<EmptyState title={t('page.empty')}>{t('page.emptyText')}</EmptyState>
					) : (
						<TextList entries={own} />
					)}
				</Panel>
				<Panel id="fixed" title={t('page.fixed')}>
					<TextList
						entries={fixed.map(({ key, title, state }) => ({
							href: `/content/pages/${key}`,
							title: title ?? t(`page.key.${key}`),
							detail: `/${key}`,
							state,
						}))}
					/>
				</Panel>
			</div>
		</>
	)
}
