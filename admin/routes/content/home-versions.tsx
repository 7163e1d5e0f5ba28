import { redirect, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { getHomeDraft, listHomeVersions, restoreHomeVersion } from '#contract/home-composition.ts'
import { homeVersion, momentText } from '#admin/features/content/home-sections.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageLinks } from '#admin/ui/PageLinks.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

export async function loader(args: AdminArgs) {
	const { api, company, locale } = await requireStaff(args, 'content')
	const requested = new URL(args.request.url).searchParams.get('next') ?? ''
	const next = /^[1-9]\d{0,8}$/.test(requested) ? Number(requested) : undefined
	const code = company.companyCode
	const [page, { version }] = await Promise.all([
		api.call(listHomeVersions, { code, query: { next } }),
		api.call(getHomeDraft, { code }),
	])
	return {
		title: pageTitle(locale, 'content:home.versions'),
		isFirst: next === undefined,
		next: page.next,
		list: page.list.map(({ savedAt, publishedAt, ...saved }) => ({
			...saved,
			isDraft: saved.version === version,
			savedAt: momentText(savedAt, locale),
			publishedAt: momentText(publishedAt, locale),
		})),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'content')
	const version = homeVersion.safeParse((await args.request.formData()).get('version')).data
	if (version === undefined) throw new Response(null, { status: 404 })
	const answer = await staff.api.tryCall(restoreHomeVersion, {
		code: staff.company.companyCode,
		number: version,
	})
	if (answer.ok) staff.notices.put(noticeOf(staff, 'content:home.restored', { version }))
	else noteConflict(staff, answer, 404)
	return redirect('/content/home', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function HomeVersionsPage() {
	const { list, isFirst, next } = useLoaderData<typeof loader>()
	const { t } = useTranslation('content')
	return (
		<>
			<PageHead title={t('home.versions')} back={{ href: '/content/home', label: t('tab.home') }}>
				<p className="max-w-[68ch] text-mute">{t('home.versionsText')}</p>
			</PageHead>
			{list.length === 0 ? (
				<EmptyState title={t('home.noVersions')}>{t('home.noVersionsText')}</EmptyState>
			) : (
				<ul className="divide-y divide-line rounded-card border border-line bg-ground px-4">
					{list.map(({ version, author, savedAt, publishedAt, sectionCount, ...state }) => (
						<li
							key={version}
							className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
						>
							<div className="grid min-w-0 gap-1">
								<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
									<b className="font-semibold">{t('home.version', { version })}</b>
									{state.isDraft ? <Badge colour="blue">{t('home.draft')}</Badge> : null}
									{state.isPublished ? <Badge colour="green">{t('home.isPublished')}</Badge> : null}
								</p>
								<p className="text-14 wrap-anywhere text-mute">
									{t('home.savedBy', { at: savedAt, author })},{' '}
									{t('home.count', { count: sectionCount })}
								</p>
								{publishedAt === null ? null : (
									<p className="text-14 text-mute">{t('home.publishedAt', { at: publishedAt })}</p>
								)}
							</div>
							{state.isDraft ? null : (
								<PostForm>
									<Button
										size="small"
										name="version"
										value={version}
										aria-label={t('home.restoreOne', { version })}
									>
										{t('home.restore')}
									</Button>
								</PostForm>
							)}
						</li>
					))}
				</ul>
			)}
			<PageLinks
				first={isFirst ? null : '/content/home/versions'}
				next={next === null ? null : `/content/home/versions?next=${next}`}
			/>
		</>
	)
}
