import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { BankAccountForm } from '#admin/features/banks/BankAccountForm.tsx'
import { addAccount } from '#admin/features/banks/save-account.server.ts'
import { afterSaving } from '#admin/features/setup/setup-steps.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'

export async function loader(args: AdminArgs) {
	const { locale, mustConfirm } = await requireStaff(args, 'banks')
	return { title: pageTitle(locale, 'banks:add'), mustConfirm }
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'banks')
	const rejected = await addAccount(staff, await args.request.formData())
	if (rejected) return refuseForm(rejected)
	staff.notices.put(noticeOf(staff, 'banks:saved'))
	return redirect(afterSaving(staff.company.isOpen, '/settings/payment'), 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function NewBankPage() {
	const { mustConfirm } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('banks')
	return (
		<>
			<PageHead title={t('add')} back={{ href: '/settings/payment', label: t('title') }} />
			<BankAccountForm count={0} rejected={rejected} mustConfirm={mustConfirm} />
		</>
	)
}
