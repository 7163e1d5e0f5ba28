import type { FieldName } from '#web/domain/form-fields.ts'
import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { z } from 'zod'
import {
	listCommissionReviews,
	refuseCommission,
	releaseCommission,
} from '#contract/commission-review.ts'
import { changeSite, getSite } from '#contract/edited-site.ts'
import { digestOf } from '#admin/features/products/product-sections.server.ts'
import { basisPoints, percentText } from '#admin/features/promotions/basis-points.ts'
import {
	affiliateFormId,
	CommissionReviews,
} from '#admin/features/promotions/CommissionReviews.tsx'
import { wholeNumber } from '#admin/http/form-schemas.ts'
import { promotionTabsFor } from '#admin/features/promotions/promotion-tabs.ts'
import { PromotionsHead } from '#admin/features/promotions/PromotionsHead.tsx'
import { minuteText } from '#admin/features/promotions/voucher-view.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse, refuseForm } from '#admin/http/answers.ts'
import { parseForm, valuesOf } from '#admin/http/form.ts'
import { afterButton, hasUnsaved, pressedRow } from '#admin/http/kept-input.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff, type Staff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { type FieldSpec, FormFields } from '#admin/ui/FormFields.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { formatMoney } from '#web/domain/money.ts'
import { Button } from '#web/ui/Button.tsx'

const SettingsForm = z.object({
	shown: z.string(),
	rate: basisPoints(5_000),
	days: wholeNumber('affiliate.daysWrong', 1, 365),
})
const DecisionForm = z.object({
	act: z.enum(['release', 'refusal']),
	number: z.string().min(1).max(40),
})
const fields: FieldSpec<FieldName<typeof SettingsForm>>[] = [
	{ name: 'rate', kind: 'percent', required: true, hasHelp: true },
	{ name: 'days', kind: 'digits', required: true, hasHelp: true },
]

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'commissions.read')
	const { api, can, locale } = staff
	const { list: reviews } = await api.call(listCommissionReviews, {})
	return {
		title: pageTitle(locale, 'promotions:tab.affiliate'),
		tabs: promotionTabsFor(can),
		settings: can('settings') ? await settingsOf(staff) : null,
		canDecide: can('commissions.decide'),
		reviews: reviews.map((review) => ({
			number: review.orderNumber,
			amount: formatMoney(review.amount),
			street: review.street,
			affiliate: review.affiliateName,
			customer: review.customerName,
			since: minuteText(review.at, locale),
		})),
	}
}

async function settingsOf({ api, company }: Pick<Staff, 'api' | 'company'>) {
	const site = await api.call(getSite, { code: company.companyCode })
	const saved = {
		rate: percentText(site.affiliateRate),
		days: String(site.affiliateCookieDays),
	}
	return { saved, shown: digestOf(saved), example: formatMoney(site.affiliateRate * 10) }
}

export async function action(args: AdminArgs) {
	const form = await args.request.formData()
	if (form.has('row')) return decide(await requireStaff(args, 'commissions.decide'), form)
	const staff = await requireStaff(args, 'settings')
	const parsed = parseForm(form, SettingsForm)
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const { shown } = await settingsOf(staff)
	if (shown !== parsed.value.shown)
		return refuseForm({ values: valuesOf(form), errors: { '': 'conflict' } }, 409)
	const { rate, days } = parsed.value
	const answer = await staff.api.tryCall(changeSite, {
		code: staff.company.companyCode,
		body: { affiliateRate: rate, affiliateCookieDays: days },
	})
	if (!answer.ok) throw refusalResponse(answer)
	staff.notices.put(noticeOf(staff, 'promotions:affiliate.saved'))
	return redirect('/promotions/affiliate', 303)
}

async function decide(staff: Staff, form: FormData) {
	const values = valuesOf(form)
	const parsed = parseForm(pressedRow(form), DecisionForm)
	if (!parsed.ok) throw new Response(null, { status: 404 })
	const { act, number } = parsed.value
	const decision = act === 'release' ? releaseCommission : refuseCommission
	const answer = await staff.api.tryCall(decision, { number })
	if (answer.ok) staff.notices.put(noticeOf(staff, `promotions:affiliate.done.${act}`, { number }))
	else noteConflict(staff, answer)
	const saved = staff.can('settings') ? (await settingsOf(staff)).saved : {}
	return afterButton('/promotions/affiliate', hasUnsaved(values, saved), values)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function AffiliatePage() {
	const { tabs, settings, canDecide, reviews } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('promotions')
	return (
		<>
			<PromotionsHead current="affiliate" tabs={tabs} />
			<PostForm id={affiliateFormId} className="grid gap-4">
				{settings === null ? null : (
					<Panel id="settings" title={t('affiliate.settings')}>
						<div className="grid max-w-180 gap-4">
							<FormErrors rejected={rejected} ns="promotions" />
							<input type="hidden" name="shown" value={settings.shown} />
							<FormFields
								namespace="promotions"
								group="affiliate"
								fields={fields}
								rejected={rejected}
								saved={settings.saved}
							/>
							<p className="text-14 text-mute">
								{t('affiliate.example', { amount: settings.example })}
							</p>
							<div>
								<Button variant="primary">{t('save')}</Button>
							</div>
						</div>
					</Panel>
				)}
				<CommissionReviews rows={reviews} canDecide={canDecide} />
			</PostForm>
		</>
	)
}
