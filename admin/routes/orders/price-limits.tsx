import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { PRICE_ROLES, readPriceLimits, setPriceLimits } from '#contract/price-limit.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { LimitsForm } from '#admin/features/limits/LimitsForm.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { parseForm } from '#admin/http/form.ts'
import { emptyOr, wholeNumber } from '#admin/http/form-schemas.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'

const percent = emptyOr(wholeNumber('limits.malformed', 0, 100))
const LimitsSchema = z.object({ owner: percent, manager: percent, staff: percent })

export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'settings')
	const { list } = await api.call(readPriceLimits, {})
	return {
		title: pageTitle(locale, 'drafts:limits.title'),
		limits: PRICE_ROLES.map((role) => {
			const limit = list.find((one) => one.role === role)?.percent ?? null
			return { role, percent: limit === null ? '' : String(limit) }
		}),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'settings')
	const parsed = parseForm(await args.request.formData(), LimitsSchema)
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const list = PRICE_ROLES.map((role) => ({ role, percent: parsed.value[role] }))
	const answer = await staff.api.tryCall(setPriceLimits, { body: { list } })
	if (answer.ok) staff.notices.put(noticeOf(staff, 'drafts:limits.saved'))
	else noteConflict(staff, answer)
	return redirect('/orders/drafts/limits', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

/** How far below the shop's prices each role may go. */
export default function PriceLimitsPage() {
	const { limits } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('drafts')
	return (
		<>
			<PageHead title={t('limits.title')} back={{ href: '/orders/drafts', label: t('title') }} />
			<LimitsForm
				rejected={rejected}
				ns="drafts"
				text={t('limits.text')}
				submit={t('limits.submit')}
				maxLength={3}
				fields={limits.map(({ role, percent: limit }) => ({
					role,
					limit,
					label: `${t(`limits.roles.${role}`)} (%)`,
				}))}
			/>
		</>
	)
}
