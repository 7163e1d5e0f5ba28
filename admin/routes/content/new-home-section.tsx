import type { MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { HOME_SECTION_KINDS } from '#contract/home-section.ts'
import { getHomeDraft } from '#contract/home-composition.ts'
import { kindFrom } from '#admin/features/content/home-section.form.ts'
import { HomeSectionForm } from '#admin/features/content/HomeSectionForm.tsx'
import { categoryChoices, saveSection } from '#admin/features/content/save-home.server.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { ListLink } from '#web/ui/ListLink.tsx'

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'content')
	const kind = kindOf(args)
	const title = pageTitle(staff.locale, 'content:home.new')
	if (!kind) return { title, kind: null }
	const [{ version }, categories] = await Promise.all([
		staff.api.call(getHomeDraft, { code: staff.company.companyCode }),
		categoryChoices(staff),
	])
	return { title, kind, version, categories }
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'content')
	const kind = kindOf(args)
	if (!kind) throw new Response(null, { status: 404 })
	return saveSection(staff, await args.request.formData(), { kind, id: null })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function NewHomeSectionPage() {
	const data = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('content')
	if (data.kind === null) {
		return (
			<>
				<PageHead title={t('home.new')} back={{ href: '/content/home', label: t('tab.home') }} />
				<Panel id="kinds" title={t('home.chooseKind')}>
					<ul className="-mx-3 grid sm:grid-cols-2">
						{HOME_SECTION_KINDS.map((kind) => (
							<li key={kind}>
								<ListLink href={`/content/home/new?kind=${kind}`}>
									<span>
										<b className="font-semibold">{t(`home.kind.${kind}`)}</b>
										<span className="block text-14 text-mute">{t(`home.kindText.${kind}`)}</span>
									</span>
								</ListLink>
							</li>
						))}
					</ul>
				</Panel>
			</>
		)
	}
	const { kind, version, categories } = data
	const target = `/content/home/new?kind=${kind}`
	return (
		<>
			<PageHead
				title={t('home.new')}
				back={{ href: '/content/home/new', label: t('home.chooseKind') }}
			/>
			<Panel id="section" title={t(`home.kind.${kind}`)}>
				<p className="mb-4 text-14 text-mute">{t(`home.kindText.${kind}`)}</p>
				<HomeSectionForm
					action={target}
					kind={kind}
					version={version}
					categories={categories}
					rejected={rejected}
					saved={{}}
					submit={t('home.addSection')}
				/>
			</Panel>
		</>
	)
}

function kindOf({ request }: AdminArgs) {
	return kindFrom(new URL(request.url).searchParams.get('kind'))
}
