import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { listPaymentAccounts } from '#contract/payment-account.ts'
import { listShopBanks } from '#contract/shop-bank.ts'
import { AccountsPanel } from '#admin/features/banks/AccountsPanel.tsx'
import { BankAccountForm } from '#admin/features/banks/BankAccountForm.tsx'
import { OnlinePanel } from '#admin/features/online-payment/OnlinePanel.tsx'
import { onlineView } from '#admin/features/online-payment/online-view.ts'
import { tabsFor } from '#admin/features/settings/settings-tabs.ts'
import { SettingsHead } from '#admin/features/settings/SettingsHead.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'

export async function loader(args: AdminArgs) {
	const { api, can, company, locale, mustConfirm } = await requireStaff(args, 'banks')
	const [{ list, qris }, online] = await Promise.all([
		api.call(listShopBanks, {}),
		api.call(listPaymentAccounts, {}),
	])
	return {
		tabs: tabsFor(can),
		mustConfirm,
		title: pageTitle(locale, 'banks:title'),
		accounts: list,
		online: online.list.map((one) => onlineView(one, locale, company.isOpen)),
		qris: qris && [qris.name, qris.city].filter(Boolean).join(', '),
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function BanksPage() {
	const { accounts, mustConfirm, online, qris, tabs } = useLoaderData<typeof loader>()
	const { t } = useTranslation('banks')
	return (
		<>
			<SettingsHead current="payment" tabs={tabs} />
			<div className="grid gap-4">
				<AccountsPanel accounts={accounts} />
				{accounts.length === 0 ? (
					<BankAccountForm
						action="/settings/payment/new"
						count={0}
						rejected={undefined}
						mustConfirm={mustConfirm}
					/>
				) : null}
				<OnlinePanel providers={online} />
				<Panel id="shortfalls" title={t('shortfalls.title')}>
					<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
						<p className="text-14 text-mute">{t('shortfalls.lead')}</p>
						<ButtonLink href="/settings/payment/shortfalls" size="small">
							{t('shortfalls.change')}
						</ButtonLink>
					</div>
				</Panel>
				<Panel id="qris" title="QRIS">
					<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
						<p>{qris ?? <span className="text-mute">{t('qris.none')}</span>}</p>
						<ButtonLink href="/settings/payment/qris" size="small">
							{t(qris === null ? 'qris.add' : 'qris.change')}
						</ButtonLink>
					</div>
				</Panel>
			</div>
		</>
	)
}
