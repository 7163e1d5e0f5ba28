import type { MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { textsOf } from '#admin/i18n/texts.server.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { readStaffOrder, type StaffOrder } from '#contract/staff-order.ts'
import { submitDraft } from '#admin/features/order-drafts/draft-action.server.ts'
import { addressValues, type Values } from '#admin/features/order-drafts/draft-values.ts'
import { DraftForm } from '#admin/features/order-drafts/DraftForm.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { localPhone } from '#web/domain/phone.ts'
import type { Locale } from '#web/i18n/paths.ts'

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'orders.create')
	const number = new URL(args.request.url).searchParams.get('for')?.slice(0, 40) ?? ''
	const order = number === '' ? undefined : await staff.api.tryCall(readStaffOrder, { number })
	return {
		title: pageTitle(staff.locale, 'drafts:new'),
		first: order?.ok ? additionTo(order.data, staff.locale) : { language: 'id' },
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'orders.create')
	return submitDraft(staff, await args.request.formData())
}

function additionTo(order: StaffOrder, locale: Locale): Values {
	const { address, number } = order
	return {
		name: order.customerName,
		phone: localPhone(order.customerPhone),
		email: order.customerEmail,
		language: order.customerLanguage,
		...addressValues(address, address?.districtName ?? ''),
		note: textsOf(locale).t('drafts:edit.note', { number }),
	}
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

/** An order for a buyer who asked by chat or telephone. */
export default function NewDraftPage() {
	const { first } = useLoaderData<typeof loader>()
	const answer = useActionData<typeof action>()
	const { t } = useTranslation('drafts')
	return (
		<>
			<PageHead title={t('new')} back={{ href: '/orders/drafts', label: t('title') }} />
			<div className="max-w-160">
				<DraftForm saved={first} view={null} answer={answer} />
			</div>
		</>
	)
}
