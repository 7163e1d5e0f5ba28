import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { changeVoucher, getVoucher, tryVoucher } from '#contract/edited-voucher.ts'
import { StateBadge } from '#admin/features/promotions/StateBadge.tsx'
import { voucherChangeOf, voucherFormOf } from '#admin/features/promotions/voucher.form.ts'
import {
	doVoucherStep,
	refusedVoucher,
	refuseVoucher,
	showPreview,
} from '#admin/features/promotions/voucher-action.server.ts'
import {
	exampleCarts,
	previewRows,
	voucherView,
	type VoucherView,
} from '#admin/features/promotions/voucher-view.ts'
import { VoucherForm, voucherFormId } from '#admin/features/promotions/VoucherForm.tsx'
import { VoucherPreview } from '#admin/features/promotions/VoucherPreview.tsx'
import { VoucherTerms } from '#admin/features/promotions/VoucherTerms.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { parseForm, valuesOf } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { Button } from '#web/ui/Button.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'

export async function loader(args: AdminArgs) {
	const { api, company, locale } = await requireStaff(args, 'promotions')
	const code = company.companyCode
	const voucher = await api.call(getVoucher, { code, coupon: args.params.code ?? '' })
	const body = { ...voucher, carts: exampleCarts }
	const { list } = await api.call(tryVoucher, { code, body })
	return {
		title: pageTitle(locale, 'promotions:voucher.one', { code: voucher.code }),
		voucher: voucherView(voucher, locale),
		preview: previewRows(list),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'promotions')
	const form = await args.request.formData()
	const values = valuesOf(form)
	const code = args.params.code ?? ''
	const { act } = values
	if (act === 'end' || act === 'resume' || act === 'delete')
		return doVoucherStep(staff, code, { act, values })
	const parsed = parseForm(form, voucherFormOf(form))
	if (!parsed.ok) return refuseVoucher(parsed.rejected)
	const { base, gives, unit, amount, maximum = null, minimum = null } = parsed.value
	if (act === 'preview' && base && gives && unit && amount !== undefined)
		return showPreview(staff, values, { base, gives, unit, amount, maximum, minimum })
	const body = { ...voucherChangeOf(parsed.value), version: Number(values.version) || 0 }
	const which = { code: staff.company.companyCode, coupon: code }
	const answer = await staff.api.tryCall(changeVoucher, { ...which, body })
	if (!answer.ok) return refusedVoucher(values, answer)
	staff.notices.put(noticeOf(staff, 'promotions:voucher.done.save', { code }))
	return redirect(`/promotions/vouchers/${encodeURIComponent(code)}`, 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function VoucherPage() {
	const { voucher, preview } = useLoaderData<typeof loader>()
	const answer = useActionData<typeof action>()
	const { t } = useTranslation('promotions')
	return (
		<>
			<PageHead
				title={voucher.code}
				back={{ href: '/promotions/vouchers', label: t('tab.vouchers') }}
				state={<StateBadge state={voucher.state} />}
			/>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
				<VoucherForm
					saved={voucher.saved}
					version={voucher.version}
					isInUse={voucher.isInUse}
					rejected={answer}
				/>
				<div className="grid gap-4">
					<VoucherSteps voucher={voucher} />
					<VoucherPreview rows={answer?.preview ?? preview} />
				</div>
			</div>
		</>
	)
}

function VoucherSteps({ voucher }: { voucher: VoucherView }) {
	const { t } = useTranslation('promotions')
	return (
		<Panel id="use" title={t('voucher.use')}>
			<SummaryList
				variant="strong"
				rows={[
					{ term: t('voucher.terms'), value: <VoucherTerms gives={voucher.gives} /> },
					{ term: t('voucher.startsAt'), value: voucher.from },
					{ term: t('voucher.used'), value: voucher.used },
				]}
			/>
			<p className="my-3 text-14 text-mute">
				{t(voucher.isInUse ? 'voucher.inUse' : 'voucher.notInUse')}
			</p>
			<div className="flex flex-wrap gap-2">
				<Button
					form={voucherFormId}
					formNoValidate
					name="act"
					value={voucher.isActive ? 'end' : 'resume'}
					variant={voucher.isActive ? 'danger' : undefined}
				>
					{t(voucher.isActive ? 'voucher.end' : 'voucher.resume')}
				</Button>
				{voucher.isInUse ? null : (
					<Button form={voucherFormId} formNoValidate name="act" value="delete" variant="danger">
						{t('voucher.delete')}
					</Button>
				)}
			</div>
		</Panel>
	)
}
