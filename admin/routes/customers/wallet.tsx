import type { MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readCustomerWallet } from '#contract/wallet-adjustment.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { walletAction } from '#admin/features/customers/wallet-action.server.ts'
import { WalletConfirmation } from '#admin/features/customers/WalletConfirmation.tsx'
import { WalletFields } from '#admin/features/customers/WalletFields.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { formatMoney } from '#web/domain/money.ts'
import { TextLink } from '#web/ui/TextLink.tsx'

export async function loader(args: AdminArgs) {
	const { api, locale, can, mustConfirm } = await requireStaff(args, 'wallets.adjust')
	const id = args.params.id ?? ''
	const { name, balance, left } = await api.call(readCustomerWallet, { id })
	return {
		title: pageTitle(locale, 'customers:wallet.of', { name }),
		id,
		name,
		balance: formatMoney(balance),
		left: left === null ? null : formatMoney(left),
		mustConfirm,
		canLimit: can('settings'),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'wallets.adjust')
	return walletAction(staff, args.params.id ?? '', await args.request.formData())
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function WalletPage() {
	const { id, name, balance, left, mustConfirm, canLimit } = useLoaderData<typeof loader>()
	const answer = useActionData<typeof action>()
	const { t } = useTranslation('customers')
	const href = `/customers/${id}`
	return (
		<>
			<PageHead title={t('wallet.title')} back={{ href, label: name }}>
				<p className="text-14 text-mute">{t('wallet.now', { balance })}</p>
			</PageHead>
			{answer?.review ? (
				<WalletConfirmation review={answer.review} answer={answer} mustConfirm={mustConfirm} />
			) : (
				<WalletFields rejected={answer} left={left} href={href} />
			)}
			{canLimit ? (
				<p className="mt-4">
					<TextLink href="/customers/wallet-limits">{t('walletLimits.title')}</TextLink>
				</p>
			) : null}
		</>
	)
}
