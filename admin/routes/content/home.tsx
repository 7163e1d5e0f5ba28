import { json, redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { getHomeDraft, previewHomeDraft, publishHomeDraft } from '#contract/home-composition.ts'
import { ContentHead } from '#admin/features/content/ContentHead.tsx'
import { changedSections, HomeAct, sectionRows } from '#admin/features/content/home-sections.ts'
import { HomePublication, type HomePreview } from '#admin/features/content/HomePublication.tsx'
import { HomeSectionList } from '#admin/features/content/HomeSectionList.tsx'
import { saveSections } from '#admin/features/content/save-home.server.ts'
import { type AdminArgs, adminOf } from '#admin/http/admin-context.ts'
import { parseForm } from '#admin/http/form.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { formatDateTime } from '#web/domain/dates.ts'
import { ButtonLink } from '#web/ui/Button.tsx'

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'content')
	const home = await staff.api.call(getHomeDraft, { code: staff.company.companyCode })
	return {
		title: pageTitle(staff.locale, 'content:home.pageTitle'),
		version: home.version,
		publishedVersion: home.publishedVersion,
		rows: sectionRows(home.sections, staff),
		confirmsDefault: new URL(args.request.url).searchParams.get('ask') === 'default',
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'content')
	const { api, company, locale } = staff
	const code = company.companyCode
	const parsed = parseForm(await args.request.formData(), HomeAct)
	if (!parsed.ok) throw new Response(null, { status: 404 })
	const { value } = parsed
	if (value.act === 'preview') {
		const { path, endsAt } = await api.call(previewHomeDraft, { code })
		const shop = adminOf(args.context).shopAddress.replace('{host}', company.hosts[0] ?? '')
		const preview: HomePreview = {
			href: shop + path,
			endsAt: formatDateTime(endsAt, locale),
		}
		return json({ preview })
	}
	if ('section' in value) {
		const { sections } = await api.call(getHomeDraft, { code })
		const done = {
			hide: 'content:home.hidden',
			show: 'content:home.shown',
			up: null,
			down: null,
		} as const
		await saveSections(staff, {
			sections: changedSections(sections, value),
			version: value.version,
			done: done[value.act],
		})
		return redirect('/content/home', 303)
	}
	const isDefault = value.act === 'default'
	const answer = await api.tryCall(publishHomeDraft, {
		code,
		body: { version: isDefault ? 0 : value.version },
	})
	if (!answer.ok) noteConflict(staff, answer)
	else {
		const key = isDefault ? 'content:home.defaultDone' : 'content:home.published'
		staff.notices.put(noticeOf(staff, key))
	}
	return redirect('/content/home', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function HomePage() {
	const { rows, confirmsDefault, ...versions } = useLoaderData<typeof loader>()
	const preview = useActionData<typeof action>()?.preview
	const { t } = useTranslation('content')
	const add = <ButtonLink href="/content/home/new">{t('home.add')}</ButtonLink>
	return (
		<>
			<ContentHead current="home" actions={add} />
			<div className="grid gap-4">
				<HomePublication {...versions} preview={preview} confirmsDefault={confirmsDefault} />
				<section aria-labelledby="sections">
					<h2 id="sections" className="mb-3 text-16 lg:text-16">
						{t('home.sections')}
					</h2>
					<HomeSectionList rows={rows} version={versions.version} />
				</section>
			</div>
		</>
	)
}
