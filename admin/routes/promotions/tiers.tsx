import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { z } from 'zod'
import { changeTier, listTiers, type TierBenefit, TIERS } from '#contract/tier.ts'
import { digestOf } from '#admin/features/products/product-sections.server.ts'
import { basisPoints, percentText } from '#admin/features/promotions/basis-points.ts'
import { ticked } from '#admin/features/promotions/form-parts.ts'
import { promotionTabsFor } from '#admin/features/promotions/promotion-tabs.ts'
import { PromotionsHead } from '#admin/features/promotions/PromotionsHead.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse, refuseForm } from '#admin/http/answers.ts'
import { parseForm, valuesOf } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { savedMeanwhile } from '#admin/http/saved-meanwhile.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { formatMoney } from '#web/domain/money.ts'
import { Button } from '#web/ui/Button.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { TextField } from '#web/ui/TextField.tsx'

const TierForm = z.object({ discount: basisPoints(2_000), free: ticked })

export async function loader(args: AdminArgs) {
	const { api, can, company, locale } = await requireStaff(args, 'promotions')
	const { list: tiers } = await api.call(listTiers, { code: company.companyCode })
	return {
		title: pageTitle(locale, 'promotions:tab.tiers'),
		tabs: promotionTabsFor(can),
		shown: digestOf(tiers),
		tiers: tiers.flatMap(tierView),
	}
}

/** A tier as the form has it; nothing of one that only a newer website API knows. */
function tierView({ tier: code, ...tier }: TierBenefit) {
	if (code === 'UNKNOWN') return []
	return {
		code,
		from: formatMoney(tier.from),
		free: tier.freeShipping,
		discount: percentText(tier.discountBp),
		// A cart of Rp 100.000, where nothing is rounded.
		example: formatMoney(tier.discountBp * 10),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'promotions')
	const { api, company, notices } = staff
	const form = await args.request.formData()
	const schema = z.object(
		Object.fromEntries(
			TIERS.flatMap((code) => [
				[`discount-${code}`, TierForm.shape.discount],
				[`free-${code}`, TierForm.shape.free],
			]),
		),
	)
	const parsed = parseForm(form, schema)
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const values = valuesOf(form)
	const { list: saved } = await api.call(listTiers, { code: company.companyCode })
	if (digestOf(saved) !== values.shown) {
		return refuseForm({ values, errors: { '': 'conflict' } }, 409)
	}
	for (const code of TIERS) {
		const input = TierForm.parse({
			discount: values[`discount-${code}`],
			free: values[`free-${code}`],
		})
		if (isSame(saved, code, input)) continue
		const answer = await api.tryCall(changeTier, {
			code: company.companyCode,
			body: { tier: code, discountBp: input.discount, freeShipping: input.free },
		})
		if (!answer.ok) throw refusalResponse(answer)
	}
	notices.put(noticeOf(staff, 'promotions:tier.saved'))
	return redirect('/promotions/tiers', 303)
}

function isSame(saved: TierBenefit[], code: string, input: z.output<typeof TierForm>): boolean {
	const before = saved.find(({ tier }) => tier === code)
	return before?.discountBp === input.discount && before.freeShipping === input.free
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function TiersPage() {
	const { tabs, shown, tiers } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('promotions')
	const errorsOf = savedMeanwhile(rejected, t)
	return (
		<>
			<PromotionsHead current="tiers" tabs={tabs} />
			<PostForm className="grid max-w-200 gap-4">
				<FormErrors rejected={rejected} ns="promotions" />
				<p className="text-14 text-mute">{t('tier.text')}</p>
				<input type="hidden" name="shown" value={shown} />
				{tiers.map(({ code, from, discount, free, example }) => (
					<Panel
						key={code}
						id={`tier-${code}`}
						title={t(`tier.name.${code}`)}
						more={<span className="text-14 text-mute">{t('tier.from', { from })}</span>}
					>
						<div className="grid items-start gap-4 sm:grid-cols-2">
							<TextField
								id={`discount-${code}`}
								name={`discount-${code}`}
								label={t('tier.discount', { tier: t(`tier.name.${code}`) })}
								help={t('tier.example', { example })}
								errors={errorsOf(`discount-${code}`, discount)}
								defaultValue={rejected?.values[`discount-${code}`] ?? discount}
								inputMode="decimal"
								autoComplete="off"
								maxLength={6}
							/>
							<div className="sm:pt-5">
								<CheckboxField
									id={`free-${code}`}
									name={`free-${code}`}
									label={t('tier.free', { tier: t(`tier.name.${code}`) })}
									defaultChecked={rejected ? rejected.values[`free-${code}`] === 'on' : free}
								/>
							</div>
						</div>
					</Panel>
				))}
				<div>
					<Button variant="primary">{t('save')}</Button>
				</div>
			</PostForm>
		</>
	)
}
