import type { MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { getEditedBanner } from '#contract/edited-banner.ts'
import { bannerFields, bannerValues } from '#admin/features/content/banner.form.ts'
import { ContentPanel } from '#admin/features/content/ContentPanel.tsx'
import { saveBanner } from '#admin/features/content/save-banner.server.ts'
import { ShownBadge } from '#admin/features/content/ShownBadge.tsx'
import { shownState } from '#admin/features/content/shown-state.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'content')
	const which = { code: staff.company.companyCode, slug: args.params.slug ?? '' }
	const banner = await staff.api.call(getEditedBanner, which)
	return {
		title: pageTitle(staff.locale, 'content:banner.edit', { name: banner.titleId }),
		slug: banner.slug,
		saved: bannerValues(banner),
		version: banner.version,
		state: shownState({ ...banner, isOn: banner.isRunning }, staff),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'content')
	return saveBanner(staff, await args.request.formData(), args.params.slug ?? '')
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function BannerPage() {
	const { slug, saved, version, state } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('content')
	return (
		<>
			<PageHead
				title={saved.titleId}
				back={{ href: '/content/banners', label: t('tab.banners') }}
				state={<ShownBadge {...state} />}
			>
				<span className="text-14 wrap-anywhere text-mute">/banner/{slug}</span>
			</PageHead>
			<div className="grid gap-4">
				<ContentPanel
					id="banner"
					title={t('banner.one')}
					fields={bannerFields}
					saved={saved}
					version={version}
					rejected={rejected}
					submit={t('save')}
				/>
				<DeleteLink href={`/content/banners/${slug}/delete`} text={t('banner.deleteText')} />
			</div>
		</>
	)
}

/** Links to the page that confirms a deletion. */
function DeleteLink({ href, text }: { href: string; text: string }) {
	const { t } = useTranslation('content')
	return (
		<Panel id="delete" title={t('delete.title')}>
			<p className="mb-3 text-14 text-mute">{text}</p>
			<ButtonLink href={href} variant="danger">
				{t('delete.go')}
			</ButtonLink>
		</Panel>
	)
}
