import type { MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { getHomeDraft } from '#contract/home-composition.ts'
import { kindFrom, sectionValues } from '#admin/features/content/home-section.form.ts'
import { titleOf } from '#admin/features/content/home-sections.ts'
import { HomeSectionForm } from '#admin/features/content/HomeSectionForm.tsx'
import { categoryChoices, saveSection } from '#admin/features/content/save-home.server.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff, type Staff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'content')
	const [{ id, kind, section, version }, categories] = await Promise.all([
		named(args, staff),
		categoryChoices(staff),
	])
	const name = section ? titleOf(section, staff.locale) : ''
	return {
		title: pageTitle(staff.locale, 'content:home.edit'),
		id,
		kind,
		name,
		version,
		categories,
		saved: section ? sectionValues(section) : {},
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'content')
	const { kind, id } = await named(args, staff)
	return saveSection(staff, await args.request.formData(), { kind, id })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function HomeSectionPage() {
	const { id, kind, name, saved, version, categories } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('content')
	const kindText = t(`home.kind.${kind}`)
	return (
		<>
			<PageHead title={name || kindText} back={{ href: '/content/home', label: t('tab.home') }} />
			<Panel id="section" title={kindText}>
				<p className="mb-4 text-14 text-mute">{t(`home.kindText.${kind}`)}</p>
				<HomeSectionForm
					action={`/content/home/sections/${id}?kind=${kind}`}
					kind={kind}
					saved={saved}
					version={version}
					categories={categories}
					rejected={rejected}
					submit={t('home.save')}
				/>
			</Panel>
		</>
	)
}

/** The section of the address. The form also sends its kind, so that a removed section can still be saved. */
async function named({ request, params }: AdminArgs, { api, company }: Staff) {
	const id = params.id ?? ''
	const { sections, version } = await api.call(getHomeDraft, { code: company.companyCode })
	const section = sections.find(({ SECTION_ID }) => SECTION_ID === id)
	const kind = section?.KIND ?? kindFrom(new URL(request.url).searchParams.get('kind'))
	if (!kind) throw new Response(null, { status: 404 })
	return { id, kind, section, version }
}
