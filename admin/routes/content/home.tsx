import { json, redirect, type MetaFunction, type SerializeFrom } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { getHomeDraft, previewHomeDraft, publishHomeDraft } from '#contract/home-composition.ts'
import { ContentHead } from '#admin/features/content/ContentHead.tsx'
import { changedSections, HomeAct, sectionRows } from '#admin/features/content/home-sections.ts'
import { HomePublication, type HomePreview } from '#admin/features/content/HomePublication.tsx'
import { OrderButtons } from '#admin/features/content/OrderButtons.tsx'
import { saveSections } from '#admin/features/content/save-home.server.ts'
import { ShownBadge } from '#admin/features/content/ShownBadge.tsx'
import { type AdminArgs, adminOf } from '#admin/http/admin-context.ts'
import { parseForm } from '#admin/http/form.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { formatDateTime } from '#web/domain/dates.ts'
import { ButtonLink, Button } from '#web/ui/Button.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

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

function HomeSectionList({
	rows,
	version,
}: Pick<SerializeFrom<typeof loader>, 'rows' | 'version'>) {
	const { t } = useTranslation('content')
	return (
		<ol className="grid gap-3">
			{rows.map(({ id, kind, title, isHidden, state }, at) => {
				const kindText = t(`home.kind.${kind}`)
				const name = title || kindText
				const href = `/content/home/sections/${id}`
				return (
					<li
						key={id}
						className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-ground p-4"
					>
						<div className="grid min-w-0 justify-items-start gap-1">
							<TextLink href={href} className="font-semibold wrap-anywhere" touch="line">
								{name}
							</TextLink>
							{title ? <span className="text-14 text-mute">{kindText}</span> : null}
							<ShownBadge {...state} />
						</div>
						<PostForm className="flex flex-wrap gap-1">
							<input type="hidden" name="section" value={id} />
							<input type="hidden" name="version" value={version} />
							<OrderButtons name={name} isFirst={at === 0} isLast={at === rows.length - 1} />
							<Button
								size="small"
								name="act"
								value={isHidden ? 'show' : 'hide'}
								aria-label={t(isHidden ? 'showOne' : 'hideOne', { name })}
							>
								{t(isHidden ? 'show' : 'hide')}
							</Button>
							<ButtonLink
								href={`${href}/remove`}
								size="small"
								variant="quiet"
								aria-label={t('footer.removeOne', { name })}
							>
								{t('footer.remove')}
							</ButtonLink>
						</PostForm>
					</li>
				)
			})}
		</ol>
	)
}
