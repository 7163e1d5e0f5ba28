import { json, redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { linkStaffOrder } from '#contract/payment-link.ts'
import { readStaffOrder } from '#contract/staff-order.ts'
import { LinkBox } from '#admin/features/order-drafts/LinkBox.tsx'
import { shownLink } from '#admin/features/order-drafts/shown-link.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noteConflict } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'

export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'orders.create')
	const { number } = await api.call(readStaffOrder, { number: args.params.number ?? '' })
	return { title: pageTitle(locale, 'drafts:link.ofOrder', { number }), number }
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'orders.create')
	const number = args.params.number ?? ''
	const made = await staff.api.tryCall(linkStaffOrder, { number })
	if (made.ok) return json(shownLink(made.data, staff.locale))
	noteConflict(staff, made)
	return redirect(`/orders/${encodeURIComponent(number)}`, 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

/** A link by which the buyer of an unpaid order pays it. */
export default function OrderLinkPage() {
	const { number } = useLoaderData<typeof loader>()
	const link = useActionData<typeof action>()
	const { t } = useTranslation('drafts')
	return (
		<>
			<PageHead
				title={t('link.ofOrder', { number })}
				back={{ href: `/orders/${number}`, label: number }}
			/>
			<div className="grid max-w-160 gap-4">
				{link ? <LinkBox link={link} /> : null}
				<p className="text-14 text-mute">{t('link.ofOrderText')}</p>
				<PostForm>
					<Button variant={link ? 'secondary' : 'primary'}>{t('link.make')}</Button>
				</PostForm>
			</div>
		</>
	)
}
