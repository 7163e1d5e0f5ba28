import { redirect, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { getEditedArticle, removeArticle } from '#contract/edited-article.ts'
import { getEditedBanner, removeBanner } from '#contract/edited-banner.ts'
import { getEditedInformation, removeInformation } from '#contract/edited-information.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff, type Staff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'

/** Kinds of content that can be deleted, as in the address. */
const kinds = {
	banners: { read: getEditedBanner, remove: removeBanner, list: 'banners' },
	informations: { read: getEditedInformation, remove: removeInformation, list: 'pages' },
	articles: { read: getEditedArticle, remove: removeArticle, list: 'articles' },
}
const deletable = ['banners', 'informations', 'articles'] as const

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'content')
	const { kind, slug, code } = named(args, staff)
	const { titleId } = await staff.api.call(kinds[kind].read, { code, slug })
	return {
		title: pageTitle(staff.locale, 'content:delete.ask', { name: titleId }),
		kind,
		slug,
		name: titleId,
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'content')
	const { kind, slug, code } = named(args, staff)
	const answer = await staff.api.tryCall(kinds[kind].remove, { code, slug })
	if (answer.ok) staff.notices.put(noticeOf(staff, 'content:delete.done'))
	else noteConflict(staff, answer, 404)
	return redirect(`/content/${kinds[kind].list}`, 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function DeletePage() {
	const { kind, slug, name } = useLoaderData<typeof loader>()
	const { t } = useTranslation('content')
	const href = `/content/${kind}/${slug}`
	return (
		<>
			<PageHead title={t('delete.ask', { name })} back={{ href, label: name }} />
			<PostForm className="grid max-w-160 gap-4 rounded-card border border-line bg-ground p-5">
				<Alert tone="warning" title={t('delete.final')}>
					{t('delete.text')}
				</Alert>
				<div className="flex flex-wrap gap-3">
					<Button variant="danger">{t('delete.submit')}</Button>
					<ButtonLink href={href}>{t('delete.keep')}</ButtonLink>
				</div>
			</PostForm>
		</>
	)
}

function named({ params }: AdminArgs, { company }: Staff) {
	const kind = deletable.find((value) => value === params.kind)
	if (!kind || !params.slug) throw new Response(null, { status: 404 })
	return { kind, slug: params.slug, code: company.companyCode }
}
