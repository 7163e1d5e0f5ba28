import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { addReward } from '#contract/edited-reward.ts'
import { RewardForm as RewardFields } from '#admin/features/promotions/reward.form.ts'
import { RewardForm } from '#admin/features/promotions/RewardForm.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse, refuseForm } from '#admin/http/answers.ts'
import { parseForm } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'

export async function loader(args: AdminArgs) {
	const { locale } = await requireStaff(args, 'promotions')
	return { title: pageTitle(locale, 'promotions:reward.new') }
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'promotions')
	const parsed = parseForm(await args.request.formData(), RewardFields)
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const asked = { code: staff.company.companyCode, body: parsed.value }
	const answer = await staff.api.tryCall(addReward, asked)
	if (!answer.ok) throw refusalResponse(answer)
	staff.notices.put(noticeOf(staff, 'promotions:reward.done.add'))
	return redirect('/promotions/rewards', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function NewRewardPage() {
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('promotions')
	return (
		<>
			<PageHead
				title={t('reward.new')}
				back={{ href: '/promotions/rewards', label: t('tab.rewards') }}
			/>
			<div className="max-w-200">
				<RewardForm saved={{}} version={null} rejected={rejected} />
			</div>
		</>
	)
}
