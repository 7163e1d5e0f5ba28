import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { addVoucher } from '#contract/edited-voucher.ts'
import { shopMinute } from '#admin/http/shop-minute.ts'
import { newVoucherForm, newVoucherOf } from '#admin/features/promotions/voucher.form.ts'
import {
	refusedVoucher,
	refuseVoucher,
	showPreview,
} from '#admin/features/promotions/voucher-action.server.ts'
import { VoucherForm } from '#admin/features/promotions/VoucherForm.tsx'
import { VoucherPreview } from '#admin/features/promotions/VoucherPreview.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { parseForm, valuesOf } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'

const month = 30 * 24 * 3_600_000

export async function loader(args: AdminArgs) {
	const { locale, now } = await requireStaff(args, 'promotions')
	return {
		title: pageTitle(locale, 'promotions:voucher.new'),
		first: {
			base: 'goods',
			gives: 'discount',
			unit: 'rupiah',
			perCustomer: '1',
			endsAt: `${shopMinute(new Date(now.getTime() + month)).slice(0, 10)}T23:59`,
		},
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'promotions')
	const form = await args.request.formData()
	const values = valuesOf(form)
	const parsed = parseForm(form, newVoucherForm(staff.now))
	if (!parsed.ok) return refuseVoucher(parsed.rejected)
	if (values.act === 'preview') return showPreview(staff, values, parsed.value)
	const asked = { code: staff.company.companyCode, body: newVoucherOf(parsed.value) }
	const answer = await staff.api.tryCall(addVoucher, asked)
	if (!answer.ok) return refusedVoucher(values, answer)
	const code = answer.data.list[0]?.code ?? ''
	staff.notices.put(noticeOf(staff, 'promotions:voucher.done.add', { code }))
	return redirect(`/promotions/vouchers/${code}`, 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function NewVoucherPage() {
	const { first } = useLoaderData<typeof loader>()
	const answer = useActionData<typeof action>()
	const { t } = useTranslation('promotions')
	return (
		<>
			<PageHead
				title={t('voucher.new')}
				back={{ href: '/promotions/vouchers', label: t('tab.vouchers') }}
			/>
			<div className="grid max-w-200 gap-4">
				{answer?.preview ? <VoucherPreview rows={answer.preview} /> : null}
				<VoucherForm saved={first} version={null} isInUse={false} rejected={answer} />
			</div>
		</>
	)
}
