import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { readWalletLimits, setWalletLimits, WALLET_ROLES } from '#contract/wallet-adjustment.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { LimitsForm } from '#admin/features/limits/LimitsForm.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { parseForm } from '#admin/http/form.ts'
import { emptyOr, wholeRupiah } from '#admin/http/form-schemas.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'

const most = emptyOr(wholeRupiah('walletLimits.malformed', 0))
const LimitsSchema = z.object({ owner: most, finance: most })

export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'settings')
	const { list } = await api.call(readWalletLimits, {})
	return {
		title: pageTitle(locale, 'customers:walletLimits.title'),
		limits: WALLET_ROLES.map((role) => {
			const limit = list.find((one) => one.role === role)?.most ?? null
			return { role, most: limit === null ? '' : String(limit) }
		}),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'settings')
	const parsed = parseForm(await args.request.formData(), LimitsSchema)
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const list = WALLET_ROLES.map((role) => ({ role, most: parsed.value[role] }))
	const answer = await staff.api.tryCall(setWalletLimits, { body: { list } })
	if (answer.ok) staff.notices.put(noticeOf(staff, 'customers:walletLimits.saved'))
	else noteConflict(staff, answer)
	return redirect('/customers/wallet-limits', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

/** How much each role may add to and take from wallets within a day. */
export default function WalletLimitsPage() {
	const { limits } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('customers')
	return (
		<>
			<PageHead title={t('walletLimits.title')} back={{ href: '/customers', label: t('title') }} />
			<LimitsForm
				rejected={rejected}
				ns="customers"
				text={t('walletLimits.text')}
				submit={t('walletLimits.submit')}
				prefix="Rp"
				fields={limits.map(({ role, most: limit }) => ({
					role,
					limit,
					label: t(`walletLimits.roles.${role}`),
				}))}
			/>
		</>
	)
}
