import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { testCourierAccount } from '#contract/courier-account.ts'
import { COURIER_PROVIDER_NAMES } from '#contract/courier.ts'
import { courierProviderAt } from '#admin/features/couriers/save-courier-account.server.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse, refuseForm } from '#admin/http/answers.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'

export async function loader(args: AdminArgs) {
	const { locale } = await requireStaff(args, 'couriers')
	const provider = courierProviderAt(args.params.provider)
	const name = COURIER_PROVIDER_NAMES[provider]
	return {
		title: pageTitle(locale, 'settings:live.testTitle', { provider: name }),
		name,
		path: `/settings/shipping/live/${provider.toLowerCase()}`,
	}
}

/** Asks the provider what a parcel costs. */
export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'couriers')
	const provider = courierProviderAt(args.params.provider)
	const answer = await staff.api.tryCall(testCourierAccount, { provider })
	if (!answer.ok) {
		if (answer.code !== 'COURIER_KEYS_MISSING') throw refusalResponse(answer)
		return refuseForm({ values: {}, errors: { '': 'live.warning.unusable' } })
	}
	const { isAccepted, said } = answer.data
	staff.notices.put(
		isAccepted
			? noticeOf(staff, 'settings:live.accepted', { said })
			: noticeOf(staff, 'settings:live.refused', { said }, 'warning'),
	)
	return redirect(`/settings/shipping/live/${provider.toLowerCase()}`, 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function CourierTestPage() {
	const { name, path } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('settings')
	return (
		<>
			<PageHead
				title={t('live.testTitle', { provider: name })}
				back={{ href: path, label: name }}
			/>
			<PostForm className="grid max-w-160 gap-5 rounded-card border border-line bg-ground p-5">
				<FormErrors rejected={rejected} ns="settings" />
				<p>{t('live.testLead')}</p>
				<div>
					<Button variant="primary">{t('live.test')}</Button>
				</div>
			</PostForm>
		</>
	)
}
