import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'

type Account = { code: string; name: string; number: string; holder: string; isActive: boolean }

/** The bank accounts that shoppers transfer to, in display order. */
export function AccountsPanel({ accounts }: { accounts: Account[] }) {
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
