import { redirect, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import {
	listEditedBanners,
	moveBanner,
	showBanner,
	withdrawBanner,
} from '#contract/edited-banner.ts'
import { ContentHead } from '#admin/features/content/ContentHead.tsx'
import { OrderButtons } from '#admin/features/content/OrderButtons.tsx'
import { ShownBadge } from '#admin/features/content/ShownBadge.tsx'
import { shownState } from '#admin/features/content/shown-state.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { defaultLocale } from '#web/i18n/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'content')
	const { list } = await staff.api.call(listEditedBanners, { code: staff.company.companyCode })
	return {
		title: pageTitle(staff.locale, 'content:tab.banners'),
		banners: list.map((banner) => ({
			slug: banner.slug,
			target: banner.target,
			picture: banner.wideMediaId,
			title: staff.locale === defaultLocale ? banner.titleId : banner.titleEn,
			isOn: banner.isRunning,
			state: shownState({ ...banner, isOn: banner.isRunning }, staff),
		})),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'content')
	const code = staff.company.companyCode
	const form = await args.request.formData()
	const [act, slug] = [String(form.get('act')), String(form.get('slug'))]
	const { list } = await staff.api.call(listEditedBanners, { code })
	const at = list.findIndex((banner) => banner.slug === slug)
	if (at < 0) throw new Response(null, { status: 404 })
	if (act === 'up' || act === 'down') {
		const position = Math.max(1, at + 1 + (act === 'up' ? -1 : 1))
		const answer = await staff.api.tryCall(moveBanner, { code, slug, body: { position } })
		if (!answer.ok) noteConflict(staff, answer, 404)
	} else {
		const endpoint = act === 'show' ? showBanner : withdrawBanner
		const answer = await staff.api.tryCall(endpoint, { code, slug })
		if (!answer.ok) noteConflict(staff, answer, 404)
		else
			staff.notices.put(noticeOf(staff, `content:${act === 'show' ? 'shownAgain' : 'withdrawn'}`))
	}
	return redirect('/content/banners', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function BannersPage() {
	const { banners } = useLoaderData<typeof loader>()
	const { t } = useTranslation('content')
	const add = (
		<ButtonLink href="/content/banners/new" variant="primary">
			{t('banner.new')}
		</ButtonLink>
	)
	return (
		<>
			<ContentHead current="banners" actions={add} />
			{banners.length === 0 ? (
				<EmptyState title={t('banner.empty')}>{t('banner.emptyText')}</EmptyState>
			) : null}
			<ul className="grid gap-3">
				{banners.map(({ slug, title, target, picture, isOn, state }, at) => (
					<li
						key={slug}
						className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 rounded-card border border-line bg-ground p-4 sm:grid-cols-[10rem_minmax(0,1fr)_auto]"
					>
						<img
							src={`/products/media/${picture}`}
							alt=""
							width="160"
							height="64"
							loading="lazy"
							className="aspect-5/2 w-full rounded-control bg-sunk object-cover"
						/>
						<div className="grid min-w-0 justify-items-start gap-1">
							<TextLink href={`/content/banners/${slug}`} className="font-semibold" touch="line">
								{title}
							</TextLink>
							<span className="max-w-full text-14 wrap-anywhere text-mute">{target}</span>
							<ShownBadge {...state} />
						</div>
						<PostForm className="flex flex-wrap gap-1 max-sm:col-span-2">
							<input type="hidden" name="slug" value={slug} />
							<OrderButtons name={title} isFirst={at === 0} isLast={at === banners.length - 1} />
							<Button
								size="small"
								name="act"
								value={isOn ? 'hide' : 'show'}
								aria-label={t(isOn ? 'hideOne' : 'showOne', { name: title })}
							>
								{t(isOn ? 'hide' : 'show')}
							</Button>
						</PostForm>
					</li>
				))}
			</ul>
		</>
	)
}
