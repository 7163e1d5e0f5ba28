import type { MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { submitDraft } from '#admin/features/order-drafts/draft-action.server.ts'
import { DraftForm } from '#admin/features/order-drafts/DraftForm.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'

export async function loader(args: AdminArgs) {
	const { locale } = await requireStaff(args, 'orders.create')
	return { title: pageTitle(locale, 'drafts:new') }
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'orders.create')
	return submitDraft(staff, await args.request.formData())
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

/** An order for a buyer who asked by chat or telephone. */
export default function NewDraftPage() {
	useLoaderData<typeof loader>()
	const answer = useActionData<typeof action>()
	const { t } = useTranslation('drafts')
	return (
		<>
			<PageHead title={t('new')} back={{ href: '/orders/drafts', label: t('title') }} />
			<div className="max-w-160">
				<DraftForm saved={{ language: 'id' }} view={null} answer={answer} />
			</div>
		</>
	)
}
