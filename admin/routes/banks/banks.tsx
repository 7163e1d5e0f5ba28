import type { MetaFunction, SerializeFrom } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { PROVIDER_NAMES } from '#contract/online-method.ts'
import { listPaymentAccounts } from '#contract/payment-account.ts'
import { listShopBanks } from '#contract/shop-bank.ts'
import { BankAccountForm } from '#admin/features/banks/BankAccountForm.tsx'
import { onlineView, type OnlineView } from '#admin/features/online-payment/online-view.ts'
import { WarningText } from '#admin/features/online-payment/WarningText.tsx'
import { tabsFor } from '#admin/features/settings/settings-tabs.ts'
import { SettingsHead } from '#admin/features/settings/SettingsHead.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

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

type Account = SerializeFrom<typeof loader>['accounts'][number]

function AccountsPanel({ accounts }: { accounts: Account[] }) {
	const { t } = useTranslation('banks')
	return (
		<Panel id="accounts" title={t('accounts')}>
			<p className="mb-3 max-w-[68ch] text-14 text-mute">{t('text')}</p>
			{accounts.length === 0 ? (
				<p>{t('empty')}</p>
			) : (
				<>
					<ol className="mb-4 divide-y divide-line">
						{accounts.map((account) => (
							<AccountItem key={account.code} account={account} />
						))}
					</ol>
					<ButtonLink href="/settings/payment/new" variant="primary">
						{t('add')}
					</ButtonLink>
				</>
			)}
		</Panel>
	)
}

function AccountItem({ account: { code, name, number, holder, isActive } }: { account: Account }) {
	const { t } = useTranslation('banks')
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
			<div className="min-w-0">
				<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
					<b>{name}</b>
					<Badge colour={isActive ? 'green' : 'grey'}>{t(isActive ? 'on' : 'off')}</Badge>
				</p>
				<p className="tabular-nums">{number}</p>
				<p className="text-14 text-mute">{holder}</p>
			</div>
			<ButtonLink
				href={`/settings/payment/${encodeURIComponent(code)}`}
				size="small"
				aria-label={t('changeOne', { name, number })}
			>
				{t('change')}
			</ButtonLink>
		</li>
	)
}

function OnlinePanel({ providers }: { providers: OnlineView[] }) {
	const { t } = useTranslation(['banks', 'reconciliation'])
	return (
		<Panel id="online" title={t('online.title')}>
			<p className="mb-3 max-w-[68ch] text-14 text-mute">{t('online.lead')}</p>
			<ul className="divide-y divide-line">
				{providers.map((one) => (
					<ProviderItem key={one.provider} one={one} />
				))}
			</ul>
			<p className="mt-3">
				<TextLink href="/payments/messages">{t('messages.title')}</TextLink> ·{' '}
				<TextLink href="/payments/reconciliation">{t('reconciliation:title')}</TextLink>
			</p>
		</Panel>
	)
}

function ProviderItem({ one }: { one: OnlineView }) {
	const { t } = useTranslation('banks')
	const provider = PROVIDER_NAMES[one.provider]
	const { account } = one
	// That nothing was heard yet is said where the address is.
	const warnings = one.warnings.filter((warning) => warning !== 'unheard')
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
			<div className="min-w-0">
				<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
					<b>{provider}</b>
					<Badge colour={account?.isActive ? 'green' : 'grey'}>
						{t(account ? (account.isActive ? 'online.on' : 'online.off') : 'online.none')}
					</Badge>
				</p>
				{account ? (
					<p className="text-14 text-mute">{t(`online.environments.${account.environment}`)}</p>
				) : null}
				{warnings.map((warning) => (
					<p key={warning} className="text-14 text-alarm">
						<WarningText warning={warning} one={one} />
					</p>
				))}
			</div>
			<ButtonLink href={one.path} size="small" aria-label={t('online.changeOne', { provider })}>
				{t(account ? 'online.change' : 'online.setUp')}
			</ButtonLink>
		</li>
	)
}
