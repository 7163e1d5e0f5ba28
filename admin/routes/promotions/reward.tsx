import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { changeReward, getEditedReward, removeReward } from '#contract/edited-reward.ts'
import { RewardForm as RewardFields, rewardFields } from '#admin/features/promotions/reward.form.ts'
import { RewardForm, rewardFormId } from '#admin/features/promotions/RewardForm.tsx'
import { StateBadge } from '#admin/features/promotions/StateBadge.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse, refuseForm } from '#admin/http/answers.ts'
import { parseForm, valuesOf } from '#admin/http/form.ts'
import { afterButton, hasUnsaved } from '#admin/http/kept-input.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff, type Staff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { Button } from '#web/ui/Button.tsx'

const list = '/promotions/rewards'

export async function loader(args: AdminArgs) {
	const { api, company, locale } = await requireStaff(args, 'promotions')
	const which = { code: company.companyCode, id: args.params.id ?? '' }
	const reward = await api.call(getEditedReward, which)
	return {
		title: pageTitle(locale, 'promotions:reward.one', { title: reward.title }),
		name: reward.title,
		taken: reward.taken,
		isActive: reward.isActive,
		version: reward.version,
		saved: rewardFields(reward),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'promotions')
	const id = args.params.id ?? ''
	const form = await args.request.formData()
	const values = valuesOf(form)
	const { act } = values
	if (act === 'end' || act === 'resume' || act === 'delete')
		return doStep(staff, id, { act, values })
	const parsed = parseForm(form, RewardFields)
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const { stock, ...change } = parsed.value
	const stockBefore = Number(values.stockBefore) || 0
	// Shoppers redeem rewards in the meantime: the stock is set only if the number was changed.
	const changed = stock === stockBefore ? {} : { stock, stockBefore }
	const answer = await staff.api.tryCall(changeReward, {
		code: staff.company.companyCode,
		id,
		body: { ...change, ...changed, version: Number(values.version) || 0 },
	})
	if (!answer.ok && answer.status === 409)
		return refuseForm({ values, errors: { '': 'conflict' } }, 409)
	if (!answer.ok) throw refusalResponse(answer)
	staff.notices.put(noticeOf(staff, 'promotions:reward.done.save'))
	return redirect(`${list}/${encodeURIComponent(id)}`, 303)
}

async function doStep(
	staff: Staff,
	id: string,
	{ act, values }: { act: 'end' | 'resume' | 'delete'; values: Record<string, string> },
) {
	const { api, company, notices } = staff
	const which = { code: company.companyCode, id }
	const saved = rewardFields(await api.call(getEditedReward, which))
	const answer =
		act === 'delete'
			? await api.tryCall(removeReward, which)
			: await api.tryCall(changeReward, { ...which, body: { isActive: act === 'resume' } })
	if (answer.ok) notices.put(noticeOf(staff, `promotions:reward.done.${act}`))
	else noteConflict(staff, answer)
	const isGone = act === 'delete' && answer.ok
	const path = isGone ? list : `${list}/${encodeURIComponent(id)}`
	return afterButton(path, !isGone && hasUnsaved(values, saved), values)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function RewardPage() {
	const { name, taken, isActive, version, saved } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('promotions')
	return (
		<>
			<PageHead
				title={name}
				back={{ href: list, label: t('tab.rewards') }}
				state={isActive ? undefined : <StateBadge state="ENDED" />}
			/>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
				<RewardForm saved={saved} version={version} rejected={rejected} />
				<Panel id="use" title={t('reward.use')}>
					<p className="mb-3 text-14 text-mute">{t('reward.useText', { taken })}</p>
					<div className="flex flex-wrap gap-2">
						<Button
							form={rewardFormId}
							formNoValidate
							name="act"
							value={isActive ? 'end' : 'resume'}
							variant={isActive ? 'danger' : undefined}
						>
							{t(isActive ? 'reward.end' : 'reward.resume')}
						</Button>
						{taken === 0 ? (
							<Button form={rewardFormId} formNoValidate name="act" value="delete" variant="danger">
								{t('reward.delete')}
							</Button>
						) : null}
					</div>
				</Panel>
			</div>
		</>
	)
}
