import type { MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { readOrderDraft } from '#contract/order-draft.ts'
import { submitDraft } from '#admin/features/order-drafts/draft-action.server.ts'
import { DraftForm } from '#admin/features/order-drafts/DraftForm.tsx'
import { draftValues, draftView } from '#admin/features/order-drafts/draft-values.ts'
import { LinkBox } from '#admin/features/order-drafts/LinkBox.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'

export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'orders.create')
	const draft = await api.call(readOrderDraft, { id: args.params.id ?? '' })
	return {
		title: pageTitle(locale, 'drafts:one'),
		saved: draftValues(draft),
		view: draftView(draft, locale),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'orders.create')
	const form = await args.request.formData()
	const version = Number(form.get('version')) || 0
	return submitDraft(staff, form, { id: args.params.id ?? '', version })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function DraftPage() {
	const { saved, view } = useLoaderData<typeof loader>()
	const answer = useActionData<typeof action>()
	const { t } = useTranslation('drafts')
	const { state, orderNumber, changed, changedBy, linkEnds } = view
	const back = { href: '/orders/drafts', label: t('title') }
	if (state !== 'OPEN') {
		return (
			<>
				<PageHead title={t('one')} back={back} />
				<p>{t(`ended.${state}`)}</p>
				{orderNumber === null ? null : (
					<p className="mt-3">
						<ButtonLink href={`/orders/${orderNumber}`}>{t('ended.open')}</ButtonLink>
					</p>
				)}
			</>
		)
	}
	return (
		<>
			<PageHead title={saved.name || t('one')} back={back}>
				<p className="text-14 text-mute">
					{changedBy === ''
						? t('changedByBuyer', { at: changed })
						: t('changedBy', { at: changed, name: changedBy })}
				</p>
			</PageHead>
			<div className="grid max-w-160 gap-4">
				{answer?.link ? (
					<LinkBox link={answer.link} />
				) : linkEnds === null ? null : (
					<p className="text-14 text-mute">{t('link.active', { at: linkEnds })}</p>
				)}
				<DraftForm saved={saved} view={view} answer={answer} />
			</div>
		</>
	)
}
