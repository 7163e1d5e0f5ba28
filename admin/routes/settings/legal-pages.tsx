import { redirect, type MetaFunction, type SerializeFrom } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { allPages, markReviewed } from '#admin/features/content/shop-pages.server.ts'
import { needsApproval } from '#admin/features/settings/legal-pages.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { SaveBar } from '#admin/ui/SaveBar.tsx'
import { defaultLocale } from '#web/i18n/paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

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

type PagesFormProps = Pick<SerializeFrom<typeof loader>, 'pages' | 'isAllChosen'>

function PagesForm({ pages, isAllChosen }: PagesFormProps) {
	const { t } = useTranslation('settings')
	const isWaiting = pages.some(({ needsReview }) => needsReview)
	return (
		<PostForm className="grid gap-4">
			<Panel id="pages" title={t('legal.pages')}>
				<p className="mb-2 text-14 text-mute">{t('legal.pagesText')}</p>
				{isWaiting ? (
					<TextLink href={`/settings/legal/pages${isAllChosen ? '' : '?chosen=all'}`} touch="line">
						{t(isAllChosen ? 'couriers.none' : 'couriers.all')}
					</TextLink>
				) : null}
				<ul className="divide-y divide-line">
					{pages.map((page) => (
						<PageItem key={`${page.kind}/${page.key}`} page={page} isChosen={isAllChosen} />
					))}
				</ul>
			</Panel>
			{isWaiting ? (
				<SaveBar>
					<Button variant="primary" name="act" value="approve">
						{t('legal.approve')}
					</Button>
				</SaveBar>
			) : null}
		</PostForm>
	)
}

function PageItem({
	page,
	isChosen,
}: {
	page: PagesFormProps['pages'][number]
	isChosen: boolean
}) {
	const { t } = useTranslation('settings')
	const { kind, key, title, needsReview } = page
	return (
		<li className="flex items-center gap-x-2 py-1">
			{needsReview ? (
				<label className="-ml-2.5 grid size-11 flex-none place-items-center">
					<input
						type="checkbox"
						name="page"
						value={`${kind}/${key}`}
						defaultChecked={isChosen}
						className="size-5 accent-accent"
						aria-label={t('legal.approveOne', { title })}
					/>
				</label>
			) : null}
			<TextLink href={`/settings/pages/${kind}/${key}`} touch="line" className="min-w-0 flex-1">
				{title}
			</TextLink>
			{needsReview ? null : <Badge colour="green">{t('legal.approved')}</Badge>}
		</li>
	)
}
