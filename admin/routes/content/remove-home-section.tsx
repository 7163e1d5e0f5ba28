import { redirect, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { getHomeDraft } from '#contract/home-composition.ts'
import { homeVersion, titleOf } from '#admin/features/content/home-sections.ts'
import { saveSections } from '#admin/features/content/save-home.server.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'

export async function loader(args: AdminArgs) {
	const { api, company, locale } = await requireStaff(args, 'content')
	const { sections, version } = await api.call(getHomeDraft, { code: company.companyCode })
	const section = sections.find(({ SECTION_ID }) => SECTION_ID === args.params.id)
	if (!section) throw new Response(null, { status: 404 })
	const { SECTION_ID: id, KIND: kind } = section
	const title = pageTitle(locale, 'content:home.removeTitle')
	return { title, id, kind, name: titleOf(section, locale), version }
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'content')
	const { sections } = await staff.api.call(getHomeDraft, { code: staff.company.companyCode })
	const left = sections.filter(({ SECTION_ID }) => SECTION_ID !== args.params.id)
	const version = homeVersion.safeParse((await args.request.formData()).get('version')).data
	if (version === undefined) throw new Response(null, { status: 404 })
	if (left.length === 0) {
		staff.notices.put(noticeOf(staff, 'content:home.lastOne', {}, 'warning'))
	} else {
		await saveSections(staff, { sections: left, version, done: 'content:home.removed' })
	}
	return redirect('/content/home', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function RemoveHomeSectionPage() {
	const { kind, name, version } = useLoaderData<typeof loader>()
	const { t } = useTranslation('content')
	return (
		<>
			<PageHead
				title={t('home.removeAsk', { name: name || t(`home.kind.${kind}`) })}
				back={{ href: '/content/home', label: t('tab.home') }}
			/>
			<PostForm className="grid max-w-160 gap-4 rounded-card border border-line bg-ground p-5">
				<input type="hidden" name="version" value={version} />
				<p>{t('home.removeText')}</p>
				<div className="flex flex-wrap gap-3">
					<Button variant="danger">{t('home.remove')}</Button>
					<ButtonLink href="/content/home">{t('footer.cancel')}</ButtonLink>
				</div>
			</PostForm>
		</>
	)
}
