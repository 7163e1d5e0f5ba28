import type { MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { readPage } from '#admin/api/settings.server.ts'
import { ContentForm } from '#admin/features/content/ContentForm.tsx'
import { PreviewPanel } from '#admin/features/content/PreviewPanel.tsx'
import { saveInformation } from '#admin/features/content/save-text.server.ts'
import { changeShown } from '#admin/features/content/show-text.server.ts'
import { ShownBadge } from '#admin/features/content/ShownBadge.tsx'
import { ShownPanel } from '#admin/features/content/ShownPanel.tsx'
import { shownState } from '#admin/features/content/shown-state.ts'
import { informationFields, textValues } from '#admin/features/content/text.form.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { shopMinute } from '#admin/http/shop-minute.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'content')
	const slug = args.params.slug ?? ''
	const page = await readPage(staff.api, staff.company.companyCode, 'informations', slug)
	const startsAt = page.publishedAt === null ? '' : shopMinute(new Date(page.publishedAt))
	const saved: Record<string, string> = { ...textValues(page), newSlug: slug, startsAt }
	const isOn = page.withdrawnAt === null
	return {
		title: pageTitle(staff.locale, 'content:banner.edit', { name: page.titleId }),
		slug,
		name: page.titleId,
		saved,
		version: page.version,
		isOn,
		state: shownState({ isOn, startsAt: page.publishedAt }, staff),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'content')
	const slug = args.params.slug ?? ''
	const form = await args.request.formData()
	const shown = await changeShown(staff, form, { kind: 'informations', key: slug })
	if (shown) throw shown
	return saveInformation(staff, form, slug)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

const fields = informationFields(false)

export default function InformationPage() {
	const { slug, name, saved, version, isOn, state } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('content')
	return (
		<>
			<PageHead
				title={name}
				back={{ href: '/content/pages', label: t('tab.pages') }}
				state={<ShownBadge {...state} />}
			>
				<span className="text-14 wrap-anywhere text-mute">/information/{slug}</span>
			</PageHead>
			<div className="grid gap-4">
				{rejected?.preview ? <PreviewPanel texts={rejected.preview} /> : null}
				<Panel id="text" title={t('page.text')}>
					<ContentForm
						fields={fields}
						saved={saved}
						version={version}
						rejected={rejected}
						submit={t('save')}
					/>
				</Panel>
				<ShownPanel isOn={isOn} deleteHref={`/content/informations/${slug}/delete`} />
			</div>
		</>
	)
}
