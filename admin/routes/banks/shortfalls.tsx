import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { z } from 'zod'
import { readWaiverLimits, setWaiverLimits } from '#contract/shortfall.ts'
import { LimitsForm } from '#admin/features/limits/LimitsForm.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { parseForm } from '#admin/http/form.ts'
import { emptyOr, wholeRupiah } from '#admin/http/form-schemas.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'

/** Roles of staff; keys of scripts keep their default. */
const roles = ['owner', 'manager', 'finance'] as const
const most = emptyOr(wholeRupiah('shortfalls.malformed', 0))
const LimitsSchema = z.object({ owner: most, manager: most, finance: most })

export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'settings')
	const { list } = await api.call(readWaiverLimits, {})
	return {
		title: pageTitle(locale, 'banks:shortfalls.title'),
		limits: roles.map((role) => {
			const limit = list.find((one) => one.role === role)?.most ?? null
			return { role, most: limit === null ? '' : String(limit) }
		}),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'settings')
	const parsed = parseForm(await args.request.formData(), LimitsSchema)
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const list = roles.map((role) => ({ role, most: parsed.value[role] }))
	const answer = await staff.api.tryCall(setWaiverLimits, { body: { list } })
	if (answer.ok) staff.notices.put(noticeOf(staff, 'banks:shortfalls.saved'))
	else noteConflict(staff, answer)
	return redirect('/settings/payment/shortfalls', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ShortfallsPage() {
	const { limits } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('banks')
	return (
		<>
			<PageHead
				title={t('shortfalls.title')}
				back={{ href: '/settings/payment', label: t('title') }}
			/>
			<LimitsForm
				rejected={rejected}
				ns="banks"
				text={t('shortfalls.text')}
				submit={t('shortfalls.submit')}
				prefix="Rp"
				fields={limits.map(({ role, most: limit }) => ({
					role,
					limit,
					label: t(`shortfalls.roles.${role}`),
				}))}
			/>
		</>
	)
}
