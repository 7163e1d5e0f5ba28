import { redirect, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { allPages, markReviewed } from '#admin/features/content/shop-pages.server.ts'
import { needsApproval } from '#admin/features/settings/legal-pages.ts'
import { PagesForm } from '#admin/features/settings/PagesForm.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { defaultLocale } from '#web/i18n/paths.ts'

export async function loader(args: AdminArgs) {
	const { api, company, locale } = await requireStaff(args, 'settings')
	const pages = await allPages(api, company.companyCode)
	return {
		title: pageTitle(locale, 'settings:legal.pages'),
		isAllChosen: new URL(args.request.url).searchParams.get('chosen') === 'all',
		pages: pages
			.filter(({ withdrawnAt }) => withdrawnAt === null)
			.map(({ kind, key, titleId, titleEn, needsReview }) => ({
				kind,
				key,
				needsReview,
				title: locale === defaultLocale ? titleId : titleEn,
			})),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'settings')
	const { api, company } = staff
	const form = await args.request.formData()
	const chosen = new Set(form.getAll('page').map(String))
	const pages = (await allPages(api, company.companyCode)).filter(
		(page) => needsApproval(page) && chosen.has(`${page.kind}/${page.key}`),
	)
	for (const page of pages) {
		const answer = await markReviewed(api, company.companyCode, page)
		if (!answer.ok) throw refusalResponse(answer)
	}
	const count = pages.length
	const type = count > 0 ? 'success' : 'warning'
	staff.notices.put(noticeOf(staff, 'settings:legal.reviewed', { count }, type))
	return redirect('/settings/legal/pages', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function LegalPagesPage() {
	const data = useLoaderData<typeof loader>()
	const { t } = useTranslation('settings')
	return (
		<>
			<PageHead
				title={t('legal.pages')}
				back={{ href: '/settings/legal', label: t('tab.legal') }}
			/>
			<PagesForm {...data} />
		</>
	)
}
