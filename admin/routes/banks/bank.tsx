import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { BankAccountForm } from '#admin/features/banks/BankAccountForm.tsx'
import { findAccount, saveAccount } from '#admin/features/banks/save-account.server.ts'
import { afterSaving } from '#admin/features/setup/setup-steps.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'banks')
	const { account, position, count } = await findAccount(staff, args.params.bank ?? '')
	return {
		title: pageTitle(staff.locale, 'banks:one', { name: account.name }),
		mustConfirm: staff.mustConfirm,
		count,
		account: {
			name: account.name,
			number: account.number,
			holder: account.holder,
			isActive: account.isActive,
			position,
		},
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'banks')
	const rejected = await saveAccount(staff, args.params.bank ?? '', await args.request.formData())
	if (rejected) return refuseForm(rejected)
	staff.notices.put(noticeOf(staff, 'banks:saved'))
	return redirect(afterSaving(staff.company.isOpen, '/settings/payment'), 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function BankPage() {
	const { account, count, mustConfirm } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('banks')
	return (
		<>
			<PageHead
				title={t('one', { name: account.name })}
				back={{ href: '/settings/payment', label: t('title') }}
			/>
			<BankAccountForm
				account={account}
				count={count}
				rejected={rejected}
				mustConfirm={mustConfirm}
			/>
		</>
	)
}
